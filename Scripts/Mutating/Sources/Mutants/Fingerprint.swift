/// A number that differs when the contents differ (FNV-1a).
public struct Fingerprint: Equatable, Sendable, CustomStringConvertible {
  private var value: UInt64 = 0xCBF2_9CE4_8422_2325

  public init() {}

  public mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01B3 }
  }

  static func of(_ text: String) -> Fingerprint {
    var fingerprint = Fingerprint()
    fingerprint.add(text.utf8)
    return fingerprint
  }

  /// The number, with each bit depending on all of the contents (the end of SplitMix64).
  var mixed: UInt64 {
    var z = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  public var description: String { String(value, radix: 16) }
}
