import ViperProject
import ViperSpec
import ViperText

/// A lock as version 1 wrote it: JSON with the spec that was applied last, from which the texts were
/// rendered again. Only its list of files is of use now.
enum FormerLock {
  /// The absolute paths of the files of yours that such a lock lists; nil for anything else.
  static func files(of bytes: [UInt8], in folder: String) -> Set<String>? {
    guard bytes.first == UInt8(ascii: "{"),
      case .object(let members)? = JSONParser.parse(SourceText(path: "", bytes: bytes)).0?.value,
      case .array(let nodes)? = members.first(where: { $0.key.string == "files" })?.value.value
    else { return nil }
    return Set(
      nodes.compactMap { node in
        if case .string(let path) = node.value {
          FilePath.absolute(path.string, in: folder)
        } else {
          nil
        }
      })
  }
}
