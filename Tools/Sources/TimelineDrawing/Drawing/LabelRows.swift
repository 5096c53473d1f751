import Foundation

/// Places labels under points of a lane, on as few rows as keep each off the others, and off the lines from the points to the
/// others: a label begins or ends at its own line and stands on no other. Only where there is no room for that, a line runs behind a
/// label.
struct LabelRows {
  struct Request {
    /// Where the point is.
    var x: Double
    var width: Double
    /// The least width, if the text is shortened.
    var leastWidth: Double
    /// Whether it is shortened before a line runs behind a text.
    var isLong = true
  }

  struct Place {
    var row: Int
    var x: Double
    var width: Double
    /// The label is on the left of its point and ends there.
    var isFlipped: Bool
  }

  /// A label and its side, before it has a row.
  private struct Label {
    let point: Double
    var width: Double
    let leastWidth: Double
    let isLong: Bool
    var isFlipped = false
    /// There is no other way to place it.
    var mayStandOnLines = false

    /// From the left edge to the right one.
    var span: ClosedRange<Double> { isFlipped ? point - width...point : point...point + width }

    /// Whether the line to the other, if it went down far enough, would run through this label.
    func stands(onLineOf other: Label) -> Bool {
      !mayStandOnLines && other.point != point && span.contains(other.point)
    }
  }

  private static let gap = 6.0
  private let bounds: ClosedRange<Double>
  private let limit: Int
  /// By place from left to right; nil for one for which there is no room.
  private var labels: [Label?]
  private var places: [Place?]
  private let greatestWidth: Double

  /// - Parameters:
  ///   - requests: the labels, by place from left to right.
  ///   - bounds: where the lane begins and ends.
  ///   - limit: the number of rows there may be.
  /// - Returns: the place of each label; nil for one for which there is no room.
  static func places(
    _ requests: [Request], in bounds: ClosedRange<Double>, limit: Int
  ) -> (places: [Place?], rows: Int) {
    // Neither way is better in all lanes.
    let candidates = [true, false].map { movesFirst in
      var rows = LabelRows(requests, in: bounds, limit: limit)
      rows.chooseSides(movesFirst: movesFirst)
      for index in requests.indices { rows.place(index) }
      return rows.places
    }
    func loss(_ places: [Place?]) -> (omitted: Int, width: Double) {
      let widths = zip(requests, places).map { request, place in request.width - (place?.width ?? 0) }
      return (places.count { $0 == nil }, widths.reduce(0, +))
    }
    let places = loss(candidates[1]) < loss(candidates[0]) ? candidates[1] : candidates[0]
    return (places, (places.compactMap { $0?.row }.max() ?? -1) + 1)
  }

  private init(_ requests: [Request], in bounds: ClosedRange<Double>, limit: Int) {
    self.bounds = bounds
    self.limit = limit
    greatestWidth = requests.map(\.width).max() ?? 0
    labels = requests.map { request in
      var label = Label(
        point: request.x, width: request.width, leastWidth: request.leastWidth, isLong: request.isLong)
      let (left, right) = (request.x - bounds.lowerBound, bounds.upperBound - request.x)
      label.isFlipped = right < request.width && (left >= request.width || left > right)
      label.width = min(request.width, label.isFlipped ? left : right)
      return label.width < label.leastWidth ? nil : label
    }
    places = [Place?](repeating: nil, count: requests.count)
  }

  // MARK: Sides

  /// Two labels that reach beyond each other's points cannot both be off the other's line, in whatever rows they are. Of two such
  /// the left one goes to the left of its point, or one of them is shortened, or the left one may stand on lines.
  ///
  /// Then an order of the rows always exists in which no other label does.
  /// - Parameter movesFirst: whether the left one goes to the left of its point where that is possible, before one is shortened.
  private mutating func chooseSides(movesFirst: Bool) {
    for index in labels.indices.reversed() {
      for other in (0..<index).reversed() {
        guard let label = labels[index], label.isFlipped,
          label.point - greatestWidth <= labels[other]?.point ?? label.point
        else { break }
        guard let left = labels[other], !left.isFlipped, label.stands(onLineOf: left), left.stands(onLineOf: label)
        else { continue }
        let room = label.point - left.point - Self.gap
        let canMove = left.point - left.width >= bounds.lowerBound
        if canMove, movesFirst {
          labels[other]?.isFlipped = true
        } else if left.isLong, room >= left.leastWidth {
          labels[other]?.width = room
        } else if label.isLong, room >= label.leastWidth {
          labels[index]?.width = room
        } else if canMove {
          labels[other]?.isFlipped = true
        } else {
          labels[other]?.mayStandOnLines = true
        }
      }
    }
  }

  // MARK: Rows

  /// Gives a label a row below all on whose lines it would stand, which get theirs first.
  private mutating func place(_ index: Int) {
    guard places[index] == nil, let label = labels[index] else { return }
    let neighbors = neighbors(of: index)
    for other in neighbors where labels[other].map(label.stands) == true { place(other) }
    // In a full lane a shorter text is better than none.
    for width in [label.width] + shorterWidths(label, neighbors) {
      var shorter = label
      shorter.width = width
      guard let row = row(for: shorter, neighbors) else { continue }
      labels[index] = shorter
      places[index] = Place(row: row, x: shorter.span.lowerBound, width: width, isFlipped: label.isFlipped)
      return
    }
    labels[index] = nil
  }

  /// The labels that are near enough to have to do with this one.
  private func neighbors(of index: Int) -> [Int] {
    guard let point = labels[index]?.point else { return [] }
    func isNear(_ other: Int) -> Bool {
      labels[other].map { abs($0.point - point) <= 2 * greatestWidth + Self.gap } ?? true
    }
    return Array((0..<index).reversed().prefix(while: isNear)) + ((index + 1)..<labels.count).prefix(while: isNear)
  }

  private func row(for label: Label, _ neighbors: [Int]) -> Int? {
    var first = 0
    var taken: Set<Int> = []
    for other in neighbors {
      guard let place = places[other], let placed = labels[other] else { continue }
      if label.stands(onLineOf: placed) { first = max(first, place.row + 1) }
      let (span, room) = (placed.span, label.span)
      if span.lowerBound < room.upperBound + Self.gap, room.lowerBound < span.upperBound + Self.gap {
        taken.insert(place.row)
      }
    }
    return (first..<max(first, limit)).first { !taken.contains($0) }
  }

  /// Up to each line and each label that is in the way.
  private func shorterWidths(_ label: Label, _ neighbors: [Int]) -> [Double] {
    let edges = neighbors.flatMap { other -> [Double] in
      guard places[other] != nil, let placed = labels[other] else { return [] }
      return [placed.point, label.isFlipped ? placed.span.upperBound : placed.span.lowerBound]
    }
    let widths = edges.map { (label.isFlipped ? label.point - $0 : $0 - label.point) - Self.gap }
    return Set(widths.filter { $0 >= label.leastWidth && $0 < label.width }).sorted(by: >)
  }
}
