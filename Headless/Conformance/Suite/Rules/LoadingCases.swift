import UIKit

extension ConformanceCase {
  /// R4 to R8.
  static let loading: [ConformanceCase] = [
    ConformanceCase(
      "R4", "a new controller has no view, no relatives and no flags",
      expecting: ["loaded false", "relatives 0", "flags 0", "children 0"]
    ) { run in
      let controller = UIViewController()
      let relatives = [controller.parent, controller.presentedViewController, controller.presentingViewController]
      let flags = [
        controller.isBeingPresented, controller.isBeingDismissed, controller.isMovingToParent,
        controller.isMovingFromParent,
      ]
      run.log("loaded \(controller.isViewLoaded)")
      run.log("relatives \(relatives.compactMap { $0 }.count)")
      run.log("flags \(flags.filter { $0 }.count)")
      run.log("children \(controller.children.count)")
    },
    ConformanceCase(
      "R4", "the first use of the view loads it, once", expecting: ["asked", "A.viewDidLoad", "used"]
    ) { run in
      run.calls = [.viewDidLoad]
      let screen = run.screen("A")
      _ = (screen.viewIfLoaded, screen.isViewLoaded)
      run.log("asked")
      _ = screen.view
      run.log("used")
      _ = screen.view
      screen.loadViewIfNeeded()
      run.window.rootViewController = screen
      await run.settle()
    },
    ConformanceCase(
      "R4", "loadViewIfNeeded loads the view, once", expecting: ["A.viewDidLoad", "again"]
    ) { run in
      run.calls = [.viewDidLoad]
      let screen = run.screen("A")
      screen.loadViewIfNeeded()
      run.log("again")
      screen.loadViewIfNeeded()
    },
    ConformanceCase(
      "R4", "loadView comes first and provides the view that viewDidLoad finds",
      expecting: ["loadView, loaded false", "A.viewDidLoad", "its own view true"]
    ) { run in
      run.calls = [.viewDidLoad]
      let screen = ScreenWithOwnView(CallLog("A", in: run, calls: run.calls))
      screen.willLoad = { [unowned screen] in run.log("loadView, loaded \(screen.isViewLoaded)") }
      screen.inside(.viewDidLoad) { [unowned screen] in run.log("its own view \(screen.view is UIScrollView)") }
      screen.loadViewIfNeeded()
    },
    ConformanceCase(
      "R5", "the default view is plain, has the size of the screen and is in no window",
      expecting: ["UIView", "screen-sized true", "window false", "parent false"]
    ) { run in
      let screen = run.screen("A")
      screen.inside(.viewDidLoad) { [unowned screen] in
        run.log("\(type(of: screen.view!))")
        run.log("screen-sized \(screen.view.bounds.size == UIScreen.main.bounds.size)")
        run.log("window \(screen.view.window != nil)")
        run.log("parent \(screen.parent != nil)")
      }
      screen.loadViewIfNeeded()
    },
    ConformanceCase(
      "R5", "the view of a hidden child is as large as the screen, whatever its parent's size",
      expecting: ["screen-sized true"]
    ) { run in
      let (parent, child) = (UIViewController(), UIViewController())
      await run.show(parent)
      parent.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      parent.embed(child)
      run.log("screen-sized \(child.view.bounds.size == UIScreen.main.bounds.size)")
      await run.settle()
    },
    ConformanceCase(
      "R6", "a child whose view is used in viewDidLoad loads inside it",
      expecting: ["P.viewDidLoad", "C.viewDidLoad", "end of P.viewDidLoad"]
    ) { run in
      run.calls = [.viewDidLoad]
      let (parent, child) = (run.screen("P"), run.screen("C"))
      parent.inside(.viewDidLoad) {
        _ = child.view
        run.log("end of P.viewDidLoad")
      }
      parent.loadViewIfNeeded()
    },
    ConformanceCase(
      "R7", "a root controller appears; layout may repeat",
      expecting: ["A.viewDidLoad", "A.wA(f)", "A.iA(f)", "A.wL", "A.dL", "A.dA(f)"]
    ) { run in
      run.calls = [.viewDidLoad, .wA, .iA, .dA, .wL, .dL]
      let screen = run.screen("A")
      screen.log.writesOnce = [.wL, .dL]
      run.window.rootViewController = screen
      await run.settle()
    },
    ConformanceCase(
      "R7", "viewIsAppearing is called once in an appearance, however often the view is laid out",
      expecting: ["A.iA(f)", "laid out again", "hidden", "A.iA(f)"]
    ) { run in
      run.calls = [.iA]
      let screen = run.screen("A")
      run.window.rootViewController = screen
      await run.settle()
      run.log("laid out again")
      screen.view.setNeedsLayout()
      await run.settle()
      run.log("hidden")
      run.window.isHidden = true
      await run.settle()
      run.window.isHidden = false
      await run.settle()
    },
    ConformanceCase(
      "R8", "the window is there in viewIsAppearing, and not yet in viewWillAppear",
      expecting: ["A.wA(f)", "window false", "A.iA(f)", "window true", "size of the window true"]
    ) { run in
      run.calls = [.wA, .iA]
      let screen = run.screen("A")
      screen.inside(.wA) { [unowned screen] in run.log("window \(screen.view.window != nil)") }
      screen.inside(.iA) { [unowned screen] in
        run.log("window \(screen.view.window === run.window)")
        run.log("size of the window \(screen.view.bounds.size == run.window.bounds.size)")
      }
      run.window.rootViewController = screen
      await run.settle()
    },
    ConformanceCase(
      "R8", "a child, a pushed and a presented screen have no window in viewWillAppear, and one in viewIsAppearing",
      expecting: ["child false true", "push false true", "full screen false true", "sheet false true"]
    ) { run in
      run.calls = []
      let root = UIViewController()
      let navigation = UINavigationController(rootViewController: root)
      await run.show(navigation)
      for way in ["child", "push", "full screen", "sheet"] {
        let screen = run.screen("B")
        var line = way
        for call in [LoggedCall.wA, .iA] {
          screen.inside(call) { [unowned screen] in line += " \(screen.view.window != nil)" }
        }
        switch way {
        case "child": root.embed(screen)
        case "push": navigation.pushViewController(screen, animated: true)
        default:
          screen.modalPresentationStyle = way == "sheet" ? .pageSheet : .fullScreen
          navigation.present(screen, animated: true)
        }
        await run.settle()
        screen.log.inside = [:]
        run.log(line)
        if way != "child", way != "push" { navigation.dismiss(animated: false) }
        await run.settle()
      }
    },
  ]
}

private final class ScreenWithOwnView: LoggedScreen {
  var willLoad: () -> Void = {}

  override func loadView() {
    willLoad()
    view = UIScrollView()
  }
}
