var {{ member.handler }}: ({{ member.handlerType }})? {
  get { {{ mock.lock }}.withLock { {{ mock.state }}.{{ member.handler }} } }
  set { {{ mock.lock }}.withLock { {{ mock.state }}.{{ member.handler }} = newValue } }
}
