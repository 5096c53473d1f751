import Foundation
import LifecycleBehaviors
import Testing

@testable import SuspendBehavior

/// Every state against every event, with all facts that the main thread may find.
///
/// A cell is what is reported and the state that follows. Reports: P, I, E are the warnings possible, imminent and
/// expired; S a suspension, B a busy main thread, D a debugger's pause, A averted. States: x stopped, f foreground; in the
/// background n without a warning, p, i and e after this gravest warning.
struct SuspendDetectorTableTests {
  /// Each row: state, facts, then the events in the order of `SuspendDetector.Event`.
  static let table = """
    x  any       ./f ./n ./x   ./x  ./x   ./x  ./x
    f  any       ./f ./f P/p   ./f  ./f   ./f  ./x

    n  quiet     ./n ./n P/p   ./n  PE/e  ./f  ./x
    n  low       ./n ./n P/p   ./n  PE/e  ./f  ./x
    n  silent    S/n S/n SP/p  S/n  SPE/e S/f  ./x
    n  busy      ./n ./n P/p   ./n  PE/e  ./f  ./x
    n  worked    ./n ./n P/p   ./n  PE/e  ./f  ./x
    n  debugged  ./n ./n P/p   ./n  PE/e  ./f  ./x

    o  quiet     ./n ./n P/p   P/p  PE/e  ./f  ./x
    o  low       ./n ./n P/p   PI/i PE/e  ./f  ./x
    o  silent    S/n S/n SP/p  S/n  SPE/e S/f  ./x

    p  quiet     ./p ./p ./p   ./p  E/e   A/f  ./x
    p  low       ./p ./p ./p   I/i  E/e   A/f  ./x
    p  silent    S/n S/n SP/p  S/n  SPE/e S/f  ./x
    p  busy      B/p B/p B/p   B/p  BE/e  BA/f ./x
    p  worked    B/p B/p B/p   B/p  BE/e  BA/f ./x
    p  debugged  D/p D/p D/p   D/p  DE/e  DA/f ./x

    i  quiet     ./i ./i ./i   ./i  E/e   A/f  ./x
    i  low       ./i ./i ./i   ./i  E/e   A/f  ./x
    i  silent    S/n S/n SP/p  S/n  SPE/e S/f  ./x
    i  busy      B/i B/i B/i   B/i  BE/e  BA/f ./x
    i  worked    B/i B/i B/i   B/i  BE/e  BA/f ./x
    i  debugged  D/i D/i D/i   D/i  DE/e  DA/f ./x

    e  quiet     ./e ./e ./e   ./e  ./e   A/f  ./x
    e  low       ./e ./e ./e   ./e  ./e   A/f  ./x
    e  silent    S/n S/n SP/p  S/n  SPE/e S/f  ./x
    e  busy      B/e B/e B/e   B/e  B/e   BA/f ./x
    e  worked    B/e B/e B/e   B/e  B/e   BA/f ./x
    e  debugged  D/e D/e D/e   D/e  D/e   DA/f ./x
    """

  static let allFacts = ["quiet", "low", "silent", "busy", "worked", "debugged"]

  static var rows: [(state: String, facts: String, cells: [String])] {
    table.split(separator: "\n").flatMap { line in
      let words = line.split(separator: " ").map(String.init)
      let (state, cells) = (words[0], Array(words.dropFirst(2)))
      return (words[1] == "any" ? allFacts : [words[1]]).map { (state, $0, cells) }
    }
  }

  /// Seconds. The main thread gave its last sign here, in the state the row names.
  private let lastSign = 10.0

  private func at(_ seconds: Double, processor: Double = 0) -> ClockReading {
    ClockReading(uptime: seconds, continuous: seconds, processor: processor)
  }

  private func detector(in state: String) -> SuspendDetector {
    var detector = SuspendDetector(.holdingBackgroundTask(accuracy: 0.1))
    guard state != "x" else { return detector }
    if state == "n" || state == "o" {
      let start = state == "n" ? lastSign : lastSign - 1.9
      _ = detector.handle(.startedInBackground, at: at(start))
      if state == "o" {
        for time in [lastSign - 1, lastSign - 0.5, lastSign] { _ = detector.handle(.heartbeat, at: at(time)) }
      }
      return detector
    }
    _ = detector.handle(.startedInForeground, at: at(1))
    if state == "f" { return detector }
    _ = detector.handle(.enteredBackground, at: at(lastSign))
    if state == "i" { _ = detector.handle(.heartbeat, BackgroundStay.Facts(secondsLeft: 8), at: at(lastSign)) }
    if state == "e" { _ = detector.handle(.taskExpired, at: at(lastSign)) }
    return detector
  }

  /// The findings, and their times: a fifth of a second after the last sign, or twenty seconds.
  private func find(_ facts: String) -> (BackgroundStay.Facts, ClockReading) {
    let late = lastSign + 20
    let common = Silence(lastSign: at(lastSign), firstLateSign: at(late))
    switch facts {
    case "quiet": return (BackgroundStay.Facts(), at(lastSign + 0.2))
    case "low": return (BackgroundStay.Facts(secondsLeft: 8), at(lastSign + 0.2))
    case "silent": return (BackgroundStay.Facts(silences: [common]), at(late))
    case "busy": return (BackgroundStay.Facts(), at(late))
    case "worked":
      let worked = Silence(lastSign: at(lastSign), firstLateSign: at(late, processor: 12))
      return (BackgroundStay.Facts(silences: [worked]), at(late, processor: 12))
    default: return (BackgroundStay.Facts(silences: [common], isDebugged: true), at(late))
    }
  }

  private func letter(_ outcome: SuspendOutcome) -> String {
    switch outcome {
    case .warn(.possible): "P"
    case .warn(.imminent): "I"
    case .warn(.expired): "E"
    case .suspended: "S"
    case .stalled(_, let byDebugger): byDebugger ? "D" : "B"
    case .averted: "A"
    }
  }

  private func letter(_ state: SuspendDetector.State) -> String {
    switch state {
    case .stopped: "x"
    case .foreground: "f"
    case .background(let stay): ["n", "p", "i", "e"][stay.warned.rawValue]
    }
  }

  @Test("Each pair of state and event, with all facts, reports what the table says and leads to the state that it says")
  func pairs() {
    for (state, facts, cells) in Self.rows {
      #expect(cells.count == SuspendDetector.Event.allCases.count)
      for (event, cell) in zip(SuspendDetector.Event.allCases, cells) {
        var detector = detector(in: state)
        let (found, now) = find(facts)
        let reported = detector.handle(event, found, at: now).map(letter).joined()
        #expect("\(reported.isEmpty ? "." : reported)/\(letter(detector.state))" == cell, "\(state) \(facts) \(event)")
      }
    }
  }
}
