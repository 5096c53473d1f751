import Foundation
import UIKit

// Screens with mistakes that real apps have made. `MistakesTests` names the sources.

// MARK: Overrides

final class DeafScreen: ButtonScreen {
  override func viewWillAppear(_ animated: Bool) {}
}

final class CrossedScreen: ButtonScreen {
  override func viewDidDisappear(_ animated: Bool) { super.viewDidAppear(animated) }
}

// MARK: What keeps a screen

final class ClockScreen: ButtonScreen {
  private var timer: Timer?

  override func viewDidLoad() {
    super.viewDidLoad()
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in MainActor.assumeIsolated { self.tick() } }
  }

  private func tick() {}

  isolated deinit { timer?.invalidate() }
}

final class AnimatedScreen: ButtonScreen {
  private var link: CADisplayLink?

  override func viewDidLoad() {
    super.viewDidLoad()
    link = CADisplayLink(target: self, selector: Selector(AnimatedScreen.tick))
    link?.add(to: .main, forMode: .common)
  }

  private func tick() {}
}

final class Model {
  var onChange: () -> Void = {}
}

final class ObservingScreen: ButtonScreen {
  private let model = Model()

  override func viewDidLoad() {
    super.viewDidLoad()
    model.onChange = { self.reload() }
  }

  private func reload() {}
}

final class DelegatingScreen: ButtonScreen {
  final class List {
    var delegate: DelegatingScreen?
  }

  private let list = List()

  override func viewDidLoad() {
    super.viewDidLoad()
    list.delegate = self
  }
}

final class StreamingScreen: ButtonScreen {
  private let (stream, continuation) = AsyncStream.makeStream(of: Int.self)

  override func viewDidLoad() {
    super.viewDidLoad()
    let stream = stream
    Task { for await value in stream { self.show(value) } }
  }

  private func show(_ value: Int) {}
}

/// A coordinator that a parent keeps until the Done button is tapped, although the user may swipe back.
@MainActor
final class Coordinator {
  var children: [Coordinator] = []
  let screen = FlowScreen()

  func start(in parent: Coordinator) {
    parent.children.append(self)
    screen.didTapDone = { [weak self, weak parent] in
      parent?.children.removeAll { $0 === self }
      self?.screen.navigationController?.popViewController(animated: true)
    }
  }
}

final class FlowScreen: ButtonScreen {
  var didTapDone: () -> Void = {}

  override func addButtons() {
    addButton("Done") { [weak self] in self?.didTapDone() }
  }
}

// MARK: Gestures that are cancelled

final class PollingScreen: ButtonScreen {
  private var timer: Timer?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }
}

final class ImpatientFlowScreen: ButtonScreen {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { UIApplication.shared.isIdleTimerDisabled.toggle() }
  }
}

// MARK: Navigation

final class CachingHome: ButtonScreen {
  private let detail = PlainDetail()

  override func addButtons() {
    addButton("Open") { [weak self] in self.map { $0.push($0.detail) } }
    addButton("Open the same") { [weak self] in self.map { $0.push($0.detail) } }
  }
}

final class ListHome: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = "Track \(indexPath.row)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    navigationController?.pushViewController(PlainDetail(), animated: true)
  }
}

final class NestedHome: ButtonScreen {
  override func addButtons() {
    addButton("Open both") { [weak self] in
      self?.push(PlainDetail())
      self?.push(FlowScreen())
    }
  }
}

final class EarlyScreen: ButtonScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    present(PlainDetail(), animated: true)
  }
}

final class RootPresenter: ButtonScreen {
  override func addButtons() {
    addButton("Edit") { [weak self] in
      self?.present(EditorScreen(), animated: true)
    }
  }
}

final class EditorScreen: ButtonScreen {
  override func addButtons() {
    addButton("Warn") { [weak self] in
      let alert = UIAlertController(title: "Full", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      self?.view.window?.rootViewController?.present(alert, animated: true)
    }
    addButton("Close") { [weak self] in self?.dismiss(animated: true) }
  }
}

final class ReplacingScreen: ButtonScreen {
  override func addButtons() {
    addButton("Ask") { [weak self] in self?.ask("Really?") }
  }

