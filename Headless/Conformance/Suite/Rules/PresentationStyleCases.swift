import UIKit

extension ConformanceCase {
  /// R50, R57, R113 and R137: presentation styles.
  static let presentationStyles: [ConformanceCase] = [
    removingPresenter(.fullScreen, "full screen", animated: true),
    removingPresenter(.fullScreen, "full screen", animated: false),
    removingPresenter(.currentContext, "current context", animated: true),
    keepingPresenter("over full screen") { modal, _, _ in modal.modalPresentationStyle = .overFullScreen },
    keepingPresenter("over current context") { modal, _, _ in modal.modalPresentationStyle = .overCurrentContext },
    keepingPresenter("a page sheet") { modal, _, _ in modal.modalPresentationStyle = .pageSheet },
    keepingPresenter("a form sheet") { modal, _, _ in modal.modalPresentationStyle = .formSheet },
    keepingPresenter("automatic") { modal, _, _ in modal.modalPresentationStyle = .automatic },
    keepingPresenter("a popover") { modal, presenter, run in
      modal.modalPresentationStyle = .popover
      modal.popoverPresentationController?.sourceView = presenter.view
      modal.popoverPresentationController?.sourceRect = CGRect(x: 100, y: 100, width: 10, height: 10)
      modal.popoverPresentationController?.delegate = run.keep(PopoverOnPhones())
    },
    ConformanceCase(
      "R193", "adaptivePresentationStyle of a popover names the sheet as which it is shown",
      expecting: ["full screen false"],
      otherwise: ["R193": ["full screen true"]]
    ) { run in
      let (presenter, popover) = (UIViewController(), UIViewController())
      await run.show(presenter)
      popover.modalPresentationStyle = .popover
      popover.popoverPresentationController?.sourceView = presenter.view
      presenter.present(popover, animated: false)
      await run.settle()
      let style = popover.presentationController?.adaptivePresentationStyle(
        for: UITraitCollection(horizontalSizeClass: .compact))
      run.log("full screen \(style == .fullScreen)")
    },
    keepingPresenter("custom") { modal, _, run in
      modal.modalPresentationStyle = .custom
      modal.transitioningDelegate = run.keep(CustomTransition(removesPresenter: false))
    },
    ConformanceCase(
      "R50", "custom with shouldRemovePresentersView: the presenter disappears and appears again",
      expecting: ["A.wD(t)", "A.dD(t)", "dismissed", "A.wA(t)", "A.dA(t)"]
    ) { run in
      run.calls = .appearance
      let presenter = run.screen("A")
      await run.show(presenter)
      let modal = run.modal("B", .custom, logging: [])
      modal.transitioningDelegate = run.keep(CustomTransition(removesPresenter: true))
      presenter.present(modal, animated: true)
      await run.settle()
      run.log("dismissed")
      presenter.dismiss(animated: true)
      await run.settle()
    },
    ConformanceCase(
      "R170", "a presentation controller ends its presenter's appearance by hand: the presenter stays in the window",
      expecting: ["A.wD(t)", "A.dD(t)", "A in the window true", "A.wA(t)", "A.dA(t)"]
    ) { run in
      run.calls = .appearance
      let (presenter, modal) = (run.screen("A"), run.modal("B", .custom, logging: []))
      await run.show(presenter)
      modal.transitioningDelegate = run.keep(ManualTransition())
      presenter.present(modal, animated: true)
      await run.settle()
      run.log("A in the window \(presenter.view.window != nil)")
      presenter.dismiss(animated: true)
      await run.settle()
    },
    ConformanceCase(
      "R50", "an alert: the presenter is not called", expecting: ["presented", "A in the window true", "dismissed"]
    ) { run in
      run.calls = .appearance
      let presenter = run.screen("A")
      await run.show(presenter)
      let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      presenter.present(alert, animated: true) { run.log("presented") }
      await run.settle()
      run.log("A in the window \(presenter.view.window != nil)")
      presenter.dismiss(animated: true) { run.log("dismissed") }
      await run.settle()
    },
    ConformanceCase(
      "R50", "full screen: the screens inside the presenter disappear and appear again",
      expecting: ["C.wD(t)", "C.dD(t)", "dismissed", "C.wA(t)", "C.iA(t)", "C.dA(t)"]
    ) { run in
      run.calls = [.wA, .iA, .dA, .wD, .dD]
      let parent = UIViewController()
      parent.embed(run.screen("C"))
      let navigation = run.navigation(parent)
      await run.show(navigation)
      navigation.present(run.modal("B", logging: []), animated: true)
      await run.settle()
      run.log("dismissed")
      navigation.dismiss(animated: true)
      await run.settle()
    },
    ConformanceCase(
      "R50", "current context: the controller that defines it disappears and appears again, the one beside it does not",
      expecting: ["L.wD(t)", "L.dD(t)", "L in the window false, R true", "L.wA(t)", "L.dA(t)"]
    ) { run in
      run.calls = .appearance
      let (parent, left, right) = (UIViewController(), run.screen("L"), run.screen("R"))
      parent.embed(left)
      parent.embed(right)
      left.definesPresentationContext = true
      await run.show(parent)
      left.present(run.modal("B", .currentContext, logging: []), animated: true)
      await run.settle()
      run.log("L in the window \(left.view.window != nil), R \(right.view.window != nil)")
      left.dismiss(animated: true)
      await run.settle()
    },
    ConformanceCase(
      "R50", "full screen over a sheet: the sheet disappears and appears again, the screen below it is not called",
      expecting: [
        "B.wD(t)", "C.wA(t)", "C.dA(t)", "B.dD(t)", "A in the window true, B false", "C.wD(t)", "B.wA(t)", "B.dA(t)",
        "C.dD(t)",
      ]
    ) { run in
      run.calls = .appearance
      let (screen, sheet, cover) = (run.screen("A"), run.modal("B", .pageSheet), run.modal("C", .fullScreen))
      await run.show(screen)
      screen.present(sheet, animated: true)
      await run.settle()
      run.forget()
      sheet.present(cover, animated: true)
      await run.settle()
      run.log("A in the window \(screen.view.window != nil), B \(sheet.view.window != nil)")
      cover.dismiss(animated: true)
      await run.settle()
    },
    ConformanceCase(
      "R50", "a sheet over full screen: both are dismissed, and the screen below appears",
      expecting: ["A.wA(t)", "A.dA(t)", "A in the window true, B false"]
    ) { run in
      run.calls = .appearance
      let (screen, cover) = (run.screen("A"), run.modal("B", .fullScreen, logging: []))
      await run.show(screen)
      screen.present(cover, animated: true)
      await run.settle()
      cover.present(run.modal("C", .pageSheet, logging: []), animated: true)
      await run.settle()
      run.forget()
      screen.dismiss(animated: true)
      await run.settle()
      run.log("A in the window \(screen.view.window != nil), B \(cover.view.window != nil)")
    },
    ConformanceCase(
      "R57", "a sheet in compact height fills the screen: the presenter is not called, and keeps its window",
      needs: [.fingers, .phone],
      expecting: ["compact height true", "B.dA(t)", "fills the window true", "A in the window true"]
    ) { run in
      run.calls = .appearance
      let presenter = run.screen("A")
      await run.show(presenter)
      await run.gesture(.rotate(to: .landscapeLeft))
      await run.settle()
      run.log("compact height \(presenter.traitCollection.verticalSizeClass == .compact)")
      let sheet = run.modal("B", .pageSheet, logging: [.dA])
      presenter.present(sheet, animated: true)
      await run.settle()
      run.log("fills the window \(sheet.view.bounds.size == run.window.bounds.size)")
      run.log("A in the window \(presenter.view.window != nil)")
      await run.gesture(.rotate(to: .portrait))
      await run.settle()
    },
    ConformanceCase(
      "R113", "modalPresentationStyle never reads automatic", expecting: ["new false", "set false"]
    ) { run in
      let controller = UIViewController()
      run.log("new \(controller.modalPresentationStyle == .automatic)")
      controller.modalPresentationStyle = .automatic
      run.log("set \(controller.modalPresentationStyle == .automatic)")
    },
    ConformanceCase(
      "R137", "automatic reads form sheet from iOS 18 on", needs: [.iOS(18)], expecting: ["form sheet true"]
    ) { run in
      run.log("form sheet \(UIViewController().modalPresentationStyle == .formSheet)")
    },
  ]

