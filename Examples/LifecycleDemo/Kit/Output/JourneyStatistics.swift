import Foundation

/// Folds a journey's events into its summary.
struct JourneyStatistics {
  private var rows: [SummaryTable.Row] = []
  private var indices: [String: Int] = [:]
  private var visibleSince: [String: TimeInterval] = [:]
  private var focusedSince: [String: TimeInterval] = [:]

  mutating func add(_ event: JourneyEvent) {
    switch (event.kind, event.event) {
    case (.view, "viewDidAppear"):
      // A cancelled transition tells a screen again that it has appeared.
      visibleSince[event.subject] = visibleSince[event.subject] ?? event.time
    case (.view, "viewDidDisappear"): endVisible(event.subject, event.time)
    case (.focus, "gained"):
      countLatency(event)
      focusedSince[event.subject] = event.time
    case (.app, "killed"): endAll(at: event.time)
    case (.focus, "lost"):
      endFocused(event.subject, event.time)
      countLatency(event)
      countLoss(event)
    case (.view, "viewDidLoad"): _ = index(of: event.subject)
    case (.view, _), (.focus, _), (.group, _), (.behavior, _), (.app, _), (.suspend, _), (.overlay, _), (.input, _),
      (.console, _):
      break
    }
  }

  /// The table at `end`, with what is still going on counted up to then.
  func table(at end: TimeInterval) -> SummaryTable {
    var copy = self
    copy.endAll(at: end)
    return SummaryTable(rows: copy.rows)
  }

  /// The process ends: nothing is visible or focused any more.
  mutating func endAll(at time: TimeInterval) {
    for name in visibleSince.keys { endVisible(name, time) }
    for name in focusedSince.keys { endFocused(name, time) }
  }

  private mutating func endVisible(_ name: String, _ time: TimeInterval) {
    guard let start = visibleSince.removeValue(forKey: name) else { return }
    rows[index(of: name)].visible += time - start
  }

  private mutating func endFocused(_ name: String, _ time: TimeInterval) {
    guard let start = focusedSince.removeValue(forKey: name) else { return }
    rows[index(of: name)].focused += time - start
  }

  private mutating func countLatency(_ event: JourneyEvent) {
    guard case .number(let latency) = event.fields.first(where: { $0.name == "latency" })?.value else { return }
    let row = index(of: event.subject)
    rows[row].latency = max(rows[row].latency ?? 0, latency)
  }

  private mutating func countLoss(_ event: JourneyEvent) {
    guard case .text(let reason) = event.fields.first(where: { $0.name == "reason" })?.value else { return }
    let row = index(of: event.subject)
    if let index = rows[row].losses.firstIndex(where: { $0.reason == reason }) {
      rows[row].losses[index].count += 1
    } else {
      rows[row].losses.append((reason, 1))
    }
  }

  private mutating func index(of name: String) -> Int {
    if let index = indices[name] { return index }
    indices[name] = rows.count
    rows.append(SummaryTable.Row(name: name))
    return rows.count - 1
  }
}
