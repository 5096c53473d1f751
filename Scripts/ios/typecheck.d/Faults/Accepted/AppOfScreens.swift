// An ordinary app: its delegates, its screens, and what they ask of UIKit. Each declaration stands alone.
import UIKit

final class NotesApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { options?[.url] == nil }

  func application(
    _ application: UIApplication, configurationForConnecting session: UISceneSession, options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    UISceneConfiguration(name: "Notes", sessionRole: .windowApplication)
  }
}

final class NotesScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: NotesList(style: .insetGrouped))
    window.makeKeyAndVisible()
    self.window = window
  }
}

final class NotesList: UITableViewController {
  private var notes = ["First"]

  override init(style: UITableView.Style) { super.init(style: style) }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { notes.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "note", for: indexPath)
  }
}

final class NoteScreen: UIViewController {
  private let note: String

  init(note: String) {
    self.note = note
    super.init(nibName: nil, bundle: nil)
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .save, target: self, action: #selector(save))
    tabBarItem = UITabBarItem(title: note, image: UIImage(systemName: "note"), tag: 1)
    modalPresentationStyle = .formSheet
  }

  required init?(coder: NSCoder) { nil }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .landscape] }

  @objc private func save() { dismiss(animated: true) }
}

final class NotesPages: UIPageViewController {
  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 8])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class NotesSplit: UISplitViewController {
  init() { super.init(nibName: nil, bundle: nil) }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}

final class NotesTabs: UITabBarController {
  override func viewDidLoad() {
    super.viewDidLoad()
    viewControllers = [UIViewController(), UINavigationController()]
  }
}

final class NotesNavigation: UINavigationController {
  override init(rootViewController: UIViewController) { super.init(rootViewController: rootViewController) }
  override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
  required init?(coder: NSCoder) { nil }
}

final class CoverPresentation: UIPresentationController {
  override var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
}

@MainActor
func ask(on screen: UIViewController) {
  let alert = UIAlertController(title: "Delete", message: nil, preferredStyle: .alert)
  alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in })
  alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
  screen.present(alert, animated: true)
}

@available(iOS 15, *)
@MainActor
func showAsSheet(_ screen: UIViewController) {
  screen.sheetPresentationController?.detents = [.medium(), .large()]
  screen.sheetPresentationController?.selectedDetentIdentifier = .medium
  screen.sheetPresentationController?.preferredCornerRadius = nil
}

@available(iOS 17, *)
@MainActor
func darken(_ screen: UIViewController) {
  screen.traitOverrides.userInterfaceStyle = .dark
  screen.view.traitOverrides.preferredContentSizeCategory = .large
}

@available(iOS 17, *)
@MainActor
func openWindow(of application: UIApplication) {
  var request = UISceneSessionActivationRequest(role: .windowApplication)
  request.userActivity = nil
  application.activateSceneSession(for: request)
}

@available(iOS 17, *)
final class EmptyScreen: UIViewController {
  override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
}

@available(iOS 16, *)
func wasDenied(_ error: any Error) -> Bool {
  if let error = error as? UISceneError { return error.code == .requestDenied }
  return false
}
