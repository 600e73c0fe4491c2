extension RejectedSpec {
  static let parts: [RejectedSpec] = []
}
