import ViperProject
import ViperText

/// The folder in which runs leave their records. Whatever it lacks or refuses costs time only.
package struct RecordFolder: Sendable {
  let disk: any Disk
  /// Absolute.
  let path: String

  package init(disk: any Disk, path: String) {
    self.disk = disk
    self.path = path
  }

  /// Makes it before a run, which would find something new if it lay where that looks.
  ///
  /// - Returns: whether it is there.
  package func make() -> Bool { (try? disk.makeFolder(path)) != nil }

  package func record(of key: [UInt8]) -> RunRecord? {
    guard let bytes = try? disk.read(file(of: key)) else { return nil }
    return RunRecord(bytes, of: key)
  }

  /// Puts a whole file in the place of the former one, which another run may be reading. Two that write
  /// at once may mix up theirs: its hash tells.
  package func keep(_ record: RunRecord) {
    let file = file(of: record.key)
    let temporary = file + ".tmp"
    do throws(DiskError) {
      try disk.makeFolder(path)
      try disk.write(record.bytes, to: temporary, modeledOn: nil)
      try disk.rename(temporary, to: file)
    } catch {
      try? disk.remove(temporary)
    }
  }

  /// One of 4096 names, so that the folder does not grow for ever. A record knows whose it is.
  private func file(of key: [UInt8]) -> String {
    FilePath.join(path, String(4096 + ByteHash(key).low % 4096, radix: 16).dropFirst() + ".record")
  }
}
