import UIKit

extension ConformanceCase {
  /// R106.
  static let responderChain: [ConformanceCase] = [
    ConformanceCase(
      "R106", "from a view to the window",
      expecting: ["box -> screen's view", "screen's view -> screen", "screen -> window"]
    ) { run in
      let (screen, box) = (UIViewController(), UIView())
      screen.view.addSubview(box)
      await run.show(screen)
      let names: [(String, UIResponder)] = [
        ("box", box), ("screen's view", screen.view), ("screen", screen), ("window", run.window),
      ]
      logNext(of: names.dropLast().map(\.0), among: names, in: run)
    },
    ConformanceCase(
      "R106", "from a child to the view around its view",
      expecting: ["child's view -> child", "child -> box", "box -> screen's view"]
    ) { run in
      let (screen, box, child) = (UIViewController(), UIView(), UIViewController())
      screen.view.addSubview(box)
      screen.addChild(child)
      box.addSubview(child.view)
      child.didMove(toParent: screen)
      await run.show(screen)
      let names: [(String, UIResponder)] = [
        ("child's view", child.view), ("child", child), ("box", box), ("screen's view", screen.view),
      ]
      logNext(of: names.dropLast().map(\.0), among: names, in: run)
    },
    ConformanceCase("R106", "from a presented screen to its presenter", expecting: ["sheet -> screen"]) { run in
      let (screen, sheet) = (UIViewController(), UIViewController())
      await run.show(screen)
      screen.present(sheet, animated: false)
      await run.settle()
      logNext(of: ["sheet"], among: [("sheet", sheet), ("screen", screen), ("window", run.window)], in: run)
    },
    ConformanceCase(
      "R106", "from what a screen in a stack presents to the stack that presents it, and from the screen to the stack",
      expecting: ["sheet -> stack", "screen -> stack's view", "stack's view -> stack", "stack -> window"]
    ) { run in
      let (screen, sheet) = (UIViewController(), UIViewController())
      let stack = UINavigationController(rootViewController: screen)
      await run.show(stack)
      screen.present(sheet, animated: false)
      await run.settle()
      let names: [(String, UIResponder)] = [
        ("sheet", sheet), ("screen", screen), ("stack's view", stack.view), ("stack", stack), ("window", run.window),
      ]
      logNext(of: names.dropLast().map(\.0), among: names, in: run)
    },
    ConformanceCase(
      "R106", "from the window to the application's delegate", needs: [.scenes, .appLog],
      expecting: ["window -> scene", "scene -> application", "application -> delegate"]
    ) { run in
      guard let scene = run.window.windowScene, let delegate = UIApplication.shared.delegate as? UIResponder else {
        return
      }
      let names: [(String, UIResponder)] = [
        ("window", run.window), ("scene", scene), ("application", UIApplication.shared), ("delegate", delegate),
      ]
      logNext(of: names.dropLast().map(\.0), among: names, in: run)
    },
  ]

  /// `box -> screen`
  @MainActor
  private static func logNext(of logged: [String], among all: [(String, UIResponder)], in run: ConformanceRun) {
    for (name, responder) in all where logged.contains(name) {
      // UIKit has private views between a root view and its window.
      let chain = sequence(first: responder, next: \.next).dropFirst()
      let next = chain.lazy.compactMap { link in all.first { $0.1 === link }?.0 }.first
      run.log("\(name) -> \(next ?? "nil")")
    }
  }
}
