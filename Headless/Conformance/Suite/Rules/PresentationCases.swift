import UIKit

extension ConformanceCase {
  /// R46, R49, R51 and R52: whether and when a presentation takes place.
  static let presentation: [ConformanceCase] = [
    ConformanceCase(
      "R46", "a presenter in no window: no state changes, no completion runs",
      expecting: ["A presents nil", "B by nil", "A presents nil"]
    ) { run in
      run.calls = []
      let (presenter, modal) = (run.screen("A"), run.modal("B"))
      presenter.loadViewIfNeeded()
      presenter.present(modal, animated: false) { run.log("completed") }
      run.logPresented(by: presenter)
      run.logPresenter(of: modal)
      await run.settle()
      run.logPresented(by: presenter)
    },
    ConformanceCase(
      "R46", "a presenter that presents already: no state changes, no completion runs",
      expecting: ["A presents B", "C by nil"]
    ) { run in
      run.calls = []
      let (presenter, second) = (run.screen("A"), run.modal("C"))
      await run.show(presenter)
      presenter.present(run.modal("B", .overFullScreen), animated: false)
      await run.settle()
      presenter.present(second, animated: false) { run.log("completed") }
      await run.settle()
      run.logPresented(by: presenter)
      run.logPresenter(of: second)
    },
    ConformanceCase(
      "R49", "the links are set at once, so that a second presentation in the same turn is refused",
      expecting: ["A presents B", "B by A", "A presents B", "C by nil"]
    ) { run in
      run.calls = []
      let (presenter, first, second) = (run.screen("A"), run.modal("B"), run.modal("C"))
      await run.show(presenter)
      presenter.present(first, animated: true)
      run.logPresented(by: presenter)
      run.logPresenter(of: first)
      presenter.present(second, animated: true)
      await run.settle()
      run.logPresented(by: presenter)
      run.logPresenter(of: second)
    },
    ConformanceCase(
      "R49", "a presentation without animation loads the view inside the call",
      expecting: ["B.viewDidLoad", "returned"]
    ) { run in
      run.calls = [.viewDidLoad]
      let presenter = run.screen("A")
      await run.show(presenter)
      presenter.present(run.modal("B"), animated: false)
      run.log("returned")
      await run.settle()
    },
    ConformanceCase(
      "R49", "an animated presentation starts after the commit", expecting: ["returned", "A.wD(t)", "B.wA(t)"]
    ) { run in
      run.calls = [.wA, .wD]
      let presenter = run.screen("A")
      await run.show(presenter)
      presenter.present(run.modal("B"), animated: true)
      run.log("returned")
      await run.settle()
    },
    ConformanceCase(
      "R51", "isBeingPresented holds in the calls of the presentation",
      expecting: ["B.wA(t)", "true", "B.iA(t)", "true", "B.dA(t)", "true"]
    ) { run in
      run.calls = [.wA, .iA, .dA]
      let (presenter, modal) = (UIViewController(), run.modal("B"))
      await run.show(presenter)
      for call in run.calls {
        modal.inside(call) { [unowned modal] in run.log("\(modal.isBeingPresented)") }
      }
      presenter.present(modal, animated: true)
      await run.settle()
    },
    ConformanceCase(
      "R51", "isBeingDismissed holds from dismiss on, and in the calls of the dismissal",
      expecting: ["dismiss called", "true", "B.wD(t)", "true", "B.dD(t)", "true"],
      otherwise: ["W30": ["dismiss called", "false", "B.wD(t)", "true", "B.dD(t)", "true"]]
    ) { run in
      run.calls = [.wD, .dD]
      let (presenter, modal) = (UIViewController(), run.modal("B"))
      await run.show(presenter)
      presenter.present(modal, animated: true)
      await run.settle()
      for call in run.calls {
        modal.inside(call) { [unowned modal] in run.log("\(modal.isBeingDismissed)") }
      }
      modal.dismiss(animated: true)
      run.log("dismiss called")
      run.log("\(modal.isBeingDismissed)")
      await run.settle()
    },
    ConformanceCase(
      "R51", "the presenter has neither flag",
      expecting: ["A.wD(t)", "false", "A.dD(t)", "false", "A.wA(t)", "false", "A.dA(t)", "false"]
    ) { run in
      run.calls = .appearance
      let presenter = run.screen("A")
      await run.show(presenter)
      for call in run.calls {
        presenter.inside(call) { [unowned presenter] in
          run.log("\(presenter.isBeingPresented || presenter.isBeingDismissed)")
        }
      }
      run.calls = []
      presenter.present(run.modal("B"), animated: true)
      await run.settle()
      presenter.dismiss(animated: true)
      await run.settle()
    },
    ConformanceCase(
      "R52", "the completions of an animated presentation and dismissal run after the did-call",
      expecting: ["B.dA(t)", "presented", "B.dD(t)", "dismissed"]
    ) { run in
      await complete(animated: true, in: run)
    },
    ConformanceCase(
      "R52", "the completions of a presentation and dismissal without animation run after the did-call",
      expecting: ["B.dA(f)", "presented", "B.dD(f)", "dismissed"]
    ) { run in
      await complete(animated: false, in: run)
    },
  ]

  @MainActor
  private static func complete(animated: Bool, in run: ConformanceRun) async {
    run.calls = [.dA, .dD]
    let presenter = UIViewController()
    await run.show(presenter)
    presenter.present(run.modal("B"), animated: animated) { run.log("presented") }
    await run.settle()
    presenter.dismiss(animated: animated) { run.log("dismissed") }
    await run.settle()
  }
}

extension ConformanceRun {
  /// A new screen with a modal presentation style. It logs `calls`, or the given callbacks.
  func modal(
    _ name: String, _ style: UIModalPresentationStyle = .fullScreen, logging calls: Set<LoggedCall>? = nil
  ) -> LoggedScreen {
    let screen = screen(name)
    if let calls { screen.log.calls = calls }
    screen.modalPresentationStyle = style
    return screen
  }

  /// `A presents B`, or `A presents nil`.
  func logPresented(by controller: UIViewController) {
    log("\(CallLog.name(of: controller)) presents \(CallLog.name(of: controller.presentedViewController))")
  }

  /// `B by A`, or `B by nil`: which controller presents B.
  func logPresenter(of controller: UIViewController) {
    log("\(CallLog.name(of: controller)) by \(CallLog.name(of: controller.presentingViewController))")
  }
}
