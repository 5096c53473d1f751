import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R55: a finger drags a sheet down.
@MainActor
@Suite(.oneDevice)
struct SheetDragTests: FixtureSuite {
  let fixture = LoggedPresenter()
  let delegate: LoggedDismissalDelegate

  init() {
    delegate = LoggedDismissalDelegate(fixture.log)
    b.presentationController?.delegate = delegate
    a.present(b, animated: true)
    device.advance(by: 1)
    _ = log.flush()
  }

  @Test(
    "R55: a sheet that is being presented or dismissed cannot be dragged, and the delegate is not called",
    arguments: [true, false])
  func inTransition(isComing: Bool) {
    a.dismiss(animated: true)
    device.turn()
    if isComing {
      device.finishTransitions()
      b.presentationController?.delegate = delegate
      a.present(b, animated: true)
      device.turn()
    }
    _ = log.flush()
    #expect(device.beginSheetDrag(of: b) == nil)
    #expect(log.flush() == [])
  }

  @Test("R55: a modal that fills the screen, or that presents another one, cannot be pulled down")
  func notDraggable() {
    let cover = log.screen("C")
    cover.modalPresentationStyle = .overFullScreen
    b.present(cover, animated: true)
    device.advance(by: 1)
    _ = log.flush()
    #expect(device.beginSheetDrag(of: cover) == nil)
    #expect(device.beginSheetDrag(of: b) == nil)
    #expect(log.flush() == [])
  }

  @Test("R54, R55: while a finger drags a sheet its presenter presents nothing else", arguments: [true, false])
  func presentingMeanwhile(isLasting: Bool) throws {
    device.weakRules.presentedLastsThroughDismissal = isLasting
    let drag = try #require(device.beginSheetDrag(of: b))
    a.present(log.screen("C"), animated: false)
    device.advance(by: 1)
    #expect(a.presentedViewController === b)
    drag.cancel()
    device.advance(by: 1)
    #expect(a.presentedViewController === b && !b.isBeingDismissed)
  }

  @Test("R55, R38: the drag's coordinator knows how it ends", arguments: [true, false])
  func coordinator(isCancelled: Bool) throws {
    let drag = try #require(device.beginSheetDrag(of: b))
    b.transitionCoordinator?.animate(alongsideTransition: nil) { log.record("cancelled \($0.isCancelled)") }
    isCancelled ? drag.cancel() : drag.finish()
    device.advance(by: 1)
    #expect(log.flush().filter { $0.hasPrefix("cancelled") } == ["cancelled \(isCancelled)"])
    #expect(b.transitionCoordinator == nil)
  }
}
