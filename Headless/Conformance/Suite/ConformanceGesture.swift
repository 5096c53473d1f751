import UIKit

/// A gesture that only a person can make. Each begins and ends on the app's screen, so that the person can confirm it there.
@MainActor
enum ConformanceGesture {
  /// How a drag ends.
  enum Ending {
    /// Far enough: the transition runs to its end.
    case finished
    /// Half-way: everything returns to its former place.
    case letGo
  }

  case swipeBack(in: UINavigationController, Ending)
  /// In the content, as iOS 26 has it.
  case swipeContentBack(in: UINavigationController, Ending)
  case tapBackButton(in: UINavigationController)
  /// While the push is under way that the tap on the button begins.
  case tapAndGoBack(UIButton, in: UINavigationController)
  case chooseFromBackMenu(UIViewController, in: UINavigationController)
  case swipePage(in: UIPageViewController, toward: UIPageViewController.NavigationDirection, Ending)
  case tapTab(UIViewController, in: UITabBarController)
  case dragSheet(UIViewController, Ending)
  case tapAction(UIAlertAction, in: UIAlertController)
  case tap(UIButton)
  /// The second tap comes while the first one's transition is under way.
  case tapTwice(UIButton)
  /// Two fingers touch the screen, and are lifted together.
  case tapTogether(UIButton, UIButton)
  /// Of a view that opens a menu.
  case tapMenu(UIView)
  /// Until its context menu opens.
  case hold(UIView)
  case tapPreview(of: UIViewController)
  case chooseTab(identifier: String, in: UITabBarController)
  case scroll(UIScrollView)
  case flick(UIScrollView)
  /// The finger stops the content while it moves, and is lifted where it is.
  case flickAndCatch(UIScrollView)
  case dragAndHold(UIScrollView)
  case rotate(to: UIInterfaceOrientation)
  /// An iPad's window is made smaller.
  case resize(UIWindowScene)
  /// A window of an iPad is in front of the app's others.
  case bringToFront(UIWindowScene)
  /// Control Center is opened and closed again.
  case controlCenter

  /// The instruction to the person, in one sentence.
  var instruction: String {
    switch self {
    case .swipeBack(_, .finished): "Swipe from the left edge to the right until the screen is gone."
    case .swipeBack(_, .letGo): "Swipe from the left edge a little to the right, move back, and let go."
    case .swipeContentBack(_, .finished): "Swipe in the middle of the screen to the right until the screen is gone."
    case .swipeContentBack(_, .letGo): "Swipe in the middle of the screen a little to the right, move back, and let go."
    case .tapBackButton: "Tap the back button."
    case .tapAndGoBack(let button, _): "Tap \(Self.name(button)), and the back button as soon as you see it."
    case .chooseFromBackMenu(let screen, _):
      "Hold the back button, and choose \(screen.title ?? "the last screen") from its menu."
    case .swipePage(_, let direction, .finished): "Swipe to the \(Self.page(direction)) page."
    case .swipePage(_, let direction, .letGo):
      "Swipe a little toward the \(Self.page(direction)) page, move back, and let go."
    case .tapTab(let screen, _): "Tap the tab \(screen.tabBarItem.title ?? screen.title ?? "that is not selected")."
    case .dragSheet(_, .finished): "Drag the sheet down as far as it goes, and let go."
    case .dragSheet(_, .letGo): "Drag the sheet a little down, move back, and let go."
    case .tapAction(let action, _): "Tap \(action.title ?? "the button") in the alert."
    case .tap(let button): "Tap \(Self.name(button))."
    case .tapTwice(let button): "Tap \(Self.name(button)) twice, as quickly as you can."
    case .tapTogether(let one, let other):
      "Put a finger on \(Self.name(one)) and one on \(Self.name(other)), and lift both at the same time."
    case .tapMenu: "Tap what opens the menu."
    case .hold: "Hold the square until its menu opens."
    case .tapPreview: "Tap the preview above the menu."
    case .chooseTab(let identifier, _): "Show the sidebar, and tap \(identifier) in it."
    case .scroll: "Scroll for a second without lifting the finger, then lift it."
    case .flick: "Flick the content upward, and lift the finger while it moves."
    case .flickAndCatch:
      "Flick the content upward, stop it with a finger while it moves, and lift the finger without moving it."
    case .dragAndHold: "Drag the content a little upward, hold still for a second, then lift the finger."
    case .rotate(let orientation): "Turn the device to \(orientation.isLandscape ? "landscape" : "portrait")."
    case .resize: "In Stage Manager or Split View, make the app's window narrower in one movement."
    case .bringToFront(let scene): "In Stage Manager, tap into the window \(scene.title ?? "behind")."
    case .controlCenter: "Open Control Center, wait a second, and close it."
    }
  }

