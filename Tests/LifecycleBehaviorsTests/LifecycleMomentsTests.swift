import HeadlessDevice
import LifecycleBehaviors
import LifecycleTasks
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct LifecycleMomentsTests {
  typealias Moments = AsyncStream<(moment: LifecycleMoment, facts: MomentFacts)>

  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  /// Ends the streams of a screen as its deallocation does.
  private func detach(_ screen: UIViewController) throws {
    screen.unembed(try #require(screen.lifecycleBehaviorViewController))
  }

  private func names(_ stream: Moments) async -> [String] {
    await elements(of: stream).map { moment, facts in
      var words = [moment.name]
      switch moment {
      case .beforeTransition(let size), .afterTransition(let size): words.append("\(size.width)x\(size.height)")
      default: break
      }
      if facts.isAnimated { words.append("animated") }
      if facts.isMovingToParent { words.append("to parent") }
      if facts.isMovingFromParent { words.append("from parent") }
      if facts.isDetaching { words.append("detaching") }
      if facts.isCatchUp { words.append("catch-up") }
      if facts.undoesCancelledTransition { words.append("undo") }
      return words.joined(separator: " ")
    }
  }

  @Test("A stream delivers every moment from attaching to detaching, keeps those not read yet, and ends")
  func wholeLife() async throws {
    let screen = UIViewController.loaded()
    let stream = screen.lifecycleMoments()
    let window = device.launch(showing: screen)
    screen.view.frame.size.width -= 10
    device.turn()
    screen.lifecycleBehaviorViewController?.didReceiveMemoryWarning()
    screen.lifecycleBehaviorViewController?.traitCollectionDidChange(nil)
    window.isHidden = true
    device.turn()
    try detach(screen)
    #expect(
      await names(stream) == [
        "afterAttaching", "afterLoading", "beforeAppearing", "duringAppearing", "afterAppearing",
        "afterReceivingMemoryWarning", "afterChangingTraits", "beforeDisappearing", "afterDisappearing",
        "beforeDetaching detaching",
      ])
  }

  @Test("A change of size is delivered with the new size, before and after, and no other moment has one")
  func sizes() async throws {
    let screen = UIViewController.loaded()
    let stream = screen.lifecycleMoments()
    device.launch(showing: screen)
    device.rotate(to: .landscapeLeft)
    device.advance(by: 1)
    try detach(screen)
    #expect(
      await names(stream).filter { $0.contains("x") || $0.contains("Transition") } == [
        "beforeTransition 852.0x393.0 animated", "afterTransition 852.0x393.0 animated",
      ])
  }

  @Test("Each of several streams delivers every moment; one that starts late catches up")
  func severalReaders() async throws {
    let screen = UIViewController.loaded()
    let early = screen.lifecycleMoments()
    device.launch(showing: screen)
    let late = screen.lifecycleMoments()
    screen.view.window?.isHidden = true
    device.turn()
    try detach(screen)
    let life = [
      "afterAttaching", "afterLoading", "beforeAppearing", "duringAppearing", "afterAppearing", "beforeDisappearing",
      "afterDisappearing", "beforeDetaching detaching",
    ]
    #expect(await names(early) == life)
    #expect(await names(late) == life.enumerated().map { $0 < 5 ? "\($1) catch-up" : $1 })
  }

  @Test("Moments that undo a cancelled swipe are marked")
  func cancelledSwipe() async throws {
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    let screen = UIViewController.loaded()
    device.push(screen, onto: nav, animated: false)
    let stream = screen.lifecycleMoments()
    device.turn()
    try device.cancelSwipeBack(in: nav)
    try detach(screen)
    // Another test is about the mark of the last moments.
    let received = await names(stream).map { $0.replacingOccurrences(of: " detaching", with: "") }
    #expect(
      received.filter { !$0.contains("catch-up") } == [
        "beforeDisappearing animated from parent", "beforeAppearing animated undo", "duringAppearing animated undo",
        "afterAppearing animated undo", "beforeDisappearing", "afterDisappearing", "beforeDetaching",
      ])
  }

  @Test("A push and a pop are marked as such, and covering the screen as neither")
  func movingToAndFromParent() async throws {
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    let screen = UIViewController.loaded()
    let stream = screen.lifecycleMoments()
    device.push(screen, onto: nav, animated: false)
    device.push(UIViewController(), onto: nav, animated: false)
    device.pop(nav, animated: false)
    device.pop(nav, animated: false)
    try detach(screen)
    #expect(
      await names(stream).filter { $0.contains("ppearing") && !$0.contains("during") } == [
        "beforeAppearing to parent", "afterAppearing to parent", "beforeDisappearing", "afterDisappearing",
        "beforeAppearing", "afterAppearing", "beforeDisappearing from parent", "afterDisappearing from parent",
      ])
  }

  @Test("A stream does not keep the screen alive, and ends with it")
  func screenReleased() async {
    weak var weakScreen: UIViewController?
    let stream: Moments
    do {
      let screen = UIViewController.loaded()
      weakScreen = screen
      stream = screen.lifecycleMoments()
    }
    #expect(weakScreen == nil)
    #expect(await names(stream) == ["afterAttaching", "afterLoading"])
  }

  @Test("A stream whose reader is cancelled is removed from the screen; the others continue")
  func cancelledReader() async throws {
    let screen = UIViewController.loaded()
    let other = screen.lifecycleMoments()
    let stream = screen.lifecycleMoments()
    let reader = Task {
      var moments: [LifecycleMoment] = []
      for await (moment, _) in stream { moments.append(moment) }
      return moments
    }
    await settleTasks()
    reader.cancel()
    #expect(await value(of: reader) == [.afterAttaching, .afterLoading])
    device.launch(showing: screen)
    try detach(screen)
    #expect(await names(other).count == 8)
  }

  @Test("Calling it twice from one line is no mistake")
  func noIssue() {
    let issues = IssueCollector()
    let screen = UIViewController.loaded()
    let streams = (0..<2).map { _ in screen.lifecycleMoments() }
    #expect(streams.count == 2)
    #expect(issues.flush() == [])
  }
}
