import SwiftReading
import ViperText

/// The origin of a type that a spec or a protocol names.
package struct TypeOrigin: Hashable, Sendable {
  package let name: String
  /// Nil if unknown.
  package let module: String?
  /// The keyword in an import by name, as in `import struct Core.Item`.
  package let keyword: String
  /// Whether another visible Swift module may declare such a type. If not, a spec writes the module.
  package let isAmbiguous: Bool
  /// Whether another searched Swift module, or one of Apple's, declares such a type.
  package let isRepeated: Bool
  /// Whether a type hides the Swift module, so the type can only be imported by name.
  package var isHidden = false

  package init(
    name: String, module: String?, keyword: String, isAmbiguous: Bool, isRepeated: Bool = false
  ) {
    (self.name, self.module, self.keyword) = (name, module, keyword)
    (self.isAmbiguous, self.isRepeated) = (isAmbiguous, isRepeated)
  }

  /// Imports by name are impossible for these types, so generated code writes out their module.
  package var isStandard: Bool { ["Swift", "_Concurrency", "Foundation"].contains(module) }

  /// Whether an import by name isn't enough.
  package var isQualified: Bool { isRepeated || isStandard || !isAmbiguous }

  package var typeName: SwiftType.Name { .init(name: name, module: module) }
}

/// The types of Apple's Swift modules that an app's types may clash with.
package enum AppleTypes {
  /// The module of a type that every file sees.
  package static func swiftModule(of name: String) -> String? {
    concurrency.contains(name) ? "_Concurrency" : swift.contains(name) ? "Swift" : nil
  }

  package static func moduleInTemplates(of name: String) -> String? {
    swiftModule(of: name) ?? (swiftUI.contains(name) ? "SwiftUI" : nil)
  }

  package static let ofTemplates = swift.union(concurrency).union(swiftUI).sorted()

  private static let swiftUI: Set = ["State", "Text", "VStack", "View"]

  /// Whether Foundation or SwiftUI, which generated files may import, declares a type.
  package static func mayClash(_ name: String) -> Bool {
    foundationDeclares(name) || swiftUI.contains(name) || othersOfSwiftUI.contains(name)
  }

  /// SwiftUI's types with the names that apps use most.
  private static let othersOfSwiftUI = Set(
    """
    Alert Alignment Anchor Angle Animation App Axis Binding Button Canvas Capsule Circle Color
    ColorScheme Commands ContentMode Divider Edge Ellipse Environment Font Form Gauge Gesture
    Gradient Grid Group Image Label Layout Link List Material Menu Namespace Path Picker Popover
    Rectangle Scene Section Settings Shape Slider Spacer Spring Stepper Tab Table Toggle
    Transaction Transition Visibility Window
    """.words)

  private static let concurrency = Set(
    """
    Actor AsyncSequence AsyncStream AsyncThrowingStream CancellationError
    CheckedContinuation Clock ContinuousClock Executor GlobalActor SuspendingClock Task TaskGroup
    TaskLocal TaskPriority ThrowingTaskGroup UnsafeContinuation
    """.words)

  /// Without types that nobody declares, such as `Int`.
  private static let swift = Set(
    """
    Character ClosedRange Collection Comparable CustomStringConvertible Decodable Decoder Duration
    Encodable Encoder Equatable Error Hashable Hasher Identifiable InstantProtocol KeyPath Mirror
    Never ObjectIdentifier OptionSet Range RawRepresentable Regex Result Sequence Set Slice
    StaticString Substring Unicode
    """.words)

  /// Nil for a module that isn't Apple's.
  package static func declare(_ name: String, in module: String) -> Bool? {
    switch module {
    case "Swift", "ViperKit", "Observation", "Synchronization", "Darwin", "Glibc": false
    case "Testing": testing.contains(name)
    // They have too many types to list.
    case "Combine", "CryptoKit", "MapKit", "OSLog", "StoreKit", "SwiftUI", "os": true
    default:
      prefixes[module].map { prefixes in
        let isOfFoundation = module != "Dispatch" && foundation.contains(name)
        return isOfFoundation || prefixes.contains { name.hasPrefix($0) }
      }
    }
  }

  /// Whether Foundation certainly declares a type. `declare` also guesses from prefixes.
  package static func foundationDeclares(_ name: String) -> Bool {
    foundation.contains(name) && !missingOnIOS.contains(name)
  }

  private static let missingOnIOS: Set = [
    "Host", "PortMessage", "Process", "SocketPort", "XMLDocument", "XMLElement", "XMLNode",
  ]

  /// All but Dispatch export Foundation, too.
  private static let prefixes = [
    "AVFoundation": ["AV", "CM"], "AppKit": ["NS", "CA", "CG"], "CloudKit": ["CK"],
    "Contacts": ["CN"], "CoreData": ["NS"], "CoreGraphics": ["CG"], "CoreLocation": ["CL"],
    "Dispatch": ["Dispatch"], "EventKit": ["EK"], "Foundation": ["NS", "Unit"],
    "FoundationNetworking": [], "GameKit": ["GK"], "HealthKit": ["HK"], "Network": ["NW"],
    "Photos": ["PH"], "QuartzCore": ["CA"], "UIKit": ["UI", "NS", "CA", "CG"],
    "UserNotifications": ["UN"], "WebKit": ["WK"], "XCTest": ["XCT"],
  ]

  private static let testing: Set = [
    "Attachable", "AttachableWrapper", "Attachment", "Bug", "Comment", "ConditionTrait",
    "Confirmation", "CustomTestArgumentEncodable", "CustomTestStringConvertible", "ExitStatus",
    "ExitTest", "Expectation", "ExpectationFailedError", "Issue", "IssueHandlingTrait",
    "KnownIssueMatcher", "ParallelizationTrait", "SourceLocation", "Suite", "SuiteTrait", "Tag",
    "Test", "TestScoping", "TestTrait", "TimeLimitTrait", "Trait",
  ]

  /// Types that an app hardly declares itself.
  package static let values: Set = [
    "Calendar", "Data", "Date", "DateComponents", "DateInterval", "Decimal", "IndexPath",
    "IndexSet", "Locale", "TimeInterval", "TimeZone", "URL", "URLRequest", "URLResponse", "UUID",
  ]

  /// Foundation's types without the prefix `NS`.
  private static let foundation = Set(
    """
    AffineTransform AlignmentOptions AttributeContainer AttributeDynamicLookup AttributeScope
    AttributeScopes AttributedString AttributedStringKey AttributedStringProtocol
    AttributedSubstring BlockOperation Bundle ByteCountFormatStyle ByteCountFormatter Calendar
    CharacterSet CocoaError CodableConfiguration CodableWithConfiguration ComparableComparator
    Comparator ComparisonResult ContiguousBytes CustomNSError Data DataProtocol Date
    DateComponents DateComponentsFormatter DateFormatter DateInterval DateIntervalFormatter
    Decimal DecodableWithConfiguration DecodingConfigurationProviding Dimension
    DiscreteFormatStyle DispatchData DispatchGroup DispatchQueue DispatchSemaphore DispatchTime
    EncodableWithConfiguration EncodingConfigurationProviding EnergyFormatter Expression
    ExtensionFoundation FileAttributeKey FileAttributeType FileHandle FileManager
    FileManagerDelegate FileProtectionType FileWrapper FloatingPointFormatStyle
    FloatingPointParseStrategy FormatStyle Formatter Host ISO8601DateFormatter IndexPath IndexSet
    InflectionRule InputStream IntegerFormatStyle IntegerParseStrategy JSONDecoder JSONEncoder
    JSONSerialization KeyPathComparator LengthFormatter ListFormatStyle ListFormatter Locale
    LocalizedError LocalizedStringResource MachError MassFormatter Measurement
    MeasurementFormatter MessagePort Morphology MutableDataProtocol Notification
    NotificationCenter NotificationQueue NumberFormatter ObjCBool ObservableObject
    OperatingSystemVersion Operation OperationQueue OutputStream POSIXError ParseStrategy
    ParseableFormatStyle PersonNameComponents PersonNameComponentsFormatter Pipe Port
    PortDelegate PortMessage Predicate PredicateBindings PredicateError PredicateExpression
    PredicateExpressions Process ProcessInfo Progress ProgressReporting PropertyListDecoder
    PropertyListEncoder PropertyListSerialization Published QualityOfService RecoverableError
    ReferenceConvertible RelativeDateTimeFormatter RunLoop Scanner Selector SocketPort
    SortComparator SortDescriptor SortOrder StandardPredicateExpression Stream StreamDelegate
    StringStyle StringTransform TermOfAddress Thread TimeInterval TimeZone Timer URL
    URLComponents URLError URLFileResourceType URLQueryItem URLRequest URLResourceKey
    URLResourceValues URLResponse URLSession URLSessionDelegate UUID UndoManager UserDefaults
    XMLDocument XMLElement XMLNode XMLParser XMLParserDelegate CachedURLResponse HTTPCookie
    HTTPCookieStorage HTTPURLResponse URLAuthenticationChallenge URLCache URLCredential
    URLCredentialStorage URLProtectionSpace URLProtocol URLSessionConfiguration
    URLSessionDataDelegate URLSessionDataTask URLSessionDownloadDelegate URLSessionDownloadTask
    URLSessionTask URLSessionTaskDelegate URLSessionUploadTask URLSessionWebSocketTask
    """.words)
}
