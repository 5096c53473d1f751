import UIKit

extension ConformanceCase {
  /// R48, R58 and R59: which controllers report a presentation, and what it outlives.
  static let presentationLinks: [ConformanceCase] = [
    ConformanceCase(
      "R48", "the presenter, its children at any depth and those beside them report what is presented",
      expecting: ["tab presents M", "P presents M", "C presents M", "S presents M"]
    ) { run in
      run.calls = []
      let (parent, child, sibling) = (run.screen("P"), run.screen("C"), run.screen("S"))
      parent.embed(child)
      parent.embed(sibling)
      let tabs = run.tabs([parent])
      await run.show(tabs)
      child.present(run.modal("M", .overFullScreen), animated: false)
      await run.settle()
      [tabs, parent, child, sibling].forEach(run.logPresented)
    },
    ConformanceCase(
      "R48", "children of what is presented report its presenter, and do not report it as presented",
      expecting: ["D by A", "D presents nil"]
    ) { run in
      run.calls = []
      let (presenter, modal, child) = (run.screen("A"), run.modal("M", .overFullScreen), run.screen("D"))
      modal.embed(child)
      await run.show(presenter)
      presenter.present(modal, animated: false)
      await run.settle()
      run.logPresenter(of: child)
      run.logPresented(by: child)
    },
    ConformanceCase(
      "R48", "where two ancestors present, the nearest one counts",
      expecting: ["tab presents N", "P presents M", "C presents M"]
    ) { run in
      run.calls = []
      let (parent, child) = (run.screen("P"), run.screen("C"))
      parent.embed(child)
      parent.definesPresentationContext = true
      let tabs = run.tabs([parent])
      await run.show(tabs)
      parent.present(run.modal("M", .overCurrentContext), animated: false)
      await run.settle()
      tabs.present(run.modal("N", .overFullScreen), animated: false)
      await run.settle()
      [tabs, parent, child].forEach(run.logPresented)
    },
    ConformanceCase(
      "R58", "the screen that asked for a modal is popped: the modal stays",
      expecting: ["nav presents M", "M in the window true"]
    ) { run in
      run.calls = []
      let (top, modal) = (run.screen("B"), run.modal("M", .overFullScreen))
      let navigation = run.navigation(run.screen("A"))
      navigation.viewControllers += [top]
      await run.show(navigation)
      top.present(modal, animated: false)
      await run.settle()
      navigation.popViewController(animated: false)
      await run.settle()
      run.logPresented(by: navigation)
      run.log("M in the window \(modal.view.window != nil)")
    },
    ConformanceCase(
      "R58", "the child that asked for a modal is removed: the modal stays",
      expecting: ["P presents M", "M in the window true"]
    ) { run in
      run.calls = []
      let (parent, child, modal) = (run.screen("P"), run.screen("C"), run.modal("M", .overFullScreen))
      parent.embed(child)
      await run.show(parent)
      child.present(modal, animated: false)
      await run.settle()
      parent.unembed(child)
      await run.settle()
      run.logPresented(by: parent)
      run.log("M in the window \(modal.view.window != nil)")
    },
    ConformanceCase(
      "R59", "the root is replaced under a modal: it disappears", expecting: ["A.wD(f)", "A.dD(f)"]
    ) { run in
      run.calls = .appearance
      let presenter = run.screen("A")
      await run.show(presenter)
      presenter.present(run.modal("M", .overFullScreen, logging: []), animated: false)
      await run.settle()
      run.window.rootViewController = UIViewController()
      await run.settle()
    },
  ]
}
