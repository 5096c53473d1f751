/// What begins ends before it begins again, and nothing ends that has not begun.
struct AlternationLaw {
  private(set) var hasBegun = false

  /// Returns what is wrong; nil when nothing is.
  mutating func begin() -> String? {
    defer { hasBegun = true }
    return hasBegun ? "is beginning twice" : nil
  }

  mutating func end() -> String? {
    defer { hasBegun = false }
    return hasBegun ? nil : "is ending without having begun"
  }
}
