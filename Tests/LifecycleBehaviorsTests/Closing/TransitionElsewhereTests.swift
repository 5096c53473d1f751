import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// A transition elsewhere, which UIKit may offer as the `transitionCoordinator` of what is around it (R163).
@MainActor
@Suite(.everyAnswer)
struct TransitionElsewhereTests {
  let app = ClosingApp(HeadlessDevice(idiom: .pad))

  /// Where the user swipes while code pops a screen of another stack.
  enum Place: CaseIterable {
    case child, sheet, inside
  }

  @Test(
    "What code takes away while the user swipes elsewhere goes by no gesture, and at once", arguments: Place.allCases)
  func swipeElsewhere(place: Place) throws {
    let root = app.screen("R")
    app.device.launch(showing: root)
    let (stack, other) = (app.navigation("A"), app.navigation("X"))
    app.embed(stack, in: root)
    app.push("B", onto: stack)
    switch place {
    case .child: app.embed(other, in: root)
    case .sheet: app.present(other, over: root, .formSheet)
    case .inside: app.embed(other, in: stack.viewControllers[1])
    }
    app.push("Y", onto: other)
    app.log.flush()
    let swipe = try #require(app.device.beginSwipeBack(in: other))
    stack.popViewController(animated: false)
    app.device.advance(by: 0.1)
    let inside = place == .inside ? ["X went: popped", "Y went: popped by gesture"] : []
    #expect(app.log.flush().sorted() == ["B went: popped"] + inside)
    swipe.finish()
    #expect(app.closings() == (place == .inside ? [] : ["Y went: popped by gesture"]))
  }

  @Test("A stack that moves into another window while its sheet is dismissed is popped where it is now, and at once")
  func movesOutOfSheet() {
    let (root, other) = (app.screen("R"), app.screen("O"))
    app.device.launch(showing: root)
    app.device.openWindow(showing: other, makingKey: false)
    let (sheet, stack) = (app.screen("S"), app.navigation("A", "B"))
    app.embed(stack, in: sheet)
    app.present(sheet, over: root)
    sheet.dismiss(animated: true)
    sheet.unembed(stack)
    other.embed(stack)
    app.device.advance(by: 0.1)
    app.log.flush()
    stack.popViewController(animated: false)
    app.device.advance(by: 0.1)
    #expect(app.log.flush() == ["A added", "B went: popped"])
    #expect(app.closings() == ["S went: dismissed"])
  }

  @Test("A root that code replaces while the user drags its sheet goes by no gesture")
  func rootUnderDrag() throws {
    let root = app.screen("R")
    let window = app.device.launch(showing: root)
    let sheet = app.screen("S")
    app.present(sheet, over: root)
    app.log.flush()
    let drag = try #require(app.device.beginSheetDrag(of: sheet))
    window.rootViewController = app.screen("N")
    app.device.turn()
    drag.finish()
    #expect(app.closings().contains("R went: replaced"))
  }
}
