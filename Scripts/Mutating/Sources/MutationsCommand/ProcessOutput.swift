import Foundation

/// The lines that come out of a pipe, for as long as a process may take.
struct ProcessOutput {
  private let pipe: Int32
  private let timeIsUp: DispatchTime
  private var rest: [UInt8] = []
  private var lines: ArraySlice<String> = []
  /// Whether there was no end when the time was up.
  private(set) var isLate = false

  init(_ pipe: Int32, limit: Double) {
    self.pipe = pipe
    timeIsUp = .now() + limit
  }

  /// - Returns: the next line; nil at the end, or when the time is up.
  mutating func nextLine() -> String? {
    while lines.isEmpty {
      let left = Int64(timeIsUp.uptimeNanoseconds) - Int64(DispatchTime.now().uptimeNanoseconds)
      isLate = left <= 0
      if isLate { return nil }
      var state = pollfd(fd: pipe, events: Int16(POLLIN), revents: 0)
      if poll(&state, 1, Int32(clamping: left / 1_000_000 + 1)) <= 0 { continue }
      var buffer = [UInt8](repeating: 0, count: 65536)
      let count = read(pipe, &buffer, buffer.count)
      if count <= 0 { return nil }
      rest += buffer[..<count]
      if let end = rest.lastIndex(of: UInt8(ascii: "\n")) {
        lines = String(decoding: rest[..<end], as: UTF8.self).components(separatedBy: "\n")[...]
        rest.removeFirst(end + 1)
      }
    }
    return lines.popFirst()
  }
}
