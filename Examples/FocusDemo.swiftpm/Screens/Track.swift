/// Something to play.
struct Track: Hashable {
  var title: String
  var artist: String
  var seconds: Int

  static let all = [
    Track(title: "Morning Tide", artist: "The Harbour Band", seconds: 214),
    Track(title: "Slow Lantern", artist: "Ada Field", seconds: 187),
    Track(title: "Nine Bridges", artist: "The Harbour Band", seconds: 301),
    Track(title: "Paper Kites", artist: "Ola Berg", seconds: 156),
    Track(title: "Under the Elms", artist: "Ada Field", seconds: 243),
  ]
}

extension Int {
  /// A number of seconds as a clock shows it: `3:34`.
  var asMinutes: String {
    let seconds = self % 60
    return "\(self / 60):\(seconds < 10 ? "0" : "")\(seconds)"
  }

  /// A number of seconds as it is spoken: `3 minutes 34 seconds`.
  var asSpokenMinutes: String { "\(self / 60) minutes \(self % 60) seconds" }
}
