/// At most one closing for each stay of a screen, which says whether the screen has appeared in that stay.
struct StayLaw {
  private var isOpen = false
  private var hasAppeared = false

  /// The screen was seen in place.
  mutating func noteOpen() {
    isOpen = true
  }

  mutating func noteAppeared() {
    (isOpen, hasAppeared) = (true, true)
  }

  /// Returns what is wrong with a closing; nil when nothing is.
  mutating func close(hadAppeared: Bool) -> String? {
    defer { (isOpen, hasAppeared) = (false, false) }
    if !isOpen { return "is closed without being in place" }
    return hadAppeared == hasAppeared ? nil : "is closed as one that had \(hadAppeared ? "" : "not ")appeared"
  }
}
