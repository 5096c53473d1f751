/// The button of a screen that edits: Edit, and Done while it does. Pressing it is `setEditing(_:animated:)`.
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
