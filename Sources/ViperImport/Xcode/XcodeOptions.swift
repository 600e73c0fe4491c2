import ViperText

/// What Xcode asks for when it makes files of a template: the `Options` of its `TemplateInfo.plist`.
struct XcodeOptions {
  private struct Option {
    let identifier: String
    let type: String
    let usual: String
  }

  private let options: [Option]
  /// The option whose value is the module's name.
  let main: String
  /// Whether choices of the user decide which folder of the template is taken.
  let hasVariations: Bool
  let summary: String

  init(_ information: DataNode) {
    options = (information["Options"]?.elements ?? []).compactMap { node in
      node["Identifier"]?.text.map {
        Option(
          identifier: $0, type: node["Type"]?.text ?? "text", usual: node["Default"]?.text ?? "")
      }
    }
    hasVariations = options.contains { $0.type == "popup" || $0.type == "checkbox" }
    summary = information["Summary"]?.text ?? information["Description"]?.text ?? ""
    main = Self.main(of: options)
  }

  /// Xcode calls files after `productName`; often that is made of what the user is asked for.
  private static func main(of options: [Option]) -> String {
    let product = options.first { $0.identifier == "productName" }
    guard let product, product.type != "text" else {
      let asked = options.first { $0.type == "text" }
      return product?.identifier ?? asked?.identifier ?? "productName"
    }
    let asked = XcodeVariables.names(in: product.usual).compactMap { name in
      options.first { "VARIABLE_" + $0.identifier == name }
    }
    return asked.first { $0.type == "text" }?.identifier ?? product.identifier
  }

  /// What an option's variable stands for: the text of a computed one, or the usual value of another.
  ///
  /// - Returns: nil for an option that there is none of.
  func value(of identifier: String) -> (isComputed: Bool, text: String)? {
    options.first { $0.identifier == identifier }.map { ($0.type == "static", $0.usual) }
  }
}
