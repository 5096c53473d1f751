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
    await elements(of: stream).map { moment, facts in facts == MomentFacts() ? moment.name : "\(moment.name) \(facts)" }
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
        "beforeDetaching [isDetaching]",
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
      "afterDisappearing", "beforeDetaching [isDetaching]",
    ]
    #expect(await names(early) == life)
    #expect(await names(late) == life.enumerated().map { $0 < 5 ? "\($1) [isCatchUp]" : $1 })
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
}
