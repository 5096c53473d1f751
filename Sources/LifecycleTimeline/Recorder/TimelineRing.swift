/// The newest events, up to a number, and how many older ones were dropped.
struct TimelineRing {
  private let capacity: Int
  private var events: [TimelineEvent] = []
  /// The place of the oldest event. Once the ring is full, each event takes the place of the oldest one.
  private var oldest = 0
  private(set) var dropped = 0

  init(capacity: Int) {
    self.capacity = capacity
  }

  mutating func append(_ event: TimelineEvent) {
    guard events.count == capacity else { return events.append(event) }
    events[oldest] = event
    oldest = (oldest + 1) % capacity
    dropped += 1
  }

  /// In the order in which they were appended.
  var all: [TimelineEvent] {
    Array(events[oldest...] + events[..<oldest])
  }
}
