import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct ReentrancyTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  private static let legalLife = [
    "afterAttaching", "afterLoading", "beforeAppearing", "duringAppearing", "afterAppearing", "beforeDisappearing",
    "afterDisappearing",
  ]

  @Test("G3: an added behavior catches up to the stage before the moment, and receives the moment in its turn")
  func addWhileAppearing() {
    let screen = Screen([
      ActingBehavior("adder", in: log, at: .beforeAppearing) { [log] in
        $0.addBehaviors([RecordingBehavior("new", in: log)])
        log.record("added")
      },
      RecordingBehavior("b", in: log),
    ])
    screen.loadViewIfNeeded()
    _ = log.flush()
    device.launch(showing: screen)
    #expect(
      log.flush().prefix(6) == [
        "adder beforeAppearing", "new afterAttaching catch-up", "new afterLoading catch-up", "added",
        "b beforeAppearing", "new beforeAppearing",
      ])
  }

  @Test(
    "G3: added inside any moment, a behavior receives the remaining moments, each once, in legal order",
    arguments: ActingBehavior.moments)
  func addInside(moment: LifecycleMoment) {
    let news = LifecycleTranscript()
    var attachment: BehaviorAttachment?
    let screen = Screen([
      ActingBehavior("adder", in: log, at: moment) {
        $0.addBehaviors([ActingBehavior("new", in: news, at: .afterAttaching) { _ in }])
      }
    ])
    let window = device.launch(showing: screen)
    attachment = screen.attachment
    window.isHidden = true
    device.turn()
    attachment?.remove()

    let received = news.flush().map { $0.replacingOccurrences(of: "new ", with: "") }
    switch moment {
    case .afterAttaching, .afterLoading, .beforeAppearing, .duringAppearing, .afterAppearing:
      #expect(received == Self.legalLife)
    default:
      #expect(received == ["afterAttaching", "afterLoading"])
    }
  }

  @Test("G4: when a behavior hides the window while appearing, all behaviors receive both directions in full, in order")
  func changeWhileAppearing() {
    let screen = Screen([
      RecordingBehavior("a", in: log),
      ActingBehavior("b", in: log, at: .duringAppearing) { [log] in
        $0.view.window?.isHidden = true
        log.record("hidden")
      },
      RecordingBehavior("c", in: log),
    ])
    screen.loadViewIfNeeded()
    _ = log.flush()
    device.launch(showing: screen)
    device.turn()
    #expect(
      log.flush() == [
        "a beforeAppearing", "b beforeAppearing", "c beforeAppearing",
        "a duringAppearing", "b duringAppearing", "hidden", "c duringAppearing",
        "a afterAppearing", "b afterAppearing", "c afterAppearing",
        "c beforeDisappearing", "b beforeDisappearing", "a beforeDisappearing",
        "c afterDisappearing", "b afterDisappearing", "a afterDisappearing",
      ])
  }

  @Test("G4: when a behavior pops its own screen after it appeared, the moments are balanced")
  func popInside() {
    let nav = UINavigationController(rootViewController: Screen("A", in: LifecycleTranscript()))
    device.launch(showing: nav)
    nav.pushViewController(
      Screen([ActingBehavior("b", in: log, at: .afterAppearing) { _ in nav.popViewController(animated: true) }]),
      animated: true)
    device.advance(by: 2)
    #expect(log.flush() == Self.legalLife.map { "b " + $0 })
  }

  @Test("G4: a behavior that presents over its own screen inside afterAppearing does not affect others")
  func presentInside() {
    let modal = Screen("M", in: log)
    modal.modalPresentationStyle = .fullScreen
    let screen = Screen([
      ActingBehavior("a", in: log, at: .afterAppearing) { $0.present(modal, animated: false) },
      RecordingBehavior("b", in: log),
    ])
    device.launch(showing: screen)
    device.advance(by: 1)
    // UIKit decides about the order of the modal's moments among the screen's own (W2), and about their arguments (W14).
    let transcript = log.flush().dropFirst(8).map { $0.replacingOccurrences(of: " animated", with: "") }
    #expect(
      transcript.filter { !$0.hasPrefix("M") } == [
        "a afterAppearing", "b afterAppearing", "b beforeDisappearing", "a beforeDisappearing",
        "b afterDisappearing", "a afterDisappearing",
      ])
    #expect(
      transcript.filter { $0.hasPrefix("M") } == [
        "M afterAttaching", "M afterLoading", "M beforeAppearing", "M duringAppearing", "M afterAppearing",
      ])
  }

  /// Shows a screen with behaviors whose presenter presents over it in `viewWillAppear`, so that the presentation waits.
  /// - Returns: what the presented screen has received when the other one has appeared.
  private func showWithWaitingPresentation(_ behaviors: [any ViewControllerLifecycleBehavior]) -> [String] {
    let received = LifecycleTranscript()
    let root = AppearingScreen()
    let window = device.launch(showing: root)
    let screen = Screen(behaviors)
    root.present(screen, animated: false)
    device.turn()
    window.isHidden = true
    device.turn()
    _ = log.flush()
    root.willAppear = { screen.present(LoggedViewController("presented", in: received), animated: true) }
    window.isHidden = false
    defer { device.turn() }
    return received.flush()
  }

  @Test(
    "R140: only a behavior that reads the transition coordinator begins a presentation that waits; no moment is lost",
    arguments: [false, true])
  func presentationThatWaits(reads: Bool) {
    let reading = ContextReadingBehavior { if reads { _ = $0.transitionCoordinator } }
    let received = showWithWaitingPresentation([reading, RecordingBehavior("a", in: log)])
    #expect(received.contains { $0.hasPrefix("presented.wA") } == reads)
    #expect(log.flush() == ["a beforeAppearing", "a duringAppearing", "a afterAppearing"])
  }

  @Test("G4: a screen that a behavior puts back in afterClosing appears with every moment")
  func putBackInside() {
    let parent = UIViewController()
    device.launch(showing: parent)
    let screen = Screen([RecordingBehavior("a", in: log), ReturningBehavior { parent.embed($0) }])
    parent.embed(screen)
    device.turn()
    parent.unembed(screen)
    device.turn()
    device.turn()
    #expect(
      log.flush().suffix(6) == [
        "a beforeDisappearing", "a afterDisappearing", "a afterClosing removed",
        "a beforeAppearing", "a duringAppearing", "a afterAppearing",
      ])
  }

  @Test("G3: a behavior added by one that is catching up catches up with it and not ahead of it")
  func addWhileCatchingUp() {
    let screen = UIViewController.loaded()
    screen.addBehaviors([BehaviorGroup([])])
    device.launch(showing: screen)
    screen.addBehaviors([
      ActingBehavior("adder", in: log, at: .beforeAppearing) { [log] in
        $0.addBehaviors([ActingBehavior("new", in: log, at: .afterAttaching) { _ in }])
      }
    ])
    #expect(
      log.flush() == [
        "adder afterAttaching", "adder afterLoading", "adder beforeAppearing", "new afterAttaching",
        "new afterLoading", "new beforeAppearing", "adder duringAppearing", "new duringAppearing",
        "adder afterAppearing", "new afterAppearing",
      ])
  }

  @Test(
    "G3: a behavior added by one that is being removed catches up to the stage of the screen",
    arguments: [LifecycleMoment.beforeDisappearing, .afterDisappearing, .beforeDetaching])
  func addWhileLeaving(moment: LifecycleMoment) {
    let screen = UIViewController()
    device.launch(showing: screen)
    let attachment = screen.addBehaviors([
      RecordingBehavior("a", in: log),
      ActingBehavior("adder", in: LifecycleTranscript(), at: moment) { [log] in
        $0.addBehaviors([RecordingBehavior("new", in: log)])
      },
    ])
    device.turn()
    _ = log.flush()
    attachment.remove()
    let received = log.flush()
    #expect(
      received.filter { $0.hasPrefix("a ") } == ["a beforeDisappearing", "a afterDisappearing", "a beforeDetaching"])
    #expect(received.filter { $0.hasPrefix("new") } == Self.legalLife.prefix(5).map { "new \($0) catch-up" })
  }

  @Test("G3: a behavior added by one that removes itself while appearing appears with the screen")
  func addWhileLeavingInside() {
    var attachment: BehaviorAttachment?
    let screen = UIViewController.loaded()
    attachment = screen.addBehaviors([
      LeavingBehavior { [log] in
        $0.addBehaviors([ActingBehavior("new", in: log, at: .afterAttaching) { _ in }])
      } leave: {
        attachment?.remove()
      }
    ])
    device.launch(showing: screen)
    #expect(log.flush() == Self.legalLife.prefix(5).map { "new \($0)" })
  }
}

/// Removes itself when it has appeared, and adds another behavior while it is being removed.
private struct LeavingBehavior: ViewControllerLifecycleBehavior {
  let add: @MainActor (UIViewController) -> Void
  let leave: @MainActor () -> Void

  func afterAppearing(_ viewController: UIViewController, context: Context) { leave() }
  func beforeDisappearing(_ viewController: UIViewController, context: Context) { add(viewController) }
}

/// Reads its context in `beforeAppearing`.
private struct ContextReadingBehavior: ViewControllerLifecycleBehavior {
  let read: @MainActor (Context) -> Void

  func beforeAppearing(_ viewController: UIViewController, context: Context) { read(context) }
}

/// Puts its screen back when it has been closed.
private struct ReturningBehavior: ViewControllerLifecycleBehavior {
  let putBack: @MainActor (UIViewController) -> Void

  func afterClosing(_ closing: ScreenClosing) {
    if let screen = closing.screen { putBack(screen) }
  }
}

private final class AppearingScreen: UIViewController {
  var willAppear = {}

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    willAppear()
  }
}
