extension Sequence {
  /// Elements of which neither is before the other stay in their order, which `sorted(by:)` does not promise.
  func sortedStably(by isBefore: (Element, Element) -> Bool) -> [Element] {
    let sorted = enumerated().sorted { left, right in
      isBefore(left.element, right.element)
        || left.offset < right.offset && !isBefore(right.element, left.element)
    }
    return sorted.map(\.element)
  }
}
