import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import FocusBehavior

@MainActor
@Suite(.everyAnswer)
struct FocusOptionsTests {
  let device = HeadlessDevice().drivingLifecycleTime()

  @Test("A preset has the policy of its name, and the defaults of the initializer otherwise")
  func presets() {
    let plain = FocusOptions()
    for (options, policy) in [
      (FocusOptions.attention, FocusPolicy.attention), (.media, .media), (.analytics, .analytics), (.privacy, .privacy),
      (plain, .attention),
    ] {
      #expect(options.policy == policy)
      #expect(options.group == nil && options.sampling == .standard)
    }
  }

  @Test("A policy prints the name of its preset or of its only option, or all its options")
  func policies() {
    let policies: [FocusPolicy] = [.attention, .media, .analytics, .privacy, .sheet, .opaque, [.alert, .sheet], []]
    #expect(
      policies.map { "\($0)" } == [
        "attention", "media", "analytics", "privacy", "sheet", "opaque", "[sheet, alert]", "[]",
      ])
  }

  @Test("A group is added to a preset and changes no other option")
  func group() {
    let players = FocusGroup()
    let options = FocusOptions(policy: .privacy, sampling: .eventDriven).in(players)
    #expect(options.group === players && options.policy == .privacy && options.sampling == .eventDriven)
    #expect(FocusOptions.media.group == nil)
  }

  @Test("Every way to watch takes the same options: policy, group and sampling")
  func everywhere() async {
    final class Player: Screen, WindowFocusChanging {
      let log = LifecycleTranscript()
      func onWindowFocusChanged(hasFocus: Bool) { log.record("window \(hasFocus)") }
    }
    let groups = (0..<5).map { _ in FocusGroup() }
    func options(_ index: Int) -> FocusOptions {
      FocusOptions(policy: .media, group: groups[index], sampling: .eventDriven)
    }
    let player = Player()
    player.loadViewIfNeeded()
    player.addBehaviors([
      FocusBehavior(options(0)) { player.log.record("any \($0.hasFocus)") },
      FocusBehavior<Player>(options(1)) { player, change in player.log.record("typed \(change.hasFocus)") },
    ])
    player.observeWindowFocus(options(2))
    player.whileFocused(options(3)) { player in player.log.record("run") }
    let stream = player.focusChanges(options(4))
    device.launchAndSettle(showing: player)
    device.openControlCenter()
    device.closeControlCenter()
    device.advance(by: 1)
    await settleTasks()
    #expect(player.log.flush().sorted() == ["any true", "run", "typed true", "window true"])
    #expect(groups.map { $0.visibleScreens == [player] } == Array(repeating: true, count: 5))
    #expect(device.displayLinks.isEmpty)
    player.lifecycleBehaviorViewController.map(player.unembed)
    #expect(await elements(of: stream).map(\.hasFocus) == [true, false])
  }

  @Test("The clocks are read when they are used, also if they have been replaced since the behavior was made")
  func currentTime() {
    let behavior = FocusBehavior { _ in }
    var time = LifecycleTime.current
    time.read = { ClockReading(uptime: 42, continuous: 42) }
    LifecycleTime.current = time
    let screen = Screen([behavior])
    screen.loadViewIfNeeded()
    #expect(screen.focus?.timestamp == 42)
    time.read = { ClockReading(uptime: 45, continuous: 45) }
    LifecycleTime.current = time
    #expect(screen.focus?.duration == 3)
  }
}
