import UIKit

extension ConformanceCase {
  /// R26, R125 to R127, and W13: where the view of a controller may be. Where UIKit raises an exception, further cases do
  /// what is allowed: they show that the process did not end for another reason.
  static let hierarchy: [ConformanceCase] = [
    raising("R26", "a child's view enters the view of another child") { run in
      let (parent, sibling, child) = (UIViewController(), UIViewController(), run.screen("C"))
      parent.embed(sibling)
      await run.show(parent)
      parent.addChild(child)
      sibling.view.addSubview(child.view)
    },
    allowed("R26", "a child's view enters a plain view in the view of its parent") { run in
      let (parent, child, box) = (UIViewController(), run.screen("C"), UIView())
      parent.view.addSubview(box)
      await run.show(parent)
      parent.addChild(child)
      box.addSubview(child.view)
    },
    raising("R125", "addChild with a view that is in the view of another controller") { run in
      let (stranger, child, parent) = (UIViewController(), run.screen("C"), run.keep(UIViewController()))
      await run.show(stranger)
      stranger.view.addSubview(child.view)
      parent.addChild(child)
    },
    allowed("R125", "addChild with a view that is in the view of the parent") { run in
      let (parent, child) = (UIViewController(), run.screen("C"))
      await run.show(parent)
      parent.view.addSubview(child.view)
      parent.addChild(child)
    },
    raising("R125", "a child's view enters the window, outside the views of all controllers") { run in
      let (parent, child) = (UIViewController(), run.screen("C"))
      await run.show(parent)
      parent.addChild(child)
      run.window.addSubview(child.view)
    },
    allowed("R125", "the view of a controller without a parent enters the window") { run in
      await run.show(UIViewController())
      let orphan = run.keep(run.screen("C"))
      run.window.addSubview(orphan.view)
    },
    raising("R125", "a child's view enters the container view of a presentation") { run in
      let (parent, child, modal) = (UIViewController(), run.screen("C"), UIViewController())
      await run.show(parent)
      modal.modalPresentationStyle = .overFullScreen
      parent.present(modal, animated: false)
      await run.settle()
      parent.addChild(child)
      modal.presentationController?.containerView?.addSubview(child.view)
    },
    raising("R125", "a screen of a navigation stack is set into another stack in the same turn") { run in
      let screen = run.screen("C")
      let (first, second) = (run.navigation(screen), run.navigation(UIViewController()))
      await run.show(run.tabs([first, second]))
      second.setViewControllers([screen], animated: false)
    },
    allowed("R125", "a screen of a navigation stack is pushed on another stack after it has left the first") { run in
      let screen = run.screen("C")
      let (first, second) = (run.navigation(UIViewController()), run.navigation(UIViewController()))
      first.viewControllers += [screen]
      let tabs = run.tabs([first, second])
      await run.show(tabs)
      first.popViewController(animated: false)
      await run.settle()
      tabs.selectedIndex = 1
      await run.settle()
      run.forget()
      second.pushViewController(screen, animated: false)
    },
    raising("R126", "one view becomes the view of two controllers") { run in
      let (first, second) = (run.keep(UIViewController()), run.keep(UIViewController()))
      first.view = UIView()
      second.view = first.view
    },
    ConformanceCase(
      "R126", "a view that its controller has replaced becomes the view of another controller", needs: [.ownProcess],
      expecting: ["the other has the view true"]
    ) { run in
      let (first, second) = (run.keep(UIViewController()), run.keep(UIViewController()))
      let view = UIView()
      first.view = view
      first.view = UIView()
      second.view = view
      run.log("the other has the view \(second.view === view)")
    },
    movingToAnotherWindow("R127", logging: .appearance, ["C.wD(f)", "C.dD(f)", "C.wA(f)", "C.dA(f)"]),
    movingToAnotherWindow("W13", logging: [.wA, .dA], ["C.wA(f)", "C.dA(f)"]),
  ]

  /// UIKit raises an exception.
  private static func raising(
    _ rule: String, _ name: String, body: @escaping @MainActor (ConformanceRun) async -> Void
  ) -> ConformanceCase {
    ConformanceCase(rule, name, needs: [.ownProcess], expecting: ConformanceOutcome.linesOfEndedProcess) { run in
      await body(run)
      await run.settle()
      run.log("the process goes on")
    }
  }

  /// UIKit raises no exception, and C appears.
  private static func allowed(
    _ rule: String, _ name: String, body: @escaping @MainActor (ConformanceRun) async -> Void
  ) -> ConformanceCase {
    ConformanceCase(rule, name, needs: [.ownProcess], expecting: ["C.wA(f)", "C.dA(f)"]) { run in
      run.calls = [.wA, .dA]
      await body(run)
      await run.settle()
    }
  }

  private static func movingToAnotherWindow(
    _ rule: String, logging calls: Set<LoggedCall>, _ lines: [String]
  ) -> ConformanceCase {
    ConformanceCase(
      rule, "a child's view is moved into another window: it appears anew there", needs: [.ownProcess],
      expecting: lines + ["in the other window true"], otherwise: ["W13": ConformanceOutcome.linesOfEndedProcess]
    ) { run in
      let parent = UIViewController()
      run.calls = calls
      let child = run.screen("C")
      parent.embed(child)
      let other = run.newWindow()
      other.rootViewController = UIViewController()
      other.isHidden = false
      await run.show(parent)
      other.addSubview(child.view)
      await run.settle()
      run.log("in the other window \(child.view.window === other)")
    }
  }
}
