import UIKit

extension ConformanceCase {
  /// R139 and R144: which way a stack changes, and what that returns. R145, R147, R151, R189: what stays in the window, is
  /// laid out again, and is in front.
  static let stackChanges: [ConformanceCase] = [
    ConformanceCase(
      "R139", "a stack whose new top was not in it is pushed, and one whose new top was in it is popped",
      expecting: ["push A to C", "pop C to B"]
    ) { run in
      run.calls = []
      let (a, b, c) = (UIViewController(), UIViewController(), UIViewController())
      (a.title, b.title, c.title) = ("A", "B", "C")
      let navigation = run.navigation(a)
      navigation.viewControllers = [b, a]
      await run.show(navigation)
      let delegate = run.keep(LoggedOperations(run))
      navigation.delegate = delegate
      navigation.setViewControllers([b, c], animated: true)
      await run.settle()
      navigation.setViewControllers([b], animated: true)
      await run.settle()
    },
    ConformanceCase("R144", "popping to the screen on top returns nothing", expecting: ["nil", "B"]) { run in
      run.calls = []
      let (a, b) = (run.screen("A"), run.screen("B"))
      let navigation = run.navigation(a)
      navigation.viewControllers = [a, b]
      await run.show(navigation)
      let popped = navigation.popToViewController(b, animated: false)
      run.log(popped.map { "\($0.count)" } ?? "nil")
      run.log(navigation.topViewController === b ? "B" : "another")
    },
    ConformanceCase(
      "R145", "a dismissal after the window has got another root does not bring the view of the old root back",
      expecting: ["old false", "new true"]
    ) { run in
      run.calls = []
      let (old, new) = (run.screen("A"), run.screen("B"))
      await run.show(old)
      let modal = UIViewController()
      modal.modalPresentationStyle = .fullScreen
      old.present(modal, animated: false)
      await run.settle()
      run.window.rootViewController = new
      old.dismiss(animated: false)
      await run.settle()
      run.log("old \(old.view.window != nil)")
      run.log("new \(new.view.window != nil)")
    },
    ConformanceCase(
      "R189", "what is presented stays alive and in the window when the window gets another root",
      expecting: ["modal in the window true", "presented by the old root true"]
    ) { run in
      run.calls = []
      weak var modal: UIViewController?
      weak var old: UIViewController?
      do {
        let (root, sheet) = (UIViewController(), UIViewController())
        (old, modal) = (root, sheet)
        await run.show(root)
        sheet.modalPresentationStyle = .overFullScreen
        root.present(sheet, animated: false)
        await run.settle()
      }
      run.window.rootViewController = run.screen("B")
      await run.settle()
      run.log("modal in the window \(modal?.viewIfLoaded?.window === run.window)")
      run.log("presented by the old root \(old != nil && modal?.presentingViewController === old)")
      modal?.dismiss(animated: false)
      await run.settle()
    },
    ConformanceCase(
      "R147", "a view whose subview is resized is laid out again", expecting: ["outer.layoutSubviews"]
    ) { run in
      run.calls = []
      let outer = run.view("outer", frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let inner = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      outer.addSubview(inner)
      let screen = UIViewController()
      screen.view.addSubview(outer)
      await run.show(screen)
      run.forget()
      inner.frame.size = CGSize(width: 20, height: 20)
      await run.turn()
    },
    ConformanceCase(
      "R151", "layers are in the order in which views and bare layers were inserted",
      expecting: ["view, layer, view"]
    ) { run in
      run.calls = []
      let outer = UIView()
      let (first, second, layer) = (UIView(), UIView(), CALayer())
      outer.addSubview(first)
      outer.layer.addSublayer(layer)
      outer.addSubview(second)
      run.log((outer.layer.sublayers ?? []).map { $0 === layer ? "layer" : "view" }.joined(separator: ", "))
    },
  ]
}

private final class LoggedOperations: NSObject, UINavigationControllerDelegate {
  private let run: ConformanceRun

  init(_ run: ConformanceRun) { self.run = run }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    run.log("\(operation == .push ? "push" : "pop") \(fromVC.title ?? "") to \(toVC.title ?? "")")
    return nil
  }
}
