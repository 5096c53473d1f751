import LifecycleTestKit
import UIKit

@testable import Samples

// Behaviors of the old libraries that write down what they receive.

struct OldRecorder: OldBehavior {
  let name: String
  let log: LifecycleTranscript

  init(_ name: String = "a", log: LifecycleTranscript) {
    self.name = name
    self.log = log
  }

  func afterLoading(viewController: UIViewController) { log.record("\(name) afterLoading") }
  func beforeAppearing(viewController: UIViewController) { log.record("\(name) beforeAppearing") }
  func afterAppearing(viewController: UIViewController) { log.record("\(name) afterAppearing") }
  func beforeDisappearing(viewController: UIViewController) { log.record("\(name) beforeDisappearing") }
  func afterDisappearing(viewController: UIViewController) { log.record("\(name) afterDisappearing") }
  func beforeLayingOutSubviews(viewController: UIViewController) { log.record("\(name) beforeLayingOutSubviews") }
  func afterLayingOutSubviews(viewController: UIViewController) { log.record("\(name) afterLayingOutSubviews") }
}

struct OldUIKitRecorder: OldUIKitBehavior {
  let log: LifecycleTranscript

  func viewDidLoad(_ viewController: UIViewController) { log.record("viewDidLoad") }
  func viewWillAppear(_ viewController: UIViewController, animated: Bool) { log.record("viewWillAppear \(animated)") }
  func viewDidAppear(_ viewController: UIViewController, animated: Bool) { log.record("viewDidAppear \(animated)") }
  func viewWillDisappear(_ viewController: UIViewController, animated: Bool) {
    log.record("viewWillDisappear \(animated)")
  }
  func viewDidDisappear(_ viewController: UIViewController, animated: Bool) {
    log.record("viewDidDisappear \(animated)")
  }
  func viewWillLayoutSubviews(_ viewController: UIViewController) { log.record("viewWillLayoutSubviews") }
  func viewDidLayoutSubviews(_ viewController: UIViewController) { log.record("viewDidLayoutSubviews") }
}

final class OldBaseRecorder: OldBaseBehavior {
  private let log: LifecycleTranscript

  init(log: LifecycleTranscript) {
    self.log = log
  }

  private func record(_ line: String) {
    log.record("\(viewController?.title ?? "no screen") \(line)")
  }

  override func viewDidLoad() { record("viewDidLoad") }
  override func viewWillAppear(_ animated: Bool) { record("viewWillAppear \(animated)") }
  override func viewDidAppear(_ animated: Bool) { record("viewDidAppear \(animated)") }
  override func viewWillDisappear(_ animated: Bool) { record("viewWillDisappear \(animated)") }
  override func viewDidDisappear(_ animated: Bool) { record("viewDidDisappear \(animated)") }
}

/// Runs a closure in `viewDidLoad`.
final class LoadingScreen: UIViewController {
  private let load: @MainActor (UIViewController) -> Void

  init(_ title: String = "screen", _ load: @escaping @MainActor (UIViewController) -> Void) {
    self.load = load
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    load(self)
  }
}
