var {{ member.handler }}: ({{ member.handlerType }})? {
  get { mockLock.withLock { mockState.{{ member.handler }} } }
  set { mockLock.withLock { mockState.{{ member.handler }} = newValue } }
}
