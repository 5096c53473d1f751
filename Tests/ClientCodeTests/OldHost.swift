import UIKit

@testable import Samples

/// What the old libraries have in common: each call installs a hidden child of its own, which passes UIKit's callbacks on
/// to its behaviors, in their order on the way up and on the way down. Layout is left out: the child's view is hidden, and
/// whether UIKit lays out hidden views is not known for sure.
@MainActor
final class OldHost: UIViewController {
  enum Callback {
    case didLoad, willAppear, didAppear, willDisappear, didDisappear
  }

  typealias Receive = @MainActor (_ callback: Callback, _ screen: UIViewController, _ isAnimated: Bool) -> Void

  private let receive: Receive

  static func install(on screen: UIViewController, _ receive: @escaping Receive) {
    let host = OldHost(receive)
    screen.addChild(host)
    screen.view.addSubview(host.view)
    host.didMove(toParent: screen)
  }

  private init(_ receive: @escaping Receive) {
    self.receive = receive
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  private func pass(_ callback: Callback, _ isAnimated: Bool = false) {
    if let parent { receive(callback, parent, isAnimated) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.isHidden = true
    pass(.didLoad)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    pass(.willAppear, animated)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    pass(.didAppear, animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    pass(.willDisappear, animated)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    pass(.didDisappear, animated)
  }
}

extension OldHost {
  /// The library with the article's names.
  static func install(_ behaviors: [any OldBehavior], on screen: UIViewController) {
    install(on: screen) { callback, screen, _ in
      for behavior in behaviors {
        switch callback {
        case .didLoad: behavior.afterLoading(viewController: screen)
        case .willAppear: behavior.beforeAppearing(viewController: screen)
        case .didAppear: behavior.afterAppearing(viewController: screen)
        case .willDisappear: behavior.beforeDisappearing(viewController: screen)
        case .didDisappear: behavior.afterDisappearing(viewController: screen)
        }
      }
    }
  }

  /// The library with UIKit's names.
  static func install(_ behaviors: [any OldUIKitBehavior], on screen: UIViewController) {
    install(on: screen) { callback, screen, isAnimated in
      for behavior in behaviors {
        switch callback {
        case .didLoad: behavior.viewDidLoad(screen)
        case .willAppear: behavior.viewWillAppear(screen, animated: isAnimated)
        case .didAppear: behavior.viewDidAppear(screen, animated: isAnimated)
        case .willDisappear: behavior.viewWillDisappear(screen, animated: isAnimated)
        case .didDisappear: behavior.viewDidDisappear(screen, animated: isAnimated)
        }
      }
    }
  }

  /// The library with a base class.
  static func install(_ behaviors: [OldBaseBehavior], on screen: UIViewController) {
    for behavior in behaviors { behavior.viewController = screen }
    install(on: screen) { callback, _, isAnimated in
      for behavior in behaviors {
        switch callback {
        case .didLoad: behavior.viewDidLoad()
        case .willAppear: behavior.viewWillAppear(isAnimated)
        case .didAppear: behavior.viewDidAppear(isAnimated)
        case .willDisappear: behavior.viewWillDisappear(isAnimated)
        case .didDisappear: behavior.viewDidDisappear(isAnimated)
        }
      }
    }
  }
}
