import ViperSpec
import ViperTemplate

extension VerbatimMember {
  /// An implementation that calls `fatalError`; nil if an extension can't contain it.
  ///
  /// - Parameter owner: the type that you write it in; nil for a mock.
  func record(of owner: String?, in mock: String = "") -> TemplateValue? {
    guard let head else { return nil }
    let reason =
      owner.map { "\($0).\(title) is not written yet" } ?? "\(mock).\(title) can't be mocked"
    return ["head": .string(head), "isSettable": .bool(isSettable), "reason": .string(reason)]
  }
}
