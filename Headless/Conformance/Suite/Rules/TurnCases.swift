import UIKit

extension ConformanceCase {
  /// R1 to R3.
  static let turns: [ConformanceCase] = [
    ConformanceCase(
      "R1", "a turn lays out, and then calls what waits for the commit",
      expecting: ["C.wA(f)", "returned", "C.wL", "C.dL", "C.dA(f)"]
    ) { run in
      let parent = run.screen("P")
      await run.show(parent)
      run.calls = [.wA, .wL, .dL, .dA]
      let child = run.screen("C")
      child.log.writesOnce = [.wL, .dL]
      parent.embed(child)
      run.log("returned")
      await run.settle()
    },
    ConformanceCase(
      "R1", "what waits for the commit is called in the order in which it began to wait",
      expecting: ["N.dA(f)", "O.dD(f)", "M.dA(f)"], otherwise: ["W1": ["O.dD(f)", "N.dA(f)", "M.dA(f)"]]
    ) { run in
      run.calls = [.dA, .dD]
      let (parent, old) = (UIViewController(), run.screen("O"))
      parent.embed(old)
      await run.show(parent)
      parent.embed(run.screen("N"))
      parent.unembed(old)
      parent.embed(run.screen("M"))
      await run.settle()
    },
    ConformanceCase(
      "R2", "viewDidAppear needs a turn of the main run loop, and no more",
      expecting: ["no turn", "A.dA(f)", "one turn"]
    ) { run in
      run.calls = [.dA]
      run.window.rootViewController = run.screen("A")
      run.log("no turn")
      await run.turn()
      run.log("one turn")
    },
    ConformanceCase(
      "R3", "an animated value is set at once, and the completion comes later, once",
      expecting: ["half transparent true", "finished true"]
    ) { run in
      let screen = run.screen("A")
      await run.show(screen)
      UIView.animate(withDuration: 0.2, animations: { screen.view.alpha = 0.5 }) { run.log("finished \($0)") }
      run.log("half transparent \(screen.view.alpha == 0.5)")
      await run.wait(1)
    },
    ConformanceCase(
      "R3", "without a duration the completion runs at the start of the next turn",
      expecting: ["returned", "finished true", "C.dA(f)"]
    ) { run in
      run.calls = [.dA]
      let (screen, child) = (UIViewController(), run.screen("C"))
      await run.show(screen)
      screen.embed(child)
      UIView.animate(withDuration: 0, animations: { screen.view.alpha = 0.5 }) { run.log("finished \($0)") }
      run.log("returned")
      await run.wait(0.5)
    },
    ConformanceCase(
      "R3", "the background ends a running animation", needs: [.leavingTheApp],
      expecting: ["left", "finished false", "returned"]
    ) { run in
      let screen = run.screen("A")
      await run.show(screen)
      UIView.animate(withDuration: 60, animations: { screen.view.alpha = 0.5 }) { run.log("finished \($0)") }
      await run.turn()
      run.log("left")
      await run.leaveApp()
      await run.returnToApp()
      run.log("returned")
    },
  ]
}
