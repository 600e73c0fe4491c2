import SwiftReading
import ViperProject
import ViperSpec
import ViperTemplate
import ViperText

/// The tests of an app.
///
/// A UIKit test without a window loads no view, so it calls no stub. Other tests are left out if a
/// view could call stubs or mocks.
package struct AppTests {
  let plan: AppPlan
  let values: ServiceValues
  let samples: [String: [String]]
  package private(set) var notes: [String] = []
  private var names: Set<String> = []

  package init(_ plan: AppPlan, samples: [String: [String]], specs: SpecTable) {
    self.plan = plan
    self.samples = samples
    values = ServiceValues(samples: samples, project: specs)
  }

  package var shown: Set<String> {
    Set((plan.starts.map(\.module) + plan.links.map(\.trail.front)).map(\.spec.name))
  }

  package mutating func record(imports: [String]) -> TemplateValue {
    let suite = plan.typeName + "Tests"
    guard let field = plan.starts.compactMap({ unknownService(of: $0.module) }).first else {
      var links: [TemplateValue] = []
      for link in plan.links {
        do throws(Untestable) { links.append(try test(link)) } catch {
          notes.append("\(suite): \(link.path.text.string) (\(error.reason))")
        }
      }
      return [
        "suite": .string(suite), "links": .list(links), "starts": .list(plan.starts.map(start)),
        "imports": strings(imports),
      ]
    }
    notes.append("\(suite): all (\(Untestable.noSample(field.type.text).reason))")
    return .none
  }

  private func start(_ start: AppPlan.Start) -> TemplateValue {
    [
      "name": .string((start.tab == nil ? "startsWith" : "showsTheTab") + start.module.spec.name),
      "screen": .string(start.module.names.root),
      "framework": .string(start.module.uiFramework.framework), "tab": tab(of: start),
    ]
  }

  private mutating func test(_ link: AppPlan.Link) throws(Untestable) -> TemplateValue {
    for module in link.trail.shown {
      if let field = unknownService(of: module) { throw .noSample(field.type.text) }
    }
    for step in link.steps where step.isYours {
      throw .because("its route '\(step.call)' is yours")
    }
    let needsWindow = plan.uiFramework?.app?.needsWindow == true && !link.steps.allSatisfy(isQuiet)
    if needsWindow {
      for module in link.trail.shown {
        if let reason = reasonNotToLoad(module) { throw .because(reason) }
      }
    }
    return [
      "name": .string(freeName(for: link)), "url": .string(try url(of: link)),
      "module": .string(link.end), "screen": .string(link.trail.front.names.root),
      "framework": .string(link.trail.front.uiFramework.framework),
      "needsWindow": .bool(needsWindow), "tab": tab(of: link.start),
    ]
  }

  private func tab(of start: AppPlan.Start) -> TemplateValue {
    start.tab.map { .int($0.index) } ?? .none
  }

  private func unknownService(of module: AppModule) -> Field? {
    values.unknown(among: module.spec.services.map(\.given), of: module.spec.name)
  }

  /// Whether a step works without a window.
  private func isQuiet(_ step: AppPlan.Step) -> Bool { [.stack, .tab, .back].contains(step.way) }

  private func reasonNotToLoad(_ module: AppModule) -> String? {
    let spec = module.spec
    let name = spec.name
    if spec.mayCallYours(in: module.dialect) {
      return "showing '\(name)' would call what is yours there"
    }
    return spec.services.isEmpty ? nil : "showing '\(name)' would ask the mocks of its services"
  }

  // MARK: - URLs

  private mutating func freeName(for link: AppPlan.Link) -> String {
    let words = link.path.parts.map { part in
      switch part {
      case .text(let text): pascalCased(String(text.map { $0.isLetter || $0.isNumber ? $0 : " " }))
      case .value(let word): pascalCased(word.string)
      }
    }
    let name = words.isEmpty ? "opensTheEmptyLink" : "opens" + words.joined()
    var free = name
    var count = 2
    while !isSwiftIdentifier(free) || !names.insert(free).inserted {
      free = (isSwiftIdentifier(name) ? name : "opensLink") + String(count)
      count += 1
    }
    return free
  }

  private func url(of link: AppPlan.Link) throws(Untestable) -> String {
    var texts: [String: String] = [:]
    for (index, value) in link.values.enumerated() {
      guard let text = text(of: value, place: index + 1) else { throw .noSample(value.type.text) }
      texts[value.name] = percentEncoded(text)
    }
    let parts = link.path.parts.map { part in
      switch part {
      case .text(let text): percentEncoded(text)
      case .value(let word): texts[word.string] ?? ""
      }
    }
    let query = link.path.query.map {
      percentEncoded($0.key) + "=" + (texts[$0.value.string] ?? "")
    }
    return scheme + "://" + (parts.isEmpty ? "/" : parts.joined(separator: "/"))
      + (query.isEmpty ? "" : "?" + query.joined(separator: "&"))
  }

  private var scheme: String {
    let name = plan.name.lowercased()
    return name.utf8.allSatisfy { (0x61...0x7A).contains($0) } ? name : "app"
  }

  /// A sample that is a plain literal, or a standard value.
  private func text(of value: LinkValue, place: Int) -> String? {
    let texts = [value.type.text, value.type.withoutModules.text]
    if let sample = texts.lazy.compactMap({ samples[$0]?.first }).first {
      let inner =
        sample.hasPrefix("\"") && sample.hasSuffix("\"") ? sample.dropFirst().dropLast() : ""
      if !inner.isEmpty, !inner.contains("\\"), !inner.contains("\"") { return String(inner) }
      return !sample.isEmpty && sample.utf8.allSatisfy { (0x30...0x39).contains($0) } ? sample : nil
    }
    switch value.type.text {
    case "Int": return String(place)
    case "Double": return "\(place).5"
    case "Bool": return "true"
    case "String": return value.name
    case "UUID": return "6E2B5A3C-8F1D-4C7A-9B0E-1D2F3A4B5C6D"
    case "URL": return "https://example.com/\(place)"
    default: return nil
    }
  }
}

private func percentEncoded(_ text: String) -> String {
  let digits = Array("0123456789ABCDEF".utf8)
  var bytes: [UInt8] = []
  for byte in text.utf8 {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      bytes.append(byte)
    default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}
