import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R45, R180 to R182: the columns of iOS 14.
@MainActor
@Suite(.oneDevice)
struct SplitColumnsTests {
  let log = Transcript()

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
    device.finishTransitions()
    #expect(
      calls() == [
        "willHide primary", "willShow secondary", "P.wD(t)", "S.viewDidLoad", "S.wA(t)", "S.iA(t)", "P.dD(t)",
        "S.dA(t)",
      ])
    split.hide(.secondary)
    device.finishTransitions()
    #expect(
      calls() == [
        "willHide secondary", "willShow primary", "S.wD(t)", "P.wA(t)", "P.iA(t)", "S.dD(t)", "P.dA(t)",
      ])
  }

  @Test(
    "R180: a controller for a column that has a stack is pushed, without one and in a navigation controller it is set")
  func pushed() throws {
    let split = makeSplit(.doubleColumn)
    let device = HeadlessDevice.launched(showing: split, on: .pad)
    let (first, second) = (try #require(split.viewController(for: .secondary)), log.screen("T"))
    let stack = try #require(first.navigationController)
    _ = calls()
    split.setViewController(second, for: .secondary)
    device.finishTransitions()
    #expect(calls() == ["T.wM(nav)", "T.viewDidLoad", "S.wD(f)", "T.wA(f)", "T.iA(f)", "S.dD(f)", "T.dA(f)"])
    #expect(stack.viewControllers == [first, second])
    #expect(split.viewController(for: .secondary) === second)
    stack.popViewController(animated: false)
    device.finishTransitions()
    #expect(split.viewController(for: .secondary) === first)

    split.setViewController(nil, for: .secondary)
    #expect(stack.parent == nil && split.viewController(for: .secondary) == nil)
    split.setViewController(second, for: .secondary)
    #expect(second.navigationController?.viewControllers == [second])
    let other = UINavigationController(rootViewController: first)
    split.setViewController(other, for: .secondary)
    #expect(split.viewController(for: .secondary) === other && second.splitViewController == nil)
  }

  private func resize(_ split: UISplitViewController, to width: CGFloat, on device: HeadlessDevice) throws {
    device.resize(try #require(split.viewIfLoaded?.window?.windowScene), to: CGSize(width: width, height: 800))
    device.finishTransitions()
  }

  @Test(
    "R181, W31: columns are one stack while collapsed; what Back pops is a column still, or none, and expanding gives each its place",
    arguments: [true, false])
  func merged(isKept: Bool) throws {
    let split = makeSplit(.tripleColumn)
    let device = HeadlessDevice.launched(showing: split, on: .pad)
    device.weakRules.splitViewsKeepPoppedColumns = isKept
    let stacks = split.viewControllers
    let first = try #require(stacks.first as? UINavigationController)
    try resize(split, to: 320, on: device)
    #expect(split.children == [first] && split.viewControllers == [first])
    #expect(first.viewControllers.dropFirst() == stacks.dropFirst())
    #expect(first.visibleWindowOfTop != nil)
    _ = calls()
    first.popViewController(animated: true)
    device.finishTransitions()
    #expect(calls() == ["S.wD(t)", "M.wA(t)", "M.iA(t)", "S.dD(t)", "M.dA(t)"])
    #expect(stacks[2].parent == nil)
    #expect((split.viewController(for: .secondary) != nil) == isKept)
    try resize(split, to: 1024, on: device)
    #expect(split.children == (isKept ? stacks : Array(stacks.dropLast())))
    #expect(first.viewControllers.count == 1)
    #expect(split.viewController(for: .supplementary)?.viewIfLoaded?.window != nil)
    #expect((split.viewController(for: .secondary)?.viewIfLoaded?.window != nil) == isKept)
  }

  @Test("R181: what is pushed on the first column of a collapsed split view stays there when it expands")
  func pushedOnFirst() throws {
    let split = makeSplit(.doubleColumn)
    let device = HeadlessDevice.launched(showing: split, on: .pad)
    try resize(split, to: 320, on: device)
    let first = try #require(split.viewControllers.first as? UINavigationController)
    let secondary = try #require(first.topViewController)
    first.popViewController(animated: false)
    let screen = log.screen("X")
    first.pushViewController(screen, animated: false)
    split.show(.secondary)
    device.finishTransitions()
    #expect(first.viewControllers.suffix(2) == [screen, secondary])
    try resize(split, to: 1024, on: device)
    #expect(first.topViewController === screen)
    #expect(screen.viewIfLoaded?.window != nil && secondary.viewIfLoaded?.window != nil)
  }

  @Test(
    "R181: the stack of another first column, and that of a column that is taken out, leave the columns to themselves")
  func otherFirstColumn() throws {
    let split = UISplitViewController(style: .doubleColumn)
    split.setViewController(log.screen("S"), for: .secondary)
    let device = HeadlessDevice.launched(showing: split)
    let secondary = try #require(split.viewController(for: .secondary)?.navigationController)
    #expect(split.children == [secondary])
    split.setViewController(log.screen("P"), for: .primary)
    device.finishTransitions()
    let primary = try #require(split.viewController(for: .primary)?.navigationController)
    #expect(split.children == [primary] && primary.topViewController === secondary)
    #expect(split.viewController(for: .secondary)?.viewIfLoaded?.window != nil)
    split.setViewController(nil, for: .primary)
    device.finishTransitions()
    #expect(split.children == [secondary])
    #expect(split.viewController(for: .secondary)?.viewIfLoaded?.window != nil)
  }

  @Test(
    "R182, W35: an inspector is hidden until it is shown, and has a parent meanwhile, or none",
    arguments: [true, false])
  func inspector(hasParent: Bool) throws {
    let split = makeSplit(.doubleColumn)
    let device = HeadlessDevice.launched(showing: split, on: .pad)
    device.weakRules.hiddenControllersHaveParents = hasParent
    _ = calls()
    let inspector = log.screen("I")
    split.setViewController(inspector, for: .inspector)
    device.finishTransitions()
    #expect((inspector.splitViewController === split) == hasParent)
    split.show(.inspector)
    device.finishTransitions()
    #expect(
      calls() == ["I.wM(nav)", "willShow inspector", "I.viewDidLoad", "I.wA(f)", "I.iA(f)", "I.dA(f)"])
    #expect(inspector.splitViewController === split)
    split.hide(.inspector)
    device.finishTransitions()
    #expect(calls() == ["willHide inspector", "I.wD(f)", "I.dD(f)"])
    #expect((inspector.splitViewController === split) == hasParent)
    #expect(split.viewController(for: .inspector) === inspector)
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

extension UINavigationController {
  /// The window in which the top controller of the top controller is.
  fileprivate var visibleWindowOfTop: UIWindow? {
    (topViewController as? UINavigationController)?.topViewController?.viewIfLoaded?.window
  }
}
