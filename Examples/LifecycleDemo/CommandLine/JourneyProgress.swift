import Foundation

/// Shows how far a journey is that is played in real time: a row at the bottom of the terminal.
@MainActor
final class JourneyProgress {
  private let console: Console
  private let now: () -> TimeInterval
  private let total: TimeInterval
  private var line = ""
  private var timer: Timer?

  /// - Parameters:
  ///   - total: how many seconds of journey time there are.
  ///   - console: shows it, if standard error is a terminal.
  ///   - now: seconds of journey time so far.
  init(of total: TimeInterval, on console: Console, now: @escaping () -> TimeInterval) {
    self.total = total
    self.console = console
    self.now = now
  }

  func begin() {
    guard console.errors.canRedraw else { return }
    timer = Timer.scheduledTimer(withTimeInterval: 0.1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.show() }
    }
  }

  func end() {
    timer?.invalidate()
    console.hideRows()
  }

  /// A line of the journey is played.
  func note(_ line: String) {
    self.line = line
  }

  private func show() {
    let terminal = console.errors
    let text = Self.text(at: now(), of: total, line)
    console.show([text.cut(to: max(10, (terminal.width ?? 80) - 1)).styled(.dim, on: terminal)])
  }

  /// - Returns: `[####················] 7.0 of 34.4 s · wait 5`.
  static func text(at seconds: TimeInterval, of total: TimeInterval, _ line: String) -> String {
    let now = String(format: "%.1f", seconds)
    let barLength = 20
    let done = total > 0 ? min(barLength, Int(seconds / total * Double(barLength))) : barLength
    let bar = String(repeating: "#", count: done) + String(repeating: "·", count: barLength - done)
    return "[\(bar)] \(now) of \(String(format: "%.1f", total)) s · \(line)"
  }
}
