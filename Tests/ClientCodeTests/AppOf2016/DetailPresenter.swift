import FocusBehavior
import LifecycleBehaviors
import ReadyMadeBehaviors
import UIKit

protocol DetailPresenterDelegate: AnyObject {
  func presenterDidFinish(_ presenter: DetailPresenter)
}

class DetailPresenter {
  weak var delegate: DetailPresenterDelegate?
  private weak var view: DetailViewController?
  private let name: String
  private var focus: LifecycleSubscription?
  private(set) var isSeen = false

  init(view: DetailViewController, name: String) {
    self.view = view
    self.name = name
  }

  func present() {
    guard let view = view else { return }
    view.show(name)
    view.loadViewIfNeeded()
    view.addBehaviors([
      FocusBehavior<DetailViewController>(.media) { screen, change in screen.label.isHidden = !change.hasFocus }
    ])
    focus = view.observeFocusWithin { [weak self] hasFocus in self?.isSeen = hasFocus }
    update()
  }

  func update() {
    isSeen = view?.view.window != nil && view?.screenFocus?.hasFocus == true
    if let opening = view?.screenOpening, !opening.isFirst { focus?.cancel() }
  }

  func tapped() {
    view?.dropUnlessFocused { [weak self] in
      guard let self = self else { return }
      self.delegate?.presenterDidFinish(self)
    }
  }
}
