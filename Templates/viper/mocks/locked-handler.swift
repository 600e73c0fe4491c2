{{ group.prefix }}var {{ member.names.handler }}: ({{ member.handlerType }})? {
  get { {{ group.lock }}.withLock { {{ group.state }}.{{ member.names.handler }} } }
  set { {{ group.lock }}.withLock { {{ group.state }}.{{ member.names.handler }} = newValue } }
}
