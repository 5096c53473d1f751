import HeadlessDevice
import UIKit

/// All that a finger can reach on a device now, from the back to the front: what is in the windows, not what the app believes
/// to be its topmost screen. During a transition that is little or nothing.
@MainActor
public struct TouchTargets {
  public private(set) var all: [TouchTarget] = []
  private var counts: [String: Int] = [:]

  public init(on device: HeadlessDevice) {
    guard device.isRunning, !device.isSuspended else { return }
    for scene in device.scenes where scene.activationState == .foregroundActive {
      for window in scene.windows where !window.isHidden { search(window, of: nil) }
      // Controls that UIKit draws itself are in no view.
      for window in scene.windows where !window.isHidden {
        if let root = window.rootViewController { addControllersOfUIKit(root) }
      }
    }
  }

  public func target(named name: String) -> TouchTarget? {
    all.first { $0.name == name }
  }

  private mutating func add(_ name: String, _ kind: TouchTarget.Kind, label: String = "", of screen: UIViewController?)
  {
    let count = counts[name, default: 0] + 1
    counts[name] = count
    all.append(TouchTarget(name: count == 1 ? name : "\(name)#\(count)", label: label, kind: kind, screen: screen))
  }

  // MARK: In views

  private mutating func search(_ view: UIView, of screen: UIViewController?) {
    guard view.isUserInteractionEnabled, !view.isHidden, view.alpha > 0.01 else { return }
    let screen = (view.next as? UIViewController) ?? screen
    addTargets(of: view, of: screen)
    for subview in view.subviews { search(subview, of: screen) }
  }

  private mutating func addTargets(of view: UIView, of screen: UIViewController?) {
    switch view {
    case let bar as UINavigationBar:
      guard bar.isWithinReach else { return }
      let navigation = screen as? UINavigationController
      let top = navigation?.topViewController ?? screen
      addItems(bar.shownItems, of: top)
      if let navigation, bar.showsBackButton { add("back", .back(navigation), of: top) }
    case let bar as UIToolbar:
      if bar.isWithinReach { addItems(bar.shownItems, of: screen) }
    case let table as UITableView:
      guard table.isWithinReach else { return }
      if table.refreshControl != nil { add(name(of: table, screen), .view(table), of: screen) }
      for path in table.indexPathsForVisibleRows ?? [] {
        guard let cell = table.cellForRow(at: path), cell.isWithinReach else { continue }
        add("row-\(path.section).\(path.row)", .row(path, table), label: cell.firstText, of: screen)
      }
      addRowActions(of: table, screen)
    case let collection as UICollectionView:
      guard collection.isWithinReach else { return }
      if collection.refreshControl != nil { add(name(of: collection, screen), .view(collection), of: screen) }
      for path in collection.indexPathsForVisibleItems.sorted() {
        guard let cell = collection.cellForItem(at: path), cell.isWithinReach else { continue }
        add("item-\(path.section).\(path.item)", .item(path, collection), label: cell.firstText, of: screen)
      }
    case is UIRefreshControl, is UIDatePicker: return
    case let control as UIControl:
      if control.isEnabled, control.isWithinReach { add(name(of: control, screen), .view(control), of: screen) }
    case is UITextView, is UIPickerView:
      if view.isWithinReach { add(name(of: view, screen), .view(view), of: screen) }
    default:
      let isTouched = view.has(UITapGestureRecognizer.self) || view.has(UILongPressGestureRecognizer.self)
      if isTouched, view.isWithinReach { add(name(of: view, screen), .view(view), of: screen) }
    }
  }

  private mutating func addItems(_ items: [UIBarButtonItem], of screen: UIViewController?) {
    for item in items where item.isEnabled {
      guard item.action != nil || item.primaryAction != nil || item.customView != nil else { continue }
      let names = [item.accessibilityIdentifier, item.title, item.accessibilityLabel]
      add(name(of: item, names, screen), .barItem(item), of: screen)
    }
  }

  private mutating func addRowActions(of table: UITableView, _ screen: UIViewController?) {
    for action in table.shownActions { add(action.title ?? "action", .rowAction(action, table), of: screen) }
  }

  // MARK: In controllers

  private mutating func addControllersOfUIKit(_ controller: UIViewController) {
    guard controller.viewIfLoaded?.window != nil || controller is UIAlertController else { return }
    if let presented = controller.presentedViewController, presented.presentingViewController === controller {
      if presented.viewIfLoaded?.isWithinReach == true, !presented.isBeingDismissed {
        addParts(of: presented)
      }
      addControllersOfUIKit(presented)
    } else if let tabs = controller as? UITabBarController, tabs.view.isWithinReach, !tabs.tabBar.isHidden {
      for (index, child) in (tabs.viewControllers ?? []).enumerated() {
        add(child.tabBarItem?.title ?? "tab-\(index)", .tab(child, tabs), of: tabs)
      }
    }
    for child in controller.children { addControllersOfUIKit(child) }
  }

  private mutating func addParts(of presented: UIViewController) {
    if let alert = presented as? UIAlertController {
      for action in alert.actions where action.isEnabled {
        add(action.title ?? "action", .alertAction(action, alert), of: alert)
      }
    } else if presented.modalPresentationStyle == .popover {
      add("outside", .outside(presented), of: presented)
    }
  }

  // MARK: Names

  private func name(of view: UIView, _ screen: UIViewController?) -> String {
    name(of: view, [view.accessibilityIdentifier, view.writtenTitle, view.accessibilityLabel], screen)
  }

  private func name(of object: AnyObject, _ names: [String?], _ screen: UIViewController?) -> String {
    if let name = names.lazy.compactMap({ $0 }).first(where: { !$0.isEmpty }) { return name }
    return screen.flatMap { property(of: $0, holding: object) } ?? "\(type(of: object))"
  }

  private func property(of screen: UIViewController, holding object: AnyObject) -> String? {
    var mirror: Mirror? = Mirror(reflecting: screen)
    while let level = mirror, level.subjectType != UIViewController.self {
      for (label, value) in level.children {
        // A property of another type would be boxed by the cast.
        guard let label, let held = value as? NSObject, held === object else { continue }
        return label.hasPrefix("$__lazy_storage_$_") ? String(label.dropFirst(18)) : label
      }
      mirror = level.superclassMirror
    }
    return nil
  }
}

extension UIView {
  fileprivate var writtenTitle: String? {
    switch self {
    case let button as UIButton: button.currentTitle
    case let field as UITextField: field.placeholder
    default: nil
    }
  }

  /// The first text in it.
  fileprivate var firstText: String {
    if let text = (self as? UILabel)?.text, !text.isEmpty { return text }
    return subviews.lazy.map(\.firstText).first { !$0.isEmpty } ?? ""
  }
}
