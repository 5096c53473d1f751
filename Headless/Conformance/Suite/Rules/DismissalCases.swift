import UIKit

extension ConformanceCase {
  /// R53, R54, R110, R134, R135, R191 and W3: dismissals by the app.
  static let dismissal: [ConformanceCase] = [
    ConformanceCase(
      "R53", "dismiss on the lowest of three dismisses the two above",
      expecting: ["A presents nil", "B by nil", "C by nil"]
    ) { run in
      await dismiss("A", in: run)
    },
    ConformanceCase(
      "R53", "dismiss on the middle of three dismisses the one above",
      expecting: ["A presents B", "B presents nil", "B by A", "C by nil"]
    ) { run in
      await dismiss("B", in: run)
    },
    ConformanceCase(
      "R53", "dismiss on the topmost of three dismisses it",
      expecting: ["A presents B", "B presents nil", "B by A", "C by nil"]
    ) { run in
      await dismiss("C", in: run)
    },
    ConformanceCase(
      "R53", "the topmost of two that are dismissed is animated", expecting: ["C.wD(t)"]
    ) { run in
      run.calls = []
      let (low, middle) = (run.screen("A"), run.modal("B", .overFullScreen))
      let top = run.modal("C", .overFullScreen, logging: [.wD])
      await run.show(low)
      low.present(middle, animated: false)
      await run.settle()
      middle.present(top, animated: false)
      await run.settle()
      low.dismiss(animated: true)
      await run.settle()
    },
    ConformanceCase(
      "R53", "the lower of two that are dismissed is removed without animation", expecting: ["B.wD(f)", "B.dD(f)"]
    ) { run in
      run.calls = []
      let (low, middle) = (run.screen("A"), run.modal("B", .overFullScreen, logging: [.wD, .dD]))
      await run.show(low)
      low.present(middle, animated: false)
      await run.settle()
      middle.present(run.modal("C", .overFullScreen), animated: false)
      await run.settle()
      low.dismiss(animated: true)
      await run.settle()
    },
    ConformanceCase(
      "R53", "dismiss on a child of the presenter dismisses what it reports as presented", expecting: ["A presents nil"]
    ) { run in
      run.calls = []
      let (presenter, child) = (run.screen("A"), run.screen("D"))
      presenter.embed(child)
      await run.show(presenter)
      presenter.present(run.modal("B", .overFullScreen), animated: false)
      await run.settle()
      child.dismiss(animated: true)
      await run.settle()
      run.logPresented(by: presenter)
    },
    ConformanceCase(
      "R53", "dismiss on a child of what is presented dismisses that", expecting: ["A presents nil", "B by nil"]
    ) { run in
      run.calls = []
      let (presenter, modal, child) = (run.screen("A"), run.modal("B", .overFullScreen), run.screen("D"))
      modal.embed(child)
      await run.show(presenter)
      presenter.present(modal, animated: false)
      await run.settle()
      child.dismiss(animated: true)
      await run.settle()
      run.logPresented(by: presenter)
      run.logPresenter(of: modal)
    },
    ConformanceCase(
      "R54", "an animated dismissal begins while the presenter still reports what it presents",
      expecting: ["B.wD(t)", "A presents B", "B is being dismissed true"],
      otherwise: ["W3": ["B.wD(t)", "A presents nil", "B is being dismissed true"]]
    ) { run in
      run.calls = [.wD]
      let (presenter, modal) = (run.screen("A"), run.modal("B", .overFullScreen))
      await run.show(presenter)
      presenter.present(modal, animated: true)
      await run.settle()
      modal.inside(.wD) { [unowned presenter, unowned modal] in
        run.logPresented(by: presenter)
        run.log("B is being dismissed \(modal.isBeingDismissed)")
      }
      presenter.dismiss(animated: true)
      await run.settle()
    },
    ConformanceCase(
      "R54", "during an animated dismissal the presenter presents no other; in its completion it does",
      expecting: ["D by nil", "A presents C"], otherwise: ["W3": ["D by A", "A presents D"]]
    ) { run in
      run.calls = []
      let (presenter, next, early) = (run.screen("A"), run.modal("C", .overFullScreen), run.modal("D", .overFullScreen))
      await run.show(presenter)
      presenter.present(run.modal("B", .overFullScreen), animated: true)
      await run.settle()
      presenter.dismiss(animated: true) { [unowned presenter] in presenter.present(next, animated: true) }
      await run.turn()
      presenter.present(early, animated: true)
      await run.settle()
      run.logPresenter(of: early)
      run.logPresented(by: presenter)
    },
    ConformanceCase(
      "W3", "presentedViewController stays set until an animated dismissal ends",
      expecting: ["during:", "A presents B", "after:", "A presents nil"],
      otherwise: ["W3": ["during:", "A presents nil", "after:", "A presents nil"]]
    ) { run in
      run.calls = []
      let presenter = run.screen("A")
      await run.show(presenter)
      presenter.present(run.modal("B", .pageSheet), animated: true)
      await run.settle()
      presenter.dismiss(animated: true)
      await run.turn()
      run.log("during:")
      run.logPresented(by: presenter)
      await run.settle()
      run.log("after:")
      run.logPresented(by: presenter)
    },
    ConformanceCase(
      "R110", "full screen: the links are cut in the did-calls of an animated dismissal",
      expecting: ["A.dA(t)", "A presents nil", "B.dD(t)", "B by nil", "B is being dismissed true"]
    ) { run in
      run.calls = [.dA, .dD]
      await dismissWithLinks(run.modal("B", .fullScreen), animated: true, in: run)
    },
    ConformanceCase(
      "R110", "over full screen: the links are cut in the did-call of a dismissal without animation",
      expecting: ["B.dD(f)", "B by nil", "B is being dismissed true"]
    ) { run in
      run.calls = [.dA, .dD]
      await dismissWithLinks(run.modal("B", .overFullScreen), animated: false, in: run)
    },
    ConformanceCase(
      "R110", "full screen: the presenter may present in its viewDidAppear", expecting: ["A presents C", "C by A"]
    ) { run in
      run.calls = []
      let (presenter, next) = (run.screen("A"), run.modal("C", .fullScreen))
      await run.show(presenter)
      presenter.present(run.modal("B", .fullScreen), animated: true)
      await run.settle()
      presenter.inside(.dA) { [unowned presenter] in
        presenter.log.inside = [:]
        presenter.present(next, animated: true)
      }
      presenter.dismiss(animated: true)
      await run.settle()
      run.logPresented(by: presenter)
      run.logPresenter(of: next)
    },
    ConformanceCase(
      "R134", "dismiss with nothing to dismiss runs its completion", expecting: ["completed", "completed animated"]
    ) { run in
      run.calls = []
      let screen = run.screen("A")
      await run.show(screen)
      screen.dismiss(animated: false) { run.log("completed") }
      await run.settle()
      screen.dismiss(animated: true) { run.log("completed animated") }
      await run.settle()
    },
    ConformanceCase(
      "R135", "a second dismissal during the first runs its completion, which may present",
      expecting: ["second completed", "A presents C"]
    ) { run in
      run.calls = []
      let (presenter, next) = (run.screen("A"), run.modal("C", .overFullScreen))
      await run.show(presenter)
      presenter.present(run.modal("B", .overFullScreen), animated: false)
      await run.settle()
      presenter.dismiss(animated: true)
      presenter.dismiss(animated: true) {
        run.log("second completed")
        presenter.present(next, animated: false)
      }
      await run.settle()
      run.logPresented(by: presenter)
    },
    ConformanceCase(
      "R135", "isBeingDismissed is true from dismiss on while the presentation still runs",
      expecting: ["being dismissed true", "A presents nil"],
      otherwise: ["W30": ["being dismissed false", "A presents nil"]]
    ) { run in
      run.calls = []
      let (presenter, modal) = (run.screen("A"), run.modal("B", .overFullScreen))
      await run.show(presenter)
      presenter.present(modal, animated: true)
      await run.turn()
      presenter.dismiss(animated: true)
      run.log("being dismissed \(modal.isBeingDismissed)")
      await run.settle()
      run.logPresented(by: presenter)
    },
    ConformanceCase(
      "R191", "two dismissals by the middle of three dismiss it, too",
      expecting: ["A presents nil", "B by nil", "C by nil"]
    ) { run in
      await dismiss("B", "B", in: run)
    },
    ConformanceCase(
      "R191", "dismissals by the topmost and by the middle of three dismiss both",
      expecting: ["A presents nil", "B by nil", "C by nil"]
    ) { run in
      await dismiss("C", "B", in: run)
    },
  ]

