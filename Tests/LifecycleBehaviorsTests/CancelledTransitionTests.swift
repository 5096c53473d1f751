import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct CancelledTransitionTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  @Test("G7: a cancelled swipe back is balanced on both screens and marked")
  func swipeBack() throws {
    let nav = UINavigationController(rootViewController: Screen("A", in: log))
    device.launch(showing: nav)
    device.push(Screen("B", in: log), onto: nav)
    _ = log.flush()

    try device.cancelSwipeBack(in: nav)
    #expect(
      log.flush() == [
        "B beforeDisappearing animated", "A beforeAppearing animated", "A duringAppearing animated",
        "A beforeDisappearing animated undo", "A afterDisappearing animated undo",
        "B beforeAppearing animated undo", "B duringAppearing animated undo", "B afterAppearing animated undo",
      ])

    device.pop(nav)
    #expect(
      log.flush() == [
        "B beforeDisappearing animated", "A beforeAppearing animated", "A duringAppearing animated",
        "B afterDisappearing animated", "A afterAppearing animated", "B afterClosing popped",
      ])
  }

  @Test("G7: a cancelled sheet drag is balanced on the sheet; the screen below receives no moment")
  func sheetDrag() throws {
    let screen = Screen("A", in: log)
    let sheet = Screen("S", in: log)
    device.launch(showing: screen)
    screen.present(sheet, animated: true)
    device.advance(by: 1)
    _ = log.flush()

    try #require(device.beginSheetDrag(of: sheet)).cancel()
    device.advance(by: 1)
    #expect(
      log.flush() == [
        "S beforeDisappearing animated", "S beforeAppearing animated undo", "S duringAppearing animated undo",
        "S afterAppearing animated undo",
      ])
  }
}
