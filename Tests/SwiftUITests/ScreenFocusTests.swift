import LifecycleTestKit
import SwiftUI
import TestSupport
import Testing

@testable import FocusBehavior

/// What `FocusBehavior` has for SwiftUI.
@MainActor
@Suite(.everyAnswer)
struct ScreenFocusTests {
  struct Player: View {
    let log: LifecycleTranscript
    @State private var title = "Song"

    var body: some View {
      VStack {
        Text(title)
        Caption()
      }
      .providingScreenFocus()
      .onFocusChange { change in
        title = change.hasFocus ? "plays" : "pauses"
        log.record("\(change.hasFocus ? "gained" : "lost") \(change.reason.name)")
      }
    }
  }

  struct Caption: View {
    @Environment(\.hasScreenFocus) private var hasScreenFocus

    var body: some View {
      Text(hasScreenFocus ? "seen" : "unseen")
    }
  }

  @Test("The view gains and loses focus with its screen, and the views within can read it")
  func sheet() {
    let log = LifecycleTranscript()
    let player = HostedView(Player(log: log))
    #expect(log.flush() == ["gained appeared"])
    #expect(player.texts == ["plays", "seen"])
    player.controller.present(UIViewController(), animated: true)
    player.device.advance(by: 1)
    #expect(log.flush() == ["lost covered"])
    #expect(player.texts == ["pauses", "unseen"])
    player.controller.dismiss(animated: true)
    player.device.advance(by: 1)
    #expect(log.flush() == ["gained uncovered"])
    #expect(player.texts == ["plays", "seen"])
    #expect(player.controller.faults == [])
  }
}
