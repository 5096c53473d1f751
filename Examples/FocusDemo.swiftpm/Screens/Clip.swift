/// A short piece of a track, in the feed.
struct Clip {
  let id: Int
  let track: Track

  var name: String { "Clip \(id): \(track.title)" }

  /// - Returns: clips from the oldest number to the newest, the newest first.
  static func clips(_ numbers: ClosedRange<Int>) -> [Clip] {
    numbers.reversed().map { Clip(id: $0, track: Track.all[$0 % Track.all.count]) }
  }
}
