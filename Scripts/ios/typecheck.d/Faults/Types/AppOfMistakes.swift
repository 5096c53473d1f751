// Mistakes of an ordinary app that Xcode refuses. Each declaration stands alone.
import UIKit

final class RecipesApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  // expect: cannot convert value of type 'String' to expected argument type 'UIApplication.LaunchOptionsKey'
  ) -> Bool { options?["url"] == nil }
}

final class RecipesScene: UIResponder, UIWindowSceneDelegate {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    // expect: cannot convert value of type 'UIScene' to expected argument type 'UIWindowScene'
    _ = UIWindow(windowScene: scene)
  }
}

final class RecipeTable: UITableViewController {
  // expect: must call a designated initializer of the superclass 'UITableViewController'
  init(recipes: [String]) { super.init() }
  required init?(coder: NSCoder) { nil }
}

final class RecipeTile: UICollectionViewCell {
  // expect: must call a designated initializer of the superclass 'UICollectionViewCell'
  init(recipe: String) { super.init() }
  required init?(coder: NSCoder) { nil }
}

final class RecipePages: UIPageViewController {
  // expect: must call a designated initializer of the superclass 'UIPageViewController'
  init(recipes: [String]) { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { nil }
}

final class RecipeText: UITextView {
  // expect: must call a designated initializer of the superclass 'UITextView'
  init(recipe: String) { super.init(frame: .zero) }
  required init?(coder: NSCoder) { nil }
}

final class RecipeRow: UITableViewCell {
  // expect: cannot override initializer parameter of type 'String?' with non-optional type 'String'
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

final class RecipeButton: UIButton {
  // expect: must call a designated initializer of the superclass 'UIButton'
  init(recipe: String) { super.init(type: .system) }
  required init?(coder: NSCoder) { nil }
}

final class RecipeAlert: UIAlertController {
  // expect: must call a designated initializer of the superclass 'UIAlertController'
  init(recipe: String) { super.init(title: recipe, message: nil, preferredStyle: .alert) }
  required init?(coder: NSCoder) { nil }
}

final class RecipeBar: UINavigationBar {
  // expect: property 'intrinsicContentSize' with type 'CGFloat' cannot override a property with type 'CGSize'
  override var intrinsicContentSize: CGFloat { 44 }
}

final class RecipeControl: UIControl {
  // expect: overriding declaration requires an 'override' keyword
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}

@MainActor
func style(_ label: UILabel) {
  // expect: cannot convert value of type 'String' to expected argument type 'UIFont.TextStyle'
  label.font = .preferredFont(forTextStyle: "body")
  // expect: type 'UIColor?' has no member 'systemGray7'
  label.textColor = .systemGray7
  // expect: type 'NSTextAlignment' has no member 'centre'
  label.textAlignment = .centre
  // expect: 'nil' cannot be assigned to type 'Int'
  label.numberOfLines = nil
}

@MainActor
func fill(_ stack: UIStackView) {
  stack.axis = .vertical
  // expect: 'nil' cannot be assigned to type 'CGFloat'
  stack.spacing = nil
  // expect: cannot convert value of type 'UIViewController' to expected argument type 'UIView'
  stack.addArrangedSubview(UIViewController())
  // expect: type 'UIStackView.Distribution' has no member 'equal'
  stack.distribution = .equal
}

@MainActor
func constrain(_ view: UIView) {
  // expect: cannot convert value of type 'NSLayoutAnchor<NSLayoutYAxisAnchor>' to expected argument type 'NSLayoutAnchor<NSLayoutXAxisAnchor>'
  _ = view.leadingAnchor.constraint(equalTo: view.topAnchor)
  // expect: cannot convert value of type 'Int' to expected argument type 'NSLayoutAnchor<NSLayoutDimension>'
  _ = view.widthAnchor.constraint(equalTo: 44)
  // expect: cannot assign value of type 'Float' to type 'UILayoutPriority'
  view.topAnchor.constraint(equalTo: view.bottomAnchor).priority = 999 as Float
}

@MainActor
func label(_ view: UIView) {
  // expect: referencing operator function '|' on 'BinaryInteger' requires that 'UIAccessibilityTraits' conform to 'BinaryInteger'
  view.accessibilityTraits = .button | .selected
  // expect: cannot assign value of type 'String' to type '[String]'
  view.accessibilityUserInputLabels = "Recipe"
}

@MainActor
func configure(_ field: UITextField) {
  // expect: cannot assign value of type 'String' to type 'UITextContentType'
  field.textContentType = "nickname"
  // expect: type 'UIKeyboardType' has no member 'email'
  field.keyboardType = .email
  // expect: cannot assign value of type 'UIView' to type '(any UITextFieldDelegate)?'
  field.delegate = UIView()
}

@MainActor
func show(_ screen: UIViewController, on other: UIViewController) {
  // expect: missing argument for parameter 'animated' in call
  other.present(screen)
  // expect: value of optional type 'UINavigationController?' must be unwrapped to refer to member 'pushViewController' of wrapped base type 'UINavigationController'
  other.navigationController.pushViewController(screen, animated: true)
  // expect: value of optional type 'UIWindow?' must be unwrapped to refer to member 'rootViewController' of wrapped base type 'UIWindow'
  screen.view.window.rootViewController = other
  // expect: cannot assign value of type 'UIBarButtonItem' to type 'UITabBarItem'
  screen.tabBarItem = UIBarButtonItem()
}

@MainActor
func open(_ sheet: UIViewController) {
  // expect: 'sheetPresentationController' is only available in iOS 15.0 or newer
  // expect: 'detents' is only available in iOS 15.0 or newer
  sheet.sheetPresentationController?.detents = [.medium()]
}

@MainActor
func ask(_ application: UIApplication) {
  // expect: cannot convert value of type 'String' to expected argument type 'URL'
  application.open("https://example.com")
  // expect: cannot convert value of type 'Int' to expected argument type 'UIBackgroundTaskIdentifier'
  application.endBackgroundTask(1)
}
