import UIKit

extension ConformanceCase {
  /// R114, R115, R132, W2 and W14: presentations without animation, and while animations are off.
  static let plainPresentations: [ConformanceCase] = [
    ConformanceCase(
      "R114", "a controller that is presented without animation may present in the same turn",
      expecting: ["C by B"]
    ) { run in
      run.calls = []
      let (presenter, first, second) = (run.screen("A"), run.modal("B"), run.modal("C"))
      await run.show(presenter)
      presenter.present(first, animated: false)
      first.present(second, animated: false)
      await run.settle()
      run.logPresenter(of: second)
    },
    ConformanceCase(
      "W2", "the will-calls of a presentation without animation come after the call",
      expecting: ["returned", "A.wD(f)", "B.wA(f)"], otherwise: ["W2": ["A.wD(f)", "B.wA(f)", "returned"]]
    ) { run in
      run.calls = [.wA, .wD]
      let presenter = run.screen("A")
      await run.show(presenter)
      presenter.present(run.modal("B"), animated: false)
      run.log("returned")
      await run.settle()
    },
    ConformanceCase(
      "W2", "the will-calls of a dismissal without animation come after the call",
      expecting: ["returned", "B.wD(f)", "A.wA(f)"], otherwise: ["W2": ["B.wD(f)", "A.wA(f)", "returned"]]
    ) { run in
      run.calls = [.wA, .wD]
      let presenter = run.screen("A")
      await run.show(presenter)
      presenter.present(run.modal("B"), animated: false)
      await run.settle()
      run.forget()
      presenter.dismiss(animated: false)
      run.log("returned")
      await run.settle()
    },
    ConformanceCase(
      "R115", "while animations are off, an animated presentation takes no time", expecting: ["B.dA(t)", "waited"]
    ) { run in
      run.calls = [.dA]
      let presenter = UIViewController()
      await run.show(presenter)
      UIView.setAnimationsEnabled(false)
      presenter.present(run.modal("B"), animated: true)
      await run.wait(0.2)
      run.log("waited")
      UIView.setAnimationsEnabled(true)
      await run.settle()
    },
    ConformanceCase(
      "R115", "performWithoutAnimation turns animations off and on again", expecting: ["inside false", "after true"]
    ) { run in
      UIView.performWithoutAnimation { run.log("inside \(UIView.areAnimationsEnabled)") }
      run.log("after \(UIView.areAnimationsEnabled)")
    },
    ConformanceCase(
      "R132", "a presentation without animation from viewDidAppear is not passed on as animated",
      expecting: ["B.wA(f)", "B.dA(f)"], otherwise: ["W14": ["B.wA(t)", "B.dA(t)"]]
    ) { run in
      await presentFromDidAppear(run.modal("B", .overFullScreen, logging: [.wA, .dA]), in: run)
    },
    ConformanceCase(
      "W14", "a full screen presentation without animation from viewDidAppear is not passed on as animated",
      expecting: ["B.wA(f)", "B.dA(f)"], otherwise: ["W14": ["B.wA(t)", "B.dA(t)"]]
    ) { run in
      await presentFromDidAppear(run.modal("B", .fullScreen, logging: [.wA, .dA]), in: run)
    },
  ]

  @MainActor
  private static func presentFromDidAppear(_ modal: UIViewController, in run: ConformanceRun) async {
    run.calls = []
    let presenter = run.screen("A")
    presenter.inside(.dA) { [unowned presenter] in
      presenter.log.inside = [:]
      presenter.present(modal, animated: false)
    }
    run.window.rootViewController = presenter
    await run.settle()
  }
}
