/// The items of a screen in the bars around it. Each item is created when it is first read.
@MainActor
struct ScreenBarItems {
  var isEditing = false {
    didSet { editButtonItem?.show(isEditing: isEditing) }
  }
  var navigationItem: UINavigationItem?
  var tabBarItem: UITabBarItem?
  var editButtonItem: EditButtonItem?

  /// Copies the title of the screen to the items that exist.
  func setTitle(_ title: String?) {
    navigationItem?.title = title
    tabBarItem?.title = title
  }
}

extension UIViewController {
  var madeNavigationItem: UINavigationItem {
    if let item = barItems.navigationItem { return item }
    let item = UINavigationItem(title: title ?? "")
    item.owner = self
    barItems.navigationItem = item
    return item
  }

  var madeTabBarItem: UITabBarItem {
    if let item = barItems.tabBarItem { return item }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    barItems.tabBarItem = item
    return item
  }

  var madeEditButtonItem: UIBarButtonItem {
    if let item = barItems.editButtonItem { return item }
    let item = EditButtonItem(for: self)
    barItems.editButtonItem = item
    return item
  }
}

/// The button that starts and ends the editing of a screen. Its title is Edit, or Done while the screen is edited.
/// Pressing it calls `setEditing(_:animated:)`.
///
/// Source: Apple's page on `editButtonItem`.
final class EditButtonItem: UIBarButtonItem {
  private weak var controller: UIViewController?

  init(for controller: UIViewController) {
    self.controller = controller
    super.init()
    show(isEditing: controller.isEditing)
  }

  required init?(coder: NSCoder) {
    coder.fail(EditButtonItem.self)
    return nil
  }

  func show(isEditing: Bool) {
    title = isEditing ? "Done" : "Edit"
    style = isEditing ? .done : .plain
  }

  override func performAction() -> Bool {
    guard let controller else { return false }
    controller.setEditing(!controller.isEditing, animated: true)
    return true
  }
}
