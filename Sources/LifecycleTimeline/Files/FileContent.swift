import Foundation

/// The content at the URL of a recording. A pipe or a device is not opened: that may block, or never end.
enum FileContent {
  case nothing
  /// A recording, or the beginning of one that was cut off.
  case recording
  /// A file that this framework has not written.
  case otherFile
  /// A directory, a pipe, a device, or a symbolic link that leads to none of these.
  case otherThanFile

  /// How every file of a recorder begins: with its header.
  private static let beginning = Data(#"{"\#(TimelineHeader.firstMember)""#.utf8)

  init(of url: URL) throws {
    do {
      let file = url.resolvingSymlinksInPath()
      guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else {
        self = .otherThanFile
        return
      }
      let start = try Self.start(of: file)
      self = StoredFile.isOurs(start, beginning: Self.beginning) ? .recording : .otherFile
    } catch CocoaError.fileReadNoSuchFile {
      self = .nothing
    }
  }

  private static func start(of file: URL) throws -> Data {
    guard let stream = InputStream(url: file) else { throw CocoaError(.fileReadUnknown) }
    stream.open()
    defer { stream.close() }
    var bytes = [UInt8](repeating: 0, count: beginning.count)
    let count = stream.read(&bytes, maxLength: bytes.count)
    guard count >= 0 else { throw stream.streamError ?? CocoaError(.fileReadUnknown) }
    return Data(bytes.prefix(count))
  }
}
