extension Explanation {
  static let all: [Explanation] = []
}
