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
  func log(_ line: String) {}
}

// In application(_:didFinishLaunchingWithOptions:)
@MainActor
private func launch() {
  // In application(_:didFinishLaunchingWithOptions:)
  AttentionReporter.shared.startLog(subsystem: "com.example.app")
}

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
