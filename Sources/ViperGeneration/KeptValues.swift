import ViperProject

/// Values that are kept until the process ends: to free a project's specs one by one would only take time then.
package final class KeptValues: Sendable {
  private let values = SharedValue<[any Sendable]>([])

  package init() {}

  package func keep(_ value: any Sendable) { values.change { $0.append(value) } }
}
