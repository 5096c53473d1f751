import LifecycleTestKit
import SwiftUI
import TestSupport
import Testing

@testable import FocusBehavior

/// The SwiftUI modifiers of `FocusBehavior`.
@MainActor
@Suite(.everyAnswer, .eitherOrder)
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

  @Test("A preview or a test sets hasScreenFocus in the environment; without a view that provides it, it is false")
  func environment() {
    #expect(HostedView(Caption()).texts == ["unseen"])
    #expect(HostedView(Caption().environment(\.hasScreenFocus, true)).texts == ["seen"])
  }

  struct Leaving: View {
    let log: LifecycleTranscript
    @State private var isShown = true
    @State private var losses = 0

    var body: some View {
      VStack {
        Text("\(losses)")
        if isShown {
          Text("song").onFocusChange { [losses] change in
            log.record("\(change.reason.name) after \(losses)")
            if !change.hasFocus, !change.isReasonChange { self.losses += 1 }
          }
        }
        Button("Hide") { isShown = false }
      }
    }
  }

  @Test("A removed view loses focus, and may set state then; each change calls the closure of the latest update")
  func leaving() {
    let log = LifecycleTranscript()
    let view = HostedView(Leaving(log: log))
    view.device.openControlCenter()
    view.device.advance(by: 1)
    view.device.closeControlCenter()
    view.device.advance(by: 1)
    view.tap("Hide")
    view.device.advance(by: 1)
    #expect(log.flush() == ["appeared after 0", "appInactive after 0", "appActive after 1", "disappeared after 1"])
    #expect(view.texts == ["2", "Hide"])
    #expect(view.controller.faults == [])
  }

  struct Media: View {
    let log: LifecycleTranscript

    var body: some View {
      Text("media").onFocusChange(.media) { log.record("media \($0.hasFocus)") }
      Text("privacy").onFocusChange(.privacy) { log.record("privacy \($0.hasFocus)") }
    }
  }

  @Test("Each modifier has its own options")
  func options() {
    let log = LifecycleTranscript()
    let view = HostedView(Media(log: log))
    #expect(log.flush().sorted() == ["media true", "privacy true"])
    view.device.openControlCenter()
    view.device.advance(by: 1)
    #expect(log.flush() == ["privacy false"])
  }
}
