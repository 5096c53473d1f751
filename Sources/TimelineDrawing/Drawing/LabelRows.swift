import Foundation

/// Places labels under points of a lane, on as few rows as keep them from overlapping.
struct LabelRows {
  struct Request {
    /// Where the point is.
    var x: Double
    var width: Double
    /// The least width, if the text is shortened.
    var leastWidth: Double
  }

  struct Place: Equatable {
    var row: Int
    var x: Double
    var width: Double
    /// The label is on the left of its point and ends there.
    var isFlipped: Bool
  }

  /// What is known of a row while labels are placed from the right to the left.
  private struct Row {
    /// How far to the left its labels reach.
    var labels = Double.infinity
    /// The leftmost line from a point to a label in a row below.
    var leaders = Double.infinity
    /// How far to the right they reach.
    var ends = -Double.infinity
  }

  private static let gap = 6.0
  private let bounds: ClosedRange<Double>
  private let limit: Int
  private var rows: [Row] = []

  /// - Parameters:
  ///   - requests: the labels, by place from left to right.
  ///   - bounds: where the lane begins and ends.
  ///   - limit: the number of rows there may be.
  /// - Returns: the place of each label; nil for one for which there is no room.
  static func places(
    _ requests: [Request], in bounds: ClosedRange<Double>, limit: Int
  ) -> (places: [Place?], rows: Int) {
    var rows = LabelRows(bounds: bounds, limit: limit)
    var places = [Place?](repeating: nil, count: requests.count)
    // Those at the right edge end at their points. They come first and from the left, so that the line of each runs on the
    // right of the labels above it.
    let firstFlipped = requests.firstIndex { $0.x + $0.width > bounds.upperBound } ?? requests.count
    for index in firstFlipped..<requests.count { places[index] = rows.placeFlipped(requests[index]) }
    // From the right, so that the line of each runs on the left of the labels above it.
    for index in (0..<firstFlipped).reversed() { places[index] = rows.place(requests[index]) }
    return (places, rows.rows.count)
  }

  private init(bounds: ClosedRange<Double>, limit: Int) {
    self.bounds = bounds
    self.limit = limit
  }

  private mutating func placeFlipped(_ request: Request) -> Place? {
    let (left, right) = (request.x - bounds.lowerBound, bounds.upperBound - request.x)
    let width = min(request.width, left)
    guard width == request.width || left > right else { return place(request, width: right) }
    guard width >= request.leastWidth else { return nil }
    let start = request.x - width
    guard let row = firstRow({ $0.ends + Self.gap <= start }) else { return nil }
    return take(row, x: start, width: width, leader: request.x, isFlipped: true)
  }

  private mutating func place(_ request: Request, width: Double? = nil) -> Place? {
    let width = min(width ?? request.width, request.width)
    guard width >= request.leastWidth else { return nil }
    let end = request.x + width + Self.gap
    // One of the first rows, if neither this label nor its line crosses anything there, or else any in which no label is
    // overlapped: lines run behind labels, but not so many rows below their points that the eye loses them.
    var isLineFree = true
    let free = firstRow { row in
      defer { isLineFree = isLineFree && request.x < row.labels }
      return isLineFree && end <= min(row.labels, row.leaders)
    }.flatMap { $0 < 5 ? $0 : nil }
    let row = free ?? firstRow { end <= $0.labels }
    if let row { return take(row, x: request.x, width: width, leader: request.x, isFlipped: false) }
    // In a full lane a shorter text is better than none.
    let room = rows.indices.max { rows[$0].labels < rows[$1].labels }.map {
      ($0, rows[$0].labels - Self.gap - request.x)
    }
    guard let (row, shorter) = room, shorter >= request.leastWidth, shorter < width else { return nil }
    return take(row, x: request.x, width: shorter, leader: request.x, isFlipped: false)
  }

  private func firstRow(_ isFree: (Row) -> Bool) -> Int? {
    (0..<limit).first { isFree($0 < rows.count ? rows[$0] : Row()) }
  }

  private mutating func take(_ row: Int, x: Double, width: Double, leader: Double, isFlipped: Bool) -> Place {
    while rows.count <= row { rows.append(Row()) }
    rows[row].labels = min(rows[row].labels, x)
    rows[row].ends = max(rows[row].ends, x + width)
    for above in 0..<row { rows[above].leaders = min(rows[above].leaders, leader) }
    return Place(row: row, x: x, width: width, isFlipped: isFlipped)
  }
}
