import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R70, R103: what a finger does where it cannot reach a screen or a view.
@MainActor
@Suite(.oneDevice)
struct ReachTests {
  enum Act: CaseIterable {
    case tapAlert, tapOutside, tapTab, swipeBack, dragSheet, turnPage, openMenu, closeMenu
  }

  enum Obstacle: CaseIterable {
    case window, prompt, background
  }

  private final class Book: NSObject, UIPageViewControllerDataSource, UIPickerViewDataSource {
    let pages = [UIViewController(), UIViewController()]

    func pageViewController(_: UIPageViewController, viewControllerBefore page: UIViewController) -> UIViewController? {
      page === pages[1] ? pages[0] : nil
    }

    func pageViewController(_: UIPageViewController, viewControllerAfter page: UIViewController) -> UIViewController? {
      page === pages[0] ? pages[1] : nil
    }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { pages.count }
  }

  private let device = HeadlessDevice(idiom: .pad)
  private let book = Book()
  private let target = TapTarget("target", Transcript())

  @Test(
    "A screen under another window, or in an app that is not active, receives nothing",
    arguments: Act.allCases, Obstacle.allCases)
  func outOfReach(act: Act, obstacle: Obstacle) {
    let perform = prepare(act)
    device.finishTransitions()
    let remove = add(obstacle)
    #expect(!perform())
    remove()
    #expect(perform())
  }

  enum ViewAct: CaseIterable {
    case tapField, hold, stroke, slide, step, tapSegment, chooseRow, chooseDate, turnPage, pull
  }

  enum ViewObstacle: CaseIterable {
    case modal, window, prompt, background, inert
  }

  @Test(
    "A view under a modal screen or another window, or that takes no touches, receives nothing",
    arguments: ViewAct.allCases, ViewObstacle.allCases)
  func viewOutOfReach(act: ViewAct, obstacle: ViewObstacle) {
    let screen = UIViewController()
    let (view, perform) = prepare(act)
    view.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
    screen.view.addSubview(view)
    device.launch(showing: screen)
    let remove = add(obstacle, over: screen, view)
    #expect(!perform())
    remove()
    #expect(perform())
  }

  /// - Returns: performs the act, and returns whether it had an effect.
  private func prepare(_ act: Act) -> () -> Bool {
    let screen = UIViewController()
    let other = UIViewController()
    switch act {
    case .tapAlert:
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      let action = UIAlertAction(title: "OK", style: .default)
      alert.addAction(action)
      device.launch(showing: screen)
      screen.present(alert, animated: true)
      return { [device] in device.tap(action, in: alert) }
    case .tapOutside:
      device.launch(showing: screen)
      other.modalPresentationStyle = .popover
      other.popoverPresentationController?.sourceView = screen.view
      screen.present(other, animated: true)
      return { [device] in device.tapOutside(other) }
    case .tapTab:
      let tabs = UITabBarController()
      tabs.viewControllers = [screen, other]
      device.launch(showing: tabs)
      return { [device] in
        device.tapTab(other, in: tabs)
        return tabs.selectedViewController === other
      }
    case .swipeBack:
      let navigation = UINavigationController(rootViewController: screen)
      navigation.pushViewController(other, animated: false)
      device.launch(showing: navigation)
      return { [device] in device.beginSwipeBack(in: navigation) != nil }
    case .dragSheet:
      device.launch(showing: screen)
      screen.present(other, animated: true)
      return { [device] in device.beginSheetDrag(of: other) != nil }
    case .turnPage:
      let page = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
      page.dataSource = book
      page.setViewControllers([book.pages[0]], direction: .forward, animated: false)
      device.launch(showing: page)
      return { [device] in device.beginPageSwipe(in: page, toward: .forward) != nil }
    case .openMenu:
      device.launch(showing: screen)
      return { [device] in device.openMenu(of: screen) }
    case .closeMenu:
      device.launch(showing: screen)
      device.openMenu(of: screen)
      return { [device] in
        device.closeMenu(of: screen)
        device.finishTransitions()
        return screen.presentedViewController == nil
      }
    }
  }

  /// - Returns: a view, and what performs the act on it and returns whether it had an effect.
  private func prepare(_ act: ViewAct) -> (UIView, () -> Bool) {
    switch act {
    case .tapField:
      let field = UITextField()
      return (field, { [device] in device.tap(field) })
    case .hold:
      let view = recognizing(UILongPressGestureRecognizer(target: target, action: Selector(TapTarget.tap)))
      return (view, { [device] in device.longPress(view) })
    case .stroke:
      let view = recognizing(UISwipeGestureRecognizer(target: target, action: Selector(TapTarget.tap)))
      return (view, { [device] in device.stroke(view, toward: .right) })
    case .slide:
      let slider = UISlider()
      return (slider, { [device] in device.slide(slider, to: 0.5) })
    case .step:
      let stepper = UIStepper()
      return (stepper, { [device] in device.increment(stepper) })
    case .tapSegment:
      let segments = UISegmentedControl(items: ["Day", "Week"])
      return (segments, { [device] in device.tapSegment(at: 1, in: segments) })
    case .chooseRow:
      let picker = UIPickerView()
      picker.dataSource = book
      return (picker, { [device] in device.chooseRow(1, of: picker) })
    case .chooseDate:
      let picker = UIDatePicker()
      return (picker, { [device] in device.chooseDate(.distantPast, in: picker) })
    case .turnPage:
      let pages = UIPageControl()
      pages.numberOfPages = 2
      return (pages, { [device] in device.turnPage(of: pages, toward: .forward) })
    case .pull:
      let table = UITableView()
      table.refreshControl = UIRefreshControl()
      return (table, { [device] in device.pullToRefresh(table) })
    }
  }

  private func recognizing(_ recognizer: UIGestureRecognizer) -> UIView {
    let view = UIView()
    view.addGestureRecognizer(recognizer)
    return view
  }

  /// - Returns: takes the obstacle away.
  private func add(_ obstacle: ViewObstacle, over screen: UIViewController, _ view: UIView) -> () -> Void {
    switch obstacle {
    case .modal:
      screen.present(UIViewController(), animated: false)
      device.finishTransitions()
      return { [device] in
        screen.dismiss(animated: false)
        device.finishTransitions()
      }
    case .window: return add(Obstacle.window)
    case .prompt: return add(Obstacle.prompt)
    case .background: return add(Obstacle.background)
    case .inert:
      let control = view as? UIControl
      control?.isEnabled = false
      if control == nil { view.isUserInteractionEnabled = false }
      return {
        control?.isEnabled = true
        view.isUserInteractionEnabled = true
      }
    }
  }

  /// - Returns: takes the obstacle away.
  private func add(_ obstacle: Obstacle) -> () -> Void {
    switch obstacle {
    case .window:
      let window = device.openWindow(showing: UIViewController(), level: .alert + 1)
      return { [device] in device.close(window) }
    case .prompt:
      device.showSystemAlert()
      return { [device] in device.dismissSystemAlert() }
    case .background:
      device.pressHome()
      return { [device] in device.openApp() }
    }
  }
}