  private func ask(_ question: String) {
    let alert = UIAlertController(title: question, message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Again", style: .default) { [weak self] _ in
        self?.present(SheetScreen(), animated: true)
        self?.ask("Sure?")
      })
    present(alert, animated: true)
  }
}

final class SheetScreen: ButtonScreen {
  override func addButtons() {
    addButton("Close") { [weak self] in self?.dismiss(animated: true) }
  }
}

// MARK: The state of the app

/// What an app has beside its screens.
@MainActor
final class Shop {
  static var current = Shop()
  var isEditing = false
  var isPlaying = false
}

final class SheetPresenter: ButtonScreen {
  override func addButtons() {
    addButton("Edit") { [weak self] in
      Shop.current.isEditing = true
      self?.present(DoneSheet(), animated: true)
    }
  }
}

/// It ends the editing where its button is tapped, and not where it is swiped away.
final class DoneSheet: ButtonScreen {
  override func addButtons() {
    addButton("Done") { [weak self] in
      Shop.current.isEditing = false
      self?.dismiss(animated: true)
    }
  }
}

final class TrackScreen: ButtonScreen {
  override func addButtons() {
    addButton("Play") { Shop.current.isPlaying = true }
  }
}

final class UploadScreen: ButtonScreen {
  override func addButtons() {
    addButton("Upload") { _ = UIApplication.shared.beginBackgroundTask(withName: "upload") }
  }
}

/// A screen that takes "inactive" for "left".
final class FormScreen: UIViewController {
  private let email = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 44))
  private var token: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    email.placeholder = "Email"
    view.addSubview(email)
    token = NotificationCenter.default.addObserver(
      forName: UIApplication.willResignActiveNotification, object: nil, queue: nil
    ) { [weak email] _ in
      MainActor.assumeIsolated { email?.text = "" }
    }
  }

  isolated deinit { token.map(NotificationCenter.default.removeObserver) }
}

/// A screen over others, without a way back.
final class TrapScreen: ButtonScreen {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationItem.hidesBackButton = true
    navigationController?.interactivePopGestureRecognizer?.isEnabled = false
  }
}

/// Each appearance adds a timer.
final class CountingHome: ButtonScreen {
  override func addButtons() {
    addButton("Open") { [weak self] in self?.push(PlainDetail()) }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    _ = Timer.scheduledTimer(withTimeInterval: 60, repeats: true) { _ in }
  }
}

// MARK: Layout and containment

final class GrowingScreen: ButtonScreen {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    view.addSubview(UIView())
  }
}

final class ViewOnlyContainer: ButtonScreen {
  private let content = PlainDetail()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(content.view)
  }
}

final class SilentContainer: ButtonScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let content = PlainDetail()
    addChild(content)
    view.addSubview(content.view)
  }
}

final class CallingContainer: ButtonScreen {
  override func addButtons() {
    addButton("Reload") { [weak self] in self?.children.first?.viewWillAppear(false) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let content = PlainDetail()
    addChild(content)
    view.addSubview(content.view)
    content.didMove(toParent: self)
    // Its view does not cover the button.
    content.view.frame = .zero
  }
}

final class LogOutHome: ButtonScreen {
  override func addButtons() {
    addButton("Account") { [weak self] in self?.present(LogOutSheet(), animated: true) }
  }
}

final class LogOutSheet: ButtonScreen {
  override func addButtons() {
    addButton("Log out") { [weak self] in
      self?.view.window?.rootViewController = PlainDetail()
    }
  }
}

final class SwipingScreen: ButtonScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.interactivePopGestureRecognizer?.delegate = nil
  }
}

final class AwakeScreen: ButtonScreen {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    UIApplication.shared.isIdleTimerDisabled = true
  }
}
