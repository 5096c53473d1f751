import FocusBehavior
import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// Methods as handlers, in Swift 6 mode. In Swift 5 mode: HandlersTests of ClientCodeTests.
@MainActor
@Suite(.oneDevice)
struct FocusHandlersTests {
  @Test("A method receives the changes, whatever actor its class belongs to, with the screen and without")
  func methods() {
    let (plain, main) = (PlainService(), MainActorService())
    let screen = NotedScreen()
    screen.loadViewIfNeeded()
    screen.addBehaviors([
      FocusBehavior(plain.note),
      FocusBehavior(.media, perform: plain.note),
      FocusBehavior(plain.noteScreen),
      FocusBehavior(main.note),
      FocusBehavior(.media.adding(.alert), perform: main.note),
      FocusBehavior([.sheet, .alert], perform: main.noteScreen),
      FocusBehavior(main.noteScreen),
      FocusBehavior { main.note($0) },
      FocusBehavior<NotedScreen>([.sheet]) { screen, change in plain.noteScreen(screen, change) },
    ])
    HeadlessDevice().launchAndSettle(showing: screen)
    #expect(plain.notes == ["appeared", "appeared", "noted appeared", "noted appeared"])
    #expect(main.notes == ["appeared", "appeared", "noted appeared", "noted appeared", "appeared"])
  }
}

private final class NotedScreen: UIViewController {
  let name = "noted"
}

/// Belongs to no actor.
private final class PlainService {
  var notes: [String] = []

  func note(_ change: FocusChange) {
    notes.append(change.reason.name)
  }

  @MainActor
  func noteScreen(_ screen: NotedScreen, _ change: FocusChange) {
    notes.append("\(screen.name) \(change.reason.name)")
  }
}

@MainActor
private final class MainActorService {
  var notes: [String] = []

  func note(_ change: FocusChange) {
    notes.append(change.reason.name)
  }

  func noteScreen(_ screen: NotedScreen, _ change: FocusChange) {
    notes.append("\(screen.name) \(change.reason.name)")
  }
}
