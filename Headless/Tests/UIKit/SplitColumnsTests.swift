import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// R45: the columns of iOS 14.
@MainActor
@Suite(.oneDevice)
struct SplitColumnsTests {
  let log = LifecycleTranscript()

  private let delegate: LoggedSplitDelegate

  init() {
    delegate = LoggedSplitDelegate(log)
  }

  /// When the columns have moved to their navigation controllers is said by W26.
  private func calls() -> [String] { log.flush().filter { !$0.contains(".dM(") } }

  private func makeSplit(_ style: UISplitViewController.Style) -> UISplitViewController {
    let split = UISplitViewController(style: style)
    split.delegate = delegate
    split.setViewController(log.screen("S"), for: .secondary)
    split.setViewController(log.screen("P"), for: .primary)
    if style == .tripleColumn { split.setViewController(log.screen("M"), for: .supplementary) }
    _ = log.flush()
    return split
  }

  @Test("R45: the children follow the columns, each inside a navigation controller")
  func children() throws {
    let split = makeSplit(.tripleColumn)
    #expect(split.children.count == 3)
    #expect(split.children == split.viewControllers)
    let primary = try #require(split.viewController(for: .primary))
    #expect(primary.navigationController === split.children[0])
    #expect(primary.splitViewController === split)
    #expect(split.viewController(for: .supplementary)?.navigationController === split.children[1])
    #expect(split.viewController(for: .secondary)?.navigationController === split.children[2])

    let nav = UINavigationController()
    split.setViewController(nav, for: .secondary)
    #expect(split.children[2] === nav)
    split.setViewController(nil, for: .supplementary)
    #expect(split.children.count == 2)
    #expect(split.viewController(for: .supplementary) == nil)
  }

  @Test(
    "R45: the primary column disappears when it is hidden and appears when it is shown; the delegate is called before")
  func hideAndShow() {
    let split = makeSplit(.doubleColumn)
    let device = HeadlessDevice.launched(showing: split, on: .pad)
    #expect(
      calls() == [
        "P.viewDidLoad", "P.wA(f)", "S.viewDidLoad", "S.wA(f)", "P.iA(f)", "S.iA(f)", "P.dA(f)", "S.dA(f)",
      ])
    split.hide(.primary)
    device.turn()
    #expect(calls() == ["willChangeTo secondaryOnly", "willHide primary", "P.wD(f)", "P.dD(f)"])
    split.hide(.primary)
    device.turn()
    #expect(calls() == [])
    split.show(.primary)
    device.turn()
    #expect(calls() == ["willChangeTo oneBesideSecondary", "willShow primary", "P.wA(f)", "P.iA(f)", "P.dA(f)"])
    #expect(split.displayMode == .oneBesideSecondary)
    split.preferredDisplayMode = .oneBesideSecondary
    device.turn()
    #expect(calls() == [])
  }

  @Test("R45: of three columns two are shown at first, and the primary one after show()")
  func threeColumns() {
    let split = makeSplit(.tripleColumn)
    let device = HeadlessDevice.launched(showing: split, on: .pad)
    #expect(calls().filter { $0.contains(".dA") } == ["M.dA(f)", "S.dA(f)"])
    split.show(.primary)
    device.turn()
    #expect(
      calls() == [
        "willChangeTo twoBesideSecondary", "willShow primary", "P.viewDidLoad", "P.wA(f)", "P.iA(f)", "P.dA(f)",
      ])
    split.hide(.supplementary)
    device.turn()
    #expect(
      calls() == [
        "willChangeTo secondaryOnly", "willHide primary", "willHide supplementary", "P.wD(f)", "M.wD(f)", "P.dD(f)",
        "M.dD(f)",
      ])
  }

  @Test("R45: in a collapsed split view the delegate names the top column, and only that column appears")
  func collapsed() throws {
    delegate.topColumn = .primary
    let split = makeSplit(.doubleColumn)
    let device = HeadlessDevice.launched(showing: split)
    #expect(
      calls() == [
        "topColumn? secondary", "didCollapse", "P.viewDidLoad", "P.wA(f)", "P.iA(f)", "P.dA(f)",
      ])
    let secondary = try #require(split.viewController(for: .secondary))
    #expect(!secondary.isViewLoaded)
    split.show(.secondary)
    device.turn()
    #expect(
      calls() == [
        "willHide primary", "willShow secondary", "P.wD(f)", "S.viewDidLoad", "S.wA(f)", "S.iA(f)", "P.dD(f)",
        "S.dA(f)",
      ])
    split.hide(.secondary)
    device.turn()
    #expect(
      calls() == [
        "willHide secondary", "willShow primary", "S.wD(f)", "P.wA(f)", "P.iA(f)", "S.dD(f)", "P.dA(f)",
      ])
  }

  @Test("R45: a column for compact widths replaces all others, without a navigation controller")
  func compactColumn() {
    let split = makeSplit(.doubleColumn)
    let compact = log.screen("C")
    split.setViewController(compact, for: .compact)
    #expect(compact.parent === split)
    _ = log.flush()
    _ = HeadlessDevice.launched(showing: split)
    #expect(calls() == ["didCollapse", "C.viewDidLoad", "C.wA(f)", "C.iA(f)", "C.dA(f)"])
    #expect(split.viewControllers.count == 2)
  }

  @Test("R45, R50: a column that a modal covers in its context appears when the modal is dismissed, and not before")
  func covered() throws {
    let split = makeSplit(.doubleColumn)
    let device = HeadlessDevice.launched(showing: split, on: .pad)
    let primary = try #require(split.viewController(for: .primary)?.navigationController)
    primary.definesPresentationContext = true
    let modal = log.screen("M")
    modal.modalPresentationStyle = .currentContext
    primary.present(modal, animated: false)
    device.finishTransitions()
    #expect(calls().suffix(2) == ["M.dA(f)", "P.dD(f)"])
    split.view.setNeedsLayout()
    device.turn()
    #expect(calls() == [])
    #expect(primary.view.window == nil)
    modal.dismiss(animated: false)
    device.finishTransitions()
    #expect(calls() == ["M.wD(f)", "P.wA(f)", "P.iA(f)", "P.dA(f)", "M.dD(f)"])
  }
}
