/// Where the next and previous commands and the return key lead.
enum InputFocusOrder {
  enum Direction: Hashable {
    case forward, backward
  }

  /// The nearest open field in a direction; from no field, or from one outside the order, the first open one from that
  /// end. Nil when there is none.
  static func field<Field: Hashable>(
    _ direction: Direction, from field: Field?, in order: [Field], isOpen: (Field) -> Bool
  ) -> Field? {
    let path = direction == .forward ? order : order.reversed()
    let start = field.flatMap { path.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    return path[start...].first(where: isOpen)
  }
}
