import UIKit

// Calls about the app as a whole. The cases need `.appLog`.

extension ConformanceRun {
  /// Writes from now on the calls of these kinds, with the app's state for those in `states`.
  func writeAppCalls(_ kinds: Set<AppCall.Kind>, states: Set<AppCall.Kind> = []) {
    AppCallLog.current?.didCall = { [weak self] call in self?.write(call, kinds, states) }
  }

  /// Writes the calls of these kinds that the launch of the app made.
  func writeLaunch(_ kinds: Set<AppCall.Kind>, states: Set<AppCall.Kind> = []) async {
    for call in await launch { write(call, kinds, states) }
  }

  /// The calls of the app's launch, whose end is waited for, at most five seconds.
  var launch: [AppCall] {
    get async {
      guard let log = AppCallLog.current else { return [] }
      for _ in 0..<50 where log.isLaunching { await wait(0.1) }
      return log.launch
    }
  }

  private func write(_ call: AppCall, _ kinds: Set<AppCall.Kind>, _ states: Set<AppCall.Kind>) {
    guard kinds.contains(call.kind) else { return }
    log(states.contains(call.kind) ? "\(call.name) \(call.state.name)" : call.name)
  }
}
