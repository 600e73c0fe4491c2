var {{ member.names.handler }}: ({{ member.handlerType }})? {
  get { {{ mock.lock }}.withLock { {{ mock.state }}.{{ member.names.handler }} } }
  set { {{ mock.lock }}.withLock { {{ mock.state }}.{{ member.names.handler }} = newValue } }
}
