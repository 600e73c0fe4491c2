import ViperPack
import ViperSpec

/// Types that test files import with the modules they need, so that a type of the same name in the
/// module under test would be ambiguous there: `Comment`, which Testing has too.
///
/// An import of that one type settles it: `@testable import struct Blog.Comment`.
enum ClashingTypes {
  /// The declarations to import by name: `struct Comment`, `protocol Stream`.
  ///
  /// - Parameter imported: what the file imports whole.
  static func imports(
    for module: Module, names: ModuleNames, project: SpecTable, beside imported: Set<String>
  ) -> [String] {
    let known = known(imported)
    guard !known.isEmpty else { return [] }
    var found: [String] = []
    for name in project.entityNames(in: known) where module.mentions(name, project: project) {
      found.append("struct " + name)
    }
    for case let service? in module.services.map(\.declaration?.name) where known.contains(service)
    {
      found.append("protocol " + service)
    }
    if let namespace = names.namespace?.name, known.contains(namespace) {
      found.append("enum " + namespace)
    }
    return found.sorted()
  }

  private static func known(_ imported: Set<String>) -> Set<String> {
    // Whatever an app is built with brings Foundation along.
    let bringsFoundation = !imported.subtracting(["Testing", "ViperKit"]).isEmpty
    return (imported.contains("Testing") ? testing : [])
      .union(bringsFoundation ? foundation : [])
  }

  private static let testing: Set<String> = [
    "Attachable", "AttachableWrapper", "Attachment", "Bug", "Comment", "ConditionTrait",
    "Confirmation", "CustomTestArgumentEncodable", "CustomTestStringConvertible", "ExitStatus",
    "ExitTest", "Expectation", "ExpectationFailedError", "Issue", "IssueHandlingTrait",
    "KnownIssueMatcher", "ParallelizationTrait", "SourceLocation", "Suite", "SuiteTrait", "Tag",
    "Test", "TestScoping", "TestTrait", "TimeLimitTrait", "Trait",
  ]

  private static let foundation: Set<String> = [
    "AffineTransform", "AlignmentOptions", "AttributeContainer", "AttributeDynamicLookup",
    "AttributeScope", "AttributeScopeCodableConfiguration", "AttributeScopes", "AttributedString",
    "AttributedStringAttributeMutation", "AttributedStringKey", "AttributedStringProtocol",
    "AttributedSubstring", "BlockOperation", "Bundle", "ByteCountFormatter", "Calendar",
    "CharacterSet", "CocoaError", "CodableAttributedStringKey", "CodableConfiguration",
    "CodableWithConfiguration", "ComparableComparator", "Comparator", "ComparisonResult",
    "ContiguousBytes", "CustomNSError", "Data", "DataProtocol", "Date", "DateComponents",
    "DateFormatter", "DateInterval", "DateIntervalFormatter", "Decimal",
    "DecodableAttributedStringKey", "DecodableWithConfiguration", "DecodingConfigurationProviding",
    "Dimension", "DiscontiguousAttributedSubstring", "DiscreteFormatStyle",
    "EncodableAttributedStringKey", "EncodableWithConfiguration", "EncodingConfigurationProviding",
    "EnergyFormatter", "Expression", "FileAttributeKey", "FileAttributeType", "FileHandle",
    "FileManager", "FileManagerDelegate", "FileProtectionType", "FormatStyle", "Formatter", "Host",
    "IndexPath", "IndexSet", "InflectionRule", "InputStream", "LengthFormatter", "Locale",
    "LocalizedError", "MarkdownDecodableAttributedStringKey", "MassFormatter", "Measurement",
    "Morphology", "MutableDataProtocol", "Notification", "NotificationCenter", "NotificationQueue",
    "NumberFormatter", "ObjCBool", "OperatingSystemVersion", "Operation", "OperationQueue",
    "OutputStream", "ParseStrategy", "ParseableFormatStyle", "PersonNameComponents",
    "PersonNameComponentsFormatter", "Pipe", "Port", "PortDelegate", "PortMessage", "Predicate",
    "PredicateBindings", "PredicateError", "PredicateExpression", "PredicateExpressions",
    "Process", "ProcessInfo", "Progress", "ProgressKind", "ProgressReporting",
    "ProgressUserInfoKey", "PropertyListDecoder", "PropertyListEncoder",
    "PropertyListSerialization", "QualityOfService", "RecoverableError", "ReferenceConvertible",
    "RunLoop", "Scanner", "ScopedAttributeContainer", "SocketNativeHandle", "SocketPort",
    "SortComparator", "SortOrder", "StandardPredicateExpression", "Stream", "StreamDelegate",
    "StreamNetworkServiceTypeValue", "StreamSOCKSProxyConfiguration", "StreamSOCKSProxyVersion",
    "StreamSocketSecurityLevel", "StringTransform", "Thread", "TimeInterval", "TimeZone", "Timer",
    "URL", "UUID", "Unit", "UnitAcceleration", "UnitAngle", "UnitArea", "UnitConcentrationMass",
    "UnitConverter", "UnitConverterLinear", "UnitDispersion", "UnitDuration", "UnitElectricCharge",
    "UnitElectricCurrent", "UnitElectricPotentialDifference", "UnitElectricResistance",
    "UnitEnergy", "UnitFrequency", "UnitFuelEfficiency", "UnitIlluminance",
    "UnitInformationStorage", "UnitLength", "UnitMass", "UnitPower", "UnitPressure", "UnitSpeed",
    "UnitTemperature", "UnitVolume", "UserDefaults",
  ]
}

extension Module {
  /// Whether its files speak of a type: a member, or an entity that a member speaks of.
  fileprivate func mentions(_ type: String, project: SpecTable) -> Bool {
    var open = (inputs + state).flatMap(\.namesOfTypes)
    for contract in contracts {
      open += contract.members.flatMap(\.member.namesOfTypes)
    }
    for declaration in services.compactMap(\.declaration) {
      open += declaration.members.flatMap(\.member.namesOfTypes)
    }
    if let output {
      open += output.members.flatMap(\.member.namesOfTypes)
    }
    var seen: Set<String> = []
    while let name = open.popLast() {
      guard seen.insert(name).inserted else { continue }
      if name == type { return true }
      open += project.entity(named: name)?.fields.flatMap { $0.field.namesOfTypes } ?? []
    }
    return false
  }
}

extension Member {
  /// The outermost names of the types that it speaks of.
  var namesOfTypes: [String] {
    let names =
      switch self {
      case .method(let method): method.referencedNames
      case .property(let property): property.type.referencedNames
      }
    return names.map { String($0.prefix { $0 != "." }) }
  }
}

extension Field {
  fileprivate var namesOfTypes: [String] {
    type.referencedNames.map { String($0.prefix { $0 != "." }) }
  }
}
