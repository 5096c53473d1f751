import HeadlessDevice
import LifecycleBehaviors
import LifecycleTasks
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import FocusBehavior

@MainActor
@Suite(.everyAnswer)
struct FocusOptionsTests {
  let device = HeadlessDevice()

  @Test("Options print the name of their preset or of their only interruption, or all; then what is not the default")
  func descriptions() {
    let options: [FocusOptions] = [
      .attention, .media, .analytics, .privacy, [.sheet], [.opaque], [.alert, .sheet], [], .media.adding(.menu, .alert),
      .attention.removing(.search, .inactive), .media.adding(.sheet).removing(.alert), .media.in(FocusGroup()),
      .privacy.in(FocusGroup()).sampled(.manual),
    ]
    #expect(
      options.map { "\($0)" } == [
        "attention", "media", "analytics", "privacy", "sheet", "opaque", "[sheet, alert]", "[]",
        "[sheet, alert, transparent, menu, keyWindowLoss]",
        "[sheet, popover, alert, transparent, keyWindowLoss, sceneNotFrontmost]", "media",
        "media in a group", "privacy in a group, sampling manual",
      ])
  }

  @Test("An interruption prints its name; the list of all has each once")
  func interruptions() {
    let all = FocusInterruption.all
    #expect(all.map { "\($0)" } == all.map(\.name))
    #expect(Set(all).count == 12 && all.count == 12)
  }

  @Test("Every way to watch takes the same options: interruptions, group and sampling")
  func everywhere() async {
    final class Player: Screen {
      let log = LifecycleTranscript()
    }
    let groups = (0..<4).map { _ in FocusGroup() }
    func options(_ index: Int) -> FocusOptions {
      FocusOptions.media.sampled(.manual).in(groups[index])
    }
    let player = Player()
    player.loadViewIfNeeded()
    player.addBehaviors([
      FocusBehavior(options(0)) { player.log.record("any \($0.hasFocus)") },
      FocusBehavior<Player>(options(1)) { player, change in player.log.record("typed \(change.hasFocus)") },
    ])
    player.addBehaviors([TaskBehavior<Player>(whileFocused: options(2)) { $0.log.record("run") }])
    let stream = player.focusChanges(options(3))
    device.launchAndSettle(showing: player)
    device.openControlCenter()
    device.closeControlCenter()
    device.advance(by: 1)
    await settleTasks()
    #expect(player.log.flush().sorted() == ["any true", "run", "typed true"])
    #expect(groups.map { $0.visibleScreens == [player] } == Array(repeating: true, count: 4))
    #expect(device.displayLinks.isEmpty)
    player.lifecycleBehaviorViewController.map(player.unembed)
    #expect(await elements(of: stream).map(\.hasFocus) == [true, false])
  }
}