  private static func removingPresenter(
    _ style: UIModalPresentationStyle, _ name: String, animated: Bool
  ) -> ConformanceCase {
    let x = animated ? "(t)" : "(f)"
    return ConformanceCase(
      "R50",
      "\(name)\(animated ? "" : ", without animation"): the presenter disappears, and its view leaves the window",
      expecting: [
        "B.viewDidLoad", "A.wD\(x)", "B.wA\(x)", "B.iA\(x)", "B.dA\(x)", "A.dD\(x)", "A in the window false",
        "B.wD\(x)", "A.wA\(x)", "A.iA\(x)", "A.dA\(x)", "B.dD\(x)",
      ]
    ) { run in
      run.calls = [.viewDidLoad, .wA, .iA, .dA, .wD, .dD]
      let presenter = run.screen("A")
      await run.show(presenter)
      presenter.present(run.modal("B", style), animated: animated)
      await run.settle()
      run.log("A in the window \(presenter.view.window != nil)")
      presenter.dismiss(animated: animated)
      await run.settle()
    }
  }

  private static func keepingPresenter(
    _ name: String,
    prepare: @escaping @MainActor (_ modal: UIViewController, _ presenter: UIViewController, ConformanceRun) -> Void
  ) -> ConformanceCase {
    ConformanceCase(
      "R50", "\(name): the presenter is not called, and keeps its window",
      expecting: [
        "B.viewDidLoad", "B.wA(t)", "B.iA(t)", "B.dA(t)", "A in the window true", "B.wD(t)", "B.dD(t)",
      ]
    ) { run in
      run.calls = [.viewDidLoad, .wA, .iA, .dA, .wD, .dD]
      let (presenter, modal) = (run.screen("A"), run.screen("B"))
      await run.show(presenter)
      prepare(modal, presenter, run)
      presenter.present(modal, animated: true)
      await run.settle()
      run.log("A in the window \(presenter.view.window != nil)")
      presenter.dismiss(animated: true)
      await run.settle()
    }
  }
}

/// Keeps a popover in a compact width, where it would be a sheet.
private final class PopoverOnPhones: NSObject, UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .none }
}

private final class CustomTransition: NSObject, UIViewControllerTransitioningDelegate {
  private let removesPresenter: Bool

  init(removesPresenter: Bool) {
    self.removesPresenter = removesPresenter
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let controller = CustomPresentation(presentedViewController: presented, presenting: presenting)
    controller.removesPresenter = removesPresenter
    return controller
  }
}

private final class CustomPresentation: UIPresentationController {
  var removesPresenter = false

  override var shouldRemovePresentersView: Bool { removesPresenter }
}

private final class ManualTransition: NSObject, UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    ManualPresentation(presentedViewController: presented, presenting: presenting)
  }
}

private final class ManualPresentation: UIPresentationController {
  override func presentationTransitionWillBegin() {
    presentingViewController.beginAppearanceTransition(false, animated: true)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    presentingViewController.endAppearanceTransition()
  }

  override func dismissalTransitionWillBegin() {
    presentingViewController.beginAppearanceTransition(true, animated: true)
  }

  override func dismissalTransitionDidEnd(_ completed: Bool) {
    presentingViewController.endAppearanceTransition()
  }
}
