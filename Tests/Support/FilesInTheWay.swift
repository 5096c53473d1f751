import Foundation

extension TemporaryFolder {
  /// What may be where a file is expected, and is no regular file: by their names in this folder. None is readable as a file, and
  /// opening some would block or never end.
  public func makeNoRegularFiles() throws -> [String] {
    try FileManager.default.createDirectory(at: file("directory/inside"), withIntermediateDirectories: true)
    guard mkfifo(file("pipe").path, 0o600) == 0 else { throw CocoaError(.fileWriteUnknown) }
    var names = ["directory", "pipe"]
    for (link, target) in [
      ("circle", "circle"), ("nowhere", "missing"), ("link to a directory", "directory"), ("link to a pipe", "pipe"),
      ("endless", "/dev/zero"), ("full", "/dev/full"),
    ] {
      try FileManager.default.createSymbolicLink(atPath: file(link).path, withDestinationPath: target)
      names.append(link)
    }
    return names
  }

  /// The names and the targets of everything in this folder.
  public func inventory() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: url.path).sorted().map { path in
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: file(path).path)
      return path + (target.map { " -> \($0)" } ?? "")
    }
  }
}
