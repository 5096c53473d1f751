import LifecycleTimeline

/// Identifiers that are derived from the content of a recording, so that it always has the same ones.
///
/// They are FNV-1a hashes with 128 bits, of which a span takes 64. Source: G. Fowler, L. C. Noll, K.-P. Vo, D. Eastlake and T. Hansen,
/// "The FNV Non-Cryptographic Hash Algorithm", draft-eastlake-fnv.
struct OpenTelemetryIdentifiers {
  private let content: UInt128

  /// - Parameters:
  ///   - recording: a recording.
  ///   - began: when it began, in nanoseconds since 1970.
  init(_ recording: TimelineRecording, began: Int64) {
    self.init(hashing: "\(began)\n\(recording.jsonLines)")
  }

  init(hashing text: String) {
    let prime = (UInt128(1) << 88) + 0x13b
    content = text.utf8.reduce(0x6c62_272e_07bb_0142_62b8_2175_6295_c58d) { ($0 ^ UInt128($1)) &* prime }
  }

  /// In lower-case hexadecimal digits, as OTLP/JSON has them.
  var trace: String { Self.hexadecimal(content, digits: 32) }

  /// - Parameter number: the number of a span in the recording.
  /// - Returns: its identifier. Spans with different numbers have different ones.
  func span(_ number: Int) -> String {
    // Zero is no valid identifier: the lowest bit of the first one is set, and numbers are added to it in the upper bits.
    let first = UInt64(truncatingIfNeeded: content >> 64) | 1
    return Self.hexadecimal(UInt128(first &+ UInt64(number) &* 2), digits: 16)
  }

  private static func hexadecimal(_ number: UInt128, digits: Int) -> String {
    let text = String(number, radix: 16)
    return String(repeating: "0", count: digits - text.count) + text
  }
}