  /// A presents B, and B presents C. The controllers of these names dismiss, one right after the other.
  @MainActor
  private static func dismiss(_ names: String..., in run: ConformanceRun) async {
    run.calls = []
    let (low, middle, top) = (run.screen("A"), run.modal("B", .overFullScreen), run.modal("C", .overFullScreen))
    await run.show(low)
    low.present(middle, animated: false)
    await run.settle()
    middle.present(top, animated: false)
    await run.settle()
    for name in names { [low, middle, top].first { $0.log.name == name }?.dismiss(animated: true) }
    await run.settle()
    run.logPresented(by: low)
    if low.presentedViewController != nil { run.logPresented(by: middle) }
    [middle, top].forEach(run.logPresenter)
  }

  /// A presents `modal` and dismisses it. Both write their links in their did-calls.
  @MainActor
  private static func dismissWithLinks(_ modal: LoggedScreen, animated: Bool, in run: ConformanceRun) async {
    let presenter = run.screen("A")
    await run.show(presenter)
    presenter.present(modal, animated: animated)
    await run.settle()
    run.forget()
    presenter.inside(.dA) { [unowned presenter] in run.logPresented(by: presenter) }
    modal.inside(.dD) { [unowned modal] in
      run.logPresenter(of: modal)
      run.log("B is being dismissed \(modal.isBeingDismissed)")
    }
    presenter.dismiss(animated: animated)
    await run.settle()
  }
}
