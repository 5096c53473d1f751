import UIKit

// A plain app, written for iOS: a list, a screen for one of its rows, a scene delegate. Only `@main` is missing, since tests
// have their own.

class PlainAppDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
    configuration.delegateClass = PlainSceneDelegate.self
    return configuration
  }
}

class PlainSceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UINavigationController(rootViewController: FruitListViewController())
    window?.makeKeyAndVisible()
  }

  func sceneDidEnterBackground(_ scene: UIScene) {
    PlainAppLog.shared.lines.append("saved")
  }
}

@MainActor
final class PlainAppLog {
  static let shared = PlainAppLog()
  var lines: [String] = []
}

class LoggedScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    PlainAppLog.shared.lines.append("\(title ?? "") appeared")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    PlainAppLog.shared.lines.append("\(title ?? "") disappeared")
  }
}

final class FruitListViewController: LoggedScreen, UITableViewDataSource, UITableViewDelegate {
  private let fruits = ["Apples", "Pears", "Plums"]
  let table = UITableView(frame: .zero, style: .insetGrouped)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Fruit"
    let header = UILabel(frame: CGRect(x: 0, y: 0, width: 0, height: 60))
    header.text = "What would you like?"
    header.textAlignment = .center
    table.tableHeaderView = header
    table.register(UITableViewCell.self, forCellReuseIdentifier: "fruit")
    table.dataSource = self
    table.delegate = self
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(table)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { fruits.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "fruit", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = fruits[indexPath.row]
    content.image = UIImage(systemName: "leaf")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    navigationController?.pushViewController(FruitViewController(fruit: fruits[indexPath.row]), animated: true)
  }
}

final class FruitViewController: LoggedScreen {
  private let fruit: String
  let label = UILabel()
  lazy var button = UIButton(type: .system, primaryAction: UIAction(title: "Eat") { [weak self] _ in self?.eat() })

  init(fruit: String) {
    self.fruit = fruit
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = fruit
    view.backgroundColor = .systemBackground
    label.text = fruit
    label.font = .preferredFont(forTextStyle: .title1)
    label.textColor = .secondaryLabel
    let stack = UIStackView(arrangedSubviews: [UIImageView(image: UIImage(systemName: "leaf")), label, button])
    stack.axis = .vertical
    stack.alignment = .center
    stack.spacing = 12
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.widthAnchor.constraint(lessThanOrEqualTo: view.layoutMarginsGuide.widthAnchor),
    ])
  }

  private func eat() {
    label.text = "\(fruit): eaten"
    button.isEnabled = false
  }
}
