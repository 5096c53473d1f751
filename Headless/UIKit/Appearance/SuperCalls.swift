// R154: an override of an appearance method calls the method of its superclass, once. UIKit says nothing where the call
// is missing; the classes between the app's and UIKit's own do not learn of the appearance.

/// The methods that say how a controller's view comes and goes.
package enum AppearanceMethod: String, Sendable {
  case viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear, viewDidDisappear
}

/// A call of an appearance method in which `UIViewController`'s own method was not called once and alone.
package struct SuperCallMistake: Hashable, Sendable {
  package let controllerType: String
  package let method: AppearanceMethod
  /// The methods of `UIViewController` that were called, in their order.
  package let called: [AppearanceMethod]
}

/// The calls of appearance methods that are under way, and the mistakes of those that are over.
@MainActor
package final class SuperCalls {
  private struct Call {
    let controller: UIViewController
    let method: AppearanceMethod
    var called: [AppearanceMethod] = []

    var isCorrect: Bool { called.count == 1 && called[0] == method }
  }

  private var underWay: [Call] = []
  /// Each one once, in the order in which they were created.
  package private(set) var mistakes: [SuperCallMistake] = []

  fileprivate func check(_ method: AppearanceMethod, of controller: UIViewController, _ body: () -> Void) {
    underWay.append(Call(controller: controller, method: method))
    body()
    let call = underWay.removeLast()
    if call.isCorrect { return }
    let mistake = SuperCallMistake(
      controllerType: String(describing: type(of: controller)), method: method, called: call.called)
    if !mistakes.contains(mistake) { mistakes.append(mistake) }
  }

  /// The methods that the app itself has called, such as `PlayerScreen.viewWillAppear`, each one once.
  package private(set) var callsByHand: [String] = []

  /// `UIViewController`'s own method is called.
  func note(_ method: AppearanceMethod, of controller: UIViewController) {
    guard let index = underWay.lastIndex(where: { $0.controller === controller }) else {
      let name = "\(type(of: controller)).\(method)"
      if !callsByHand.contains(name) { callsByHand.append(name) }
      return
    }
    underWay[index].called.append(method)
  }
}

extension UIViewController {
  /// Calls the method, and checks that the override of an app calls `super`.
  func call(_ method: AppearanceMethod, animated: Bool) {
    World.current.superCalls.check(method, of: self) {
      switch method {
      case .viewWillAppear: viewWillAppear(animated)
      case .viewIsAppearing: viewIsAppearing(animated)
      case .viewDidAppear: viewDidAppear(animated)
      case .viewWillDisappear: viewWillDisappear(animated)
      case .viewDidDisappear: viewDidDisappear(animated)
      }
    }
  }

  func noteSuperCall(_ method: AppearanceMethod) {
    World.current.superCalls.note(method, of: self)
  }
}
