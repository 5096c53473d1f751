import FocusBehavior
import InputFocusBehavior
import LifecycleBehaviors
import OverlayBehavior
import ReadyMadeBehaviors
import UIKit

// An app as it was written in 2016: classes that belong to no actor call UIKit all day. In Swift 5 mode what compiles with UIKit
// compiles with the products. Scripts/ios/typecheck-clients compiles these files for iOS too, in Swift 5 and Swift 6 mode.

protocol Coordinator: AnyObject {
  func start()
}

class AppCoordinator: Coordinator, DetailPresenterDelegate {
  let navigation: UINavigationController
  let input: InputFocus<Int>
  let group: FocusGroup
  let store = VisitStore()
  private var presenter: DetailPresenter?
  private var attachment: BehaviorAttachment?
  private var lock: OverlayController?

  init(navigation: UINavigationController) {
    self.navigation = navigation
    input = InputFocus(order: [1, 2])
    group = FocusGroup()
  }

  func start() {
    let list = ListViewController()
    list.onSelect = { [weak self] name in self?.showDetail(name) }
    list.title = "List"
    list.loadViewIfNeeded()
    navigation.pushViewController(list, animated: false)
    attachment = list.addBehaviors([
      KeepAwakeBehavior(),
      NavigationBarBehavior(isHidden: false),
      FocusBehavior(FocusOptions.attention.in(group)) { [store] change in store.note(change) },
      ActionBehavior<ListViewController>.afterAppearing { screen in screen.reload() },
      VisitBehavior(store: store),
    ])
    list.addBehaviors {
      ActionBehavior.afterDisappearing { [store] in store.save() }
      BehaviorGroup([KeepAwakeBehavior()])
    }
    LifecycleBehaviorDefaults.register { _ in [] }
    input.register(list.field, as: 1)
    input.didChange = { [store] change in store.names.append("field \(change.field ?? 0)") }
  }

  func showDetail(_ name: String) {
    let detail = DetailViewController()
    presenter = DetailPresenter(view: detail, name: name)
    presenter?.delegate = self
    presenter?.present()
    navigation.present(detail, animated: true, completion: nil)
    if !group.visibleScreens.isEmpty, group.focusedScreen?.title != "List" { input.endEditing() }
  }

  func presenterDidFinish(_ presenter: DetailPresenter) {
    navigation.dismiss(animated: true, completion: nil)
  }

  func lockApp(while isNeeded: @escaping () -> Bool) {
    lock = OverlayController(while: OverlayCondition(isNeeded)) { _ in UIViewController() }
    lock?.cancel()
  }

  func stop() {
    navigation.popToRootViewController(animated: false)
    attachment?.remove()
    if let list = navigation.viewControllers.first, list.attachedBehaviors.isEmpty, list.lifecycleState == nil {
      store.names.append("stopped")
    }
  }
}
