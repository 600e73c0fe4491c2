import ViperSpec
import ViperTemplate

extension VerbatimMember {
  /// What templates may say of an implementation; nil for what has none in an extension.
  ///
  /// - Parameter owner: the type that the user writes it in; nil for a mock.
  func record(of owner: String?, in mock: String = "") -> TemplateValue? {
    guard let head else { return nil }
    let reason =
      owner.map { "\($0).\(title) is not written yet" } ?? "\(mock).\(title) can't be mocked"
    return ["head": .string(head), "isSettable": .bool(isSettable), "reason": .string(reason)]
  }
}
