import Foundation
import LifecycleBehaviors
import LifecycleReports
import UIKit

// LifecycleReports.

private protocol NamedPage {
  var pageName: String { get }
}

@MainActor
private final class Logger {
  func error(_ line: String) {}
  func log(_ line: String) {}
}

@MainActor
private func start() {
  let lastRun = AttentionReporter.shared.keepRecord()
  AttentionReporter.shared.startLog(subsystem: "com.example.app")
  print(lastRun)  // "hung; on Player, focused for at least 12 s"
}

// In application(_:didFinishLaunchingWithOptions:)
@MainActor
private func launch() {
  // In application(_:didFinishLaunchingWithOptions:)
  AttentionReporter.shared.startLog(subsystem: "com.example.app")
}

@MainActor
private func readLastRun() {
  // In application(_:didFinishLaunchingWithOptions:)
  let lastRun = AttentionReporter.shared.keepRecord()
  print(lastRun)  // "hung; on Player, focused for at least 12 s"
}

@MainActor
private func logLastRun(to analytics: Logger) {
  // In application(_:didFinishLaunchingWithOptions:)
  let lastRun = AttentionReporter.shared.keepRecord()
  if lastRun.end == .hung { analytics.log("\(lastRun)") }
}

@MainActor
private final class ReportingAppDelegate: UIResponder, UIApplicationDelegate {
  private let log = Logger()

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let lastRun = AttentionReporter.shared.keepRecord()
    switch lastRun.end {
    case .crashed, .hung, .killedInForeground, .killedInBackground: log.error("\(lastRun)")
    default: break
    }
    return true
  }
}

@MainActor
private func passCrash(of reporter: CrashReporter) {
  let lastRun = AttentionReporter.shared.keepRecord(lastRunCrashed: reporter.crashedLastRun)
  print(lastRun)
}

private struct CrashReporter {
  var crashedLastRun: Bool
}

#if canImport(ObjectiveC)
  nonisolated(unsafe) private var formerHandler: (@convention(c) (NSException) -> Void)?

  func noteExceptions() {
    formerHandler = NSGetUncaughtExceptionHandler()
    NSSetUncaughtExceptionHandler { exception in
      AttentionReporter.noteCrash()
      formerHandler?(exception)
    }
  }
#endif

@MainActor
private func nameScreens() {
  AttentionReporter.shared.nameOfScreen = { ($0 as? any NamedPage)?.pageName }
}

@MainActor
private func readAttention() {
  let attention = AttentionReporter.shared.attention
  print(attention)  // "Player, covered by ShareSheet"
}

private func makeAttention() -> Attention {
  let attention = Attention(screen: "Player", .alert)
  return attention
}

private func makeLastRun() -> LastRun {
  let lastRun = LastRun(.hung, attention: Attention(screen: "Player", .focused))
  return lastRun
}

@MainActor
private func readTime() {
  let time = AttentionReporter.shared.time
  print(time.screens["Player"]?.focused ?? 0)
  print(time)  // "Player 45 s, Inbox 12 s, background 3 s"
}

@MainActor
private func logTime(to analytics: Logger) {
  let time = AttentionReporter.shared.time
  for (screen, seconds) in time.screens {
    analytics.log("\(screen): looked at for \(seconds.focused) s, in front for \(seconds.visible) s")
  }
}

@MainActor
private func newDay(_ analytics: Logger) {
  // When NSCalendarDayChanged is posted
  analytics.log("\(AttentionReporter.shared.resetTime().total) s")
}

@MainActor
private func tagCrashes() -> LifecycleSubscription {
  let crashTags: LifecycleSubscription
  crashTags = AttentionReporter.shared.subscribe { previous, attention in
    if attention.screen != previous.screen { print("screen", attention.screen ?? "none") }
  }
  return crashTags
}
