import LifecycleBehaviors
import LifecycleTestKit
import OverlayBehavior
import SwiftUI
import TestSupport
import Testing

@testable import FocusBehavior

/// `sceneOverlay` in SwiftUI.
@MainActor
@Suite(.everyAnswer, .eitherOrder)
struct SceneOverlayTests {
  /// Lets a test change an ``Inbox`` that is covered.
  @MainActor
  final class Hand {
    var goOffline: () -> Void = {}
    var hide: () -> Void = {}
  }

  struct Inbox: View {
    let log: LifecycleTranscript
    let hand: Hand
    @State private var isOffline = false
    @State private var attempts = 0
    @State private var isShown = true

    var body: some View {
      hand.goOffline = { [$isOffline] in $isOffline.wrappedValue = true }
      hand.hide = { [$isShown] in $isShown.wrappedValue = false }
      return VStack {
        if isShown {
          Text("inbox")
            .onFocusChange { log.record("\($0.hasFocus ? "gained" : "lost") \($0.reason.name)") }
            .sceneOverlay(
              while: isOffline,
              configuration: OverlayConfiguration(eventHandler: { [attempts, log] in
                log.record("\($0.name) \(attempts)")
              })
            ) {
              Offline(attempts: attempts)
              Button("Try again") { attempts += 1 }
              Button("Go online") { isOffline = false }
            }
            .environment(\.city, "Berlin")
        }
        Button("Go offline") { isOffline = true }
        Button("Flicker") {
          isOffline = true
          isOffline = false
        }
      }
    }
  }

  struct Offline: View {
    let attempts: Int
    @Environment(\.city) private var city

    var body: some View {
      Text("offline in \(city), \(attempts) attempts")
    }
  }

  let log = LifecycleTranscript()
  let hand = Hand()
  let inbox: HostedView<Inbox>

  init() {
    inbox = HostedView(Inbox(log: log, hand: hand))
    inbox.device.advance(by: 1)
    _ = log.flush()
  }

  /// The rows of the overlay's window, or of the app's if there is none.
  private var rows: [Row] {
    func rows(in view: UIView) -> [Row] { (view as? Row).map { [$0] } ?? view.subviews.flatMap(rows) }
    return inbox.device.keyWindow.map(rows) ?? []
  }

  private func tap(_ title: String) {
    _ = rows.first { $0.title == title }.map { inbox.device.tap($0) }
    inbox.device.advance(by: 1)
  }

  @Test(
    "The overlay covers the app while the condition holds, is updated with the view, and takes focus from the screen")
  func condition() {
    tap("Go offline")
    #expect(rows.map(\.title) == ["offline in Berlin, 0 attempts", "Try again", "Go online"])
    tap("Try again")
    #expect(rows.map(\.title) == ["offline in Berlin, 1 attempts", "Try again", "Go online"])
    #expect(log.flush() == ["willShow 0", "lost windowNotKey", "didShow 0"])
    tap("Go online")
    #expect(rows.first?.title == "inbox")
    #expect(log.flush() == ["willHide 1", "didHide 1", "gained windowKey"])
    #expect(inbox.controller.faults == [])
  }

  @Test("The overlay belongs to the view: it is hidden when the view is removed")
  func viewLeaves() {
    tap("Go offline")
    _ = log.flush()
    hand.hide()
    inbox.device.advance(by: 1)
    #expect(rows.map(\.title) == ["Go offline", "Flicker"])
    #expect(log.flush() == ["lost disappeared"])
    #expect(inbox.controller.faults == [])
  }

  @Test("While the overlay is being hidden, it keeps its content")
  func hiding() {
    tap("Go offline")
    let online = rows.last
    _ = online.map { inbox.device.tap($0) }
    inbox.device.advance(by: 0.1)
    #expect(log.flush().last == "willHide 0")
    #expect(rows.map(\.title) == ["offline in Berlin, 0 attempts", "Try again", "Go online"])
    inbox.device.advance(by: 1)
    #expect(rows.first?.title == "inbox" && online?.window == nil)
  }

  @Test("A condition that ends in the same turn shows nothing")
  func flicker() {
    tap("Flicker")
    #expect(log.flush() == [])
    #expect(rows.first?.title == "inbox")
  }

  @Test("The overlay has the window level of the configuration")
  func configuration() {
    struct Locked: View {
      var body: some View {
        Text("app").sceneOverlay(
          while: true, configuration: OverlayConfiguration(windowLevel: UIWindow.Level(rawValue: 4000))
        ) { Text("locked") }
      }
    }
    inbox.nav.pushViewController(UIHostingController(rootView: Locked()), animated: false)
    inbox.device.advance(by: 1)
    #expect(rows.map(\.title) == ["locked"])
    #expect(inbox.device.keyWindow?.windowLevel.rawValue == 4000)
  }

  @Test("The overlay and its content are released when the screen of its view is popped and released")
  func popped() async {
    weak var screen: UIViewController?
    weak var content: UIViewController?
    weak var captured: Hand?
    func push() {
      let hand = Hand()
      let pushed = UIHostingController(rootView: Inbox(log: log, hand: hand))
      inbox.nav.pushViewController(pushed, animated: false)
      inbox.device.advance(by: 1)
      hand.goOffline()
      inbox.device.advance(by: 1)
      (screen, content, captured) = (pushed, inbox.device.keyWindow?.rootViewController?.children.first, hand)
    }
    push()
    #expect(rows.first?.title == "offline in Berlin, 0 attempts")
    #expect(screen != nil && content != nil && captured != nil)
    inbox.nav.popViewController(animated: false)
    inbox.device.advance(by: 1)
    // A view that is released without being dismantled reports that on the main queue.
    await settleTasks()
    inbox.device.advance(by: 1)
    #expect(rows.first?.title == "inbox")
    #expect(screen == nil && content == nil && captured == nil)
  }
}

extension EnvironmentValues {
  fileprivate var city: String {
    get { self[CityKey.self] }
    set { self[CityKey.self] = newValue }
  }
}

private struct CityKey: EnvironmentKey {
  static let defaultValue = "nowhere"
}
