import Foundation

/// Reads a pipe line by line. A child process that stops or ends interrupts a system call with a signal, which
/// `FileHandle` treats as a fatal error.
final class LineReader {
  /// Milliseconds that it waits for output, far longer than any step of a measurement.
  private static let limit: Int32 = 120_000

  private let handle: FileHandle
  private var received: [UInt8] = []

  init(_ handle: FileHandle) {
    self.handle = handle
  }

  /// Waits for the next line.
  /// - Returns: the line; nil at the end.
  func next() -> String? {
    while true {
      if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
        defer { received.removeFirst(end + 1) }
        return String(decoding: received[..<end], as: UTF8.self)
      }
      guard let bytes = Self.read(handle) else { return nil }
      received += bytes
    }
  }

  /// Waits until there is something to read, and reads it.
  /// - Returns: the bytes; nil at the end, and, with a sentence on standard error, when nothing has come for two minutes.
  static func read(_ handle: FileHandle) -> [UInt8]? {
    var buffer = [UInt8](repeating: 0, count: 4096)
    var count = -1
    var descriptor = pollfd(fd: handle.fileDescriptor, events: Int16(POLLIN), revents: 0)
    var ready: Int32
    repeat { ready = poll(&descriptor, 1, limit) } while ready < 0 && errno == EINTR
    guard ready > 0 else {
      let complaint = "A process has printed nothing for \(limit / 1000) s and is given up.\n"
      FileHandle.standardError.write(Data(complaint.utf8))
      return nil
    }
    repeat {
      count = Foundation.read(handle.fileDescriptor, &buffer, buffer.count)
    } while count < 0 && errno == EINTR
    return count > 0 ? Array(buffer[..<count]) : nil
  }
}
