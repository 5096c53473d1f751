import UIKit

/// A screen with a column of buttons.
class ButtonScreen: UIViewController {
  private var buttons: [UIButton] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "\(type(of: self))"
    addButtons()
  }

  /// For the screen to override.
  func addButtons() {}

  func addButton(_ title: String, _ tapped: @escaping () -> Void) {
    let button = UIButton(type: .system, primaryAction: UIAction(title: title) { _ in tapped() })
    button.frame = CGRect(x: 20, y: 120 + 60 * CGFloat(buttons.count), width: 200, height: 44)
    buttons.append(button)
    view.addSubview(button)
  }

  func push(_ screen: UIViewController) {
    navigationController?.pushViewController(screen, animated: true)
  }
}

/// A first screen that opens another one.
class HomeScreen: ButtonScreen {
  private let makeDetail: @MainActor () -> UIViewController

  init(_ makeDetail: @escaping @MainActor () -> UIViewController) {
    self.makeDetail = makeDetail
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("HomeScreen is not made from an archive")
  }

  override func addButtons() {
    addButton("Open") { [weak self] in self.map { $0.push($0.makeDetail()) } }
  }
}

extension HomeScreen {
  /// It in a navigation controller.
  static func app(_ makeDetail: @escaping @MainActor () -> UIViewController) -> UIViewController {
    UINavigationController(rootViewController: HomeScreen(makeDetail))
  }
}

/// A screen that does nothing wrong.
final class PlainDetail: ButtonScreen {}
