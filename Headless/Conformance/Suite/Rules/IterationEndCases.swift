import UIKit

extension ConformanceCase {
  /// R175 to R179: what has happened by the end of an iteration, seen by an observer of the last place, and what is said of a
  /// transition before it begins.
  static let iterationEnds: [ConformanceCase] =
    ends + [
      ConformanceCase(
        "R176", "layout that the last observer of an iteration causes needs no other event",
        expecting: ["laid out true"],
        otherwise: ["W28": ["laid out false"]]
      ) { run in
        let screen = UIViewController()
        await run.show(screen)
        var (view, isLaidOut): (LayoutReporter?, Bool) = (nil, false)
        run.atNextEnd {
          view = LayoutReporter { isLaidOut = true }
          view.map(screen.view.addSubview)
        }
        await run.turn()
        isLaidOut = false
        run.atNextEnd { view?.setNeedsLayout() }
        await run.waitWithoutEvents(0.5)
        run.log("laid out \(isLaidOut)")
      },
      ConformanceCase(
        "R178", "an animated pop has a coordinator before it begins", expecting: ["coordinator true"],
        otherwise: ["W29": ["coordinator false"]]
      ) { run in
        run.calls = []
        let navigation = await run.show(stack: [run.screen("A"), run.screen("B")])
        navigation.popViewController(animated: true)
        run.log("coordinator \(navigation.transitionCoordinator != nil)")
        await run.settle()
      },
      ConformanceCase(
        "R178", "an animated dismissal has a coordinator before it begins", expecting: ["coordinator true"],
        otherwise: ["W29": ["coordinator false"]]
      ) { run in
        run.calls = []
        let (presenter, modal) = (run.screen("A"), run.modal("B"))
        await run.show(presenter)
        presenter.present(modal, animated: false)
        await run.settle()
        presenter.dismiss(animated: true)
        run.log("coordinator \(modal.transitionCoordinator != nil)")
        await run.settle()
      },
      ConformanceCase(
        "R179", "isBeingPresented is true from present on", expecting: ["being presented true"],
        otherwise: ["W30": ["being presented false"]]
      ) { run in
        run.calls = []
        let (presenter, modal) = (run.screen("A"), run.modal("B"))
        await run.show(presenter)
        presenter.present(modal, animated: true)
        run.log("being presented \(modal.isBeingPresented)")
        await run.settle()
      },
    ]

  /// What the code requests, without animation.
  private enum Request: String, CaseIterable {
    case push, pop, presentation
  }

  private static var ends: [ConformanceCase] {
    Request.allCases.flatMap { request in
      ConformanceCaller.allCases.flatMap { caller in
        (caller == .displayLink ? [true] : [false, true]).map { end(of: request, from: caller, besideLink: $0) }
      }
    }
  }

  private static func end(of request: Request, from caller: ConformanceCaller, besideLink: Bool) -> ConformanceCase {
    let name =
      "a \(request.rawValue) from a \(caller.rawValue)\(besideLink ? ", while a display link runs," : "") has been carried out "
      + "when its iteration ends"
    return ConformanceCase(
      "R175", name, expecting: ["did-calls true"],
      // The code of a display link is part of an update of the interface.
      otherwise: caller == .displayLink ? [:] : ["W27": ["did-calls false"]]
    ) { run in
      run.calls = []
      let (below, above, modal) = (run.screen("A"), run.screen("B"), run.modal("C"))
      let navigation = await run.show(stack: request == .pop ? [below, above] : [below])
      let link = besideLink ? LinkTarget().link(in: .common) : nil
      await run.wait(0.3)
      var hasAppeared = false
      for screen in [below, above, modal] { screen.inside(.dA) { hasAppeared = true } }
      await run.call(from: caller) {
        switch request {
        case .push: navigation.pushViewController(above, animated: false)
        case .pop: navigation.popViewController(animated: false)
        case .presentation: navigation.present(modal, animated: false)
        }
        run.atNextEnd { run.log("did-calls \(hasAppeared)") }
      }
      await run.wait(0.3)
      link?.invalidate()
      await run.settle()
    }
  }
}

/// Where the code of a case runs.
enum ConformanceCaller: String, CaseIterable, Sendable {
  case timer, block = "block on the main queue", task, displayLink = "display link"
}

/// A view that calls a closure when it is laid out.
private final class LayoutReporter: UIView {
  private let didLayOut: () -> Void

  init(_ didLayOut: @escaping () -> Void) {
    self.didLayOut = didLayOut
    super.init(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  required init?(coder: NSCoder) {
    nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    didLayOut()
  }
}