  private static func name(_ button: UIButton) -> String { button.currentTitle ?? "the button" }

  private static func page(_ direction: UIPageViewController.NavigationDirection) -> String {
    direction == .forward ? "next" : "previous"
  }
}

#if canImport(HeadlessDevice)
  import HeadlessDevice

  extension ConformanceGesture {
    /// Makes the gesture as a person would. A gesture that cannot begin does nothing.
    func make(on device: HeadlessDevice) {
      switch self {
      case .swipeBack(let navigation, let ending):
        ending.apply(to: device.beginSwipeBack(in: navigation))
      case .swipeContentBack(let navigation, let ending):
        ending.apply(to: device.beginContentSwipeBack(in: navigation))
      case .tapBackButton(let navigation):
        device.tapBackButton(in: navigation)
      case .tapAndGoBack(let button, let navigation):
        device.tap(button)
        device.advance(by: 0.1)
        device.tapBackButton(in: navigation)
      case .chooseFromBackMenu(let screen, let navigation):
        device.chooseFromBackMenu(screen, in: navigation)
      case .swipePage(let pages, let direction, let ending):
        ending.apply(to: device.beginPageSwipe(in: pages, toward: direction))
      case .tapTab(let screen, let tabs):
        device.tapTab(screen, in: tabs)
      case .dragSheet(let sheet, let ending):
        ending.apply(to: device.beginSheetDrag(of: sheet))
      case .tapAction(let action, let alert):
        device.tap(action, in: alert)
      case .tap(let button):
        device.tap(button)
      case .tapTwice(let button):
        device.tap(button)
        device.advance(by: 0.15)
        device.tap(button)
      case .tapTogether(let one, let other):
        device.touches {
          device.tap(one)
          device.tap(other)
        }
      case .tapMenu(let view):
        device.tap(view)
      case .hold(let view):
        device.openContextMenu(on: view)
      case .tapPreview(let screen):
        device.tapPreview(of: screen)
      case .chooseTab(let identifier, let tabs):
        guard #available(iOS 18.0, *), let tab = tabs.tab(forIdentifier: identifier) else { return }
        device.tapTab(tab, in: tabs)
      case .scroll:
        device.beginScrolling()
        device.advance(by: 1)
        device.endScrolling()
      case .flick(let view):
        device.flick(view, velocity: CGPoint(x: 0, y: -1000))
      case .flickAndCatch(let view):
        device.flick(view, velocity: CGPoint(x: 0, y: -1000))
        device.advance(by: 0.3)
        device.beginDrag(of: view)?.end()
      case .dragAndHold(let view):
        let drag = device.beginDrag(of: view)
        drag?.move(byX: 0, y: -100, over: 0.3)
        device.advance(by: 1)
        drag?.end()
      case .rotate(let orientation):
        device.rotate(to: orientation)
      case .resize(let scene):
        device.resize(scene, to: CGSize(width: 500, height: 600))
      case .bringToFront(let scene):
        device.bringToFront(scene)
      case .controlCenter:
        device.openControlCenter()
        device.advance(by: 1)
        device.closeControlCenter()
      }
    }
  }

  extension ConformanceGesture.Ending {
    @MainActor
    fileprivate func apply(to swipe: HeadlessDevice.Swipe?) {
      switch self {
      case .finished: swipe?.finish()
      case .letGo: swipe?.cancel()
      }
    }
  }
#endif
