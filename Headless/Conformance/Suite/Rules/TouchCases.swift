import UIKit

extension ConformanceCase {
  /// R155 and W19: touches during a transition. R156: touches of several fingers.
  static let touches: [ConformanceCase] = [
    ConformanceCase(
      "R155", "a button that pushes a screen is tapped twice", needs: [.fingers, .iOS(14)], expecting: ["Push"],
      otherwise: ["W19": ["Push", "Push"]]
    ) { run in
      let screen = UIViewController()
      let navigation = run.navigation(screen)
      let button = button("Push", on: screen) { [unowned navigation] in
        run.log("Push")
        navigation.pushViewController(UIViewController(), animated: true)
      }
      await run.show(navigation)
      await run.gesture(.tapTwice(button))
      await run.settle()
    },
    ConformanceCase(
      "R155", "a button that presents a screen is tapped twice", needs: [.fingers, .iOS(14)], expecting: ["Present"]
    ) { run in
      let (screen, modal) = (UIViewController(), UIViewController())
      modal.modalPresentationStyle = .fullScreen
      let button = button("Present", on: screen) { [unowned screen] in
        run.log("Present")
        screen.present(modal, animated: true)
      }
      await run.show(screen)
      await run.gesture(.tapTwice(button))
      await run.settle()
    },
    ConformanceCase(
      "W19", "a button that closes its screen is tapped twice", needs: [.fingers, .iOS(14)], expecting: ["Close"],
      otherwise: ["W19": ["Close", "Close"]]
    ) { run in
      let (screen, modal) = (UIViewController(), UIViewController())
      modal.modalPresentationStyle = .fullScreen
      let button = button("Close", on: modal) { [unowned modal] in
        run.log("Close")
        modal.dismiss(animated: true)
      }
      await run.show(screen)
      screen.present(modal, animated: false)
      await run.settle()
      await run.gesture(.tapTwice(button))
      await run.settle()
    },
    ConformanceCase(
      "R156", "two buttons are tapped with two fingers", needs: [.fingers, .iOS(14)], expecting: ["2 taps"]
    ) { run in
      await tapTogether(in: run, isExclusive: false)
    },
    ConformanceCase(
      "R156", "two buttons, one of them exclusive, are tapped with two fingers", needs: [.fingers, .iOS(14)],
      expecting: ["1 taps"]
    ) { run in
      await tapTogether(in: run, isExclusive: true)
    },
  ]

  @MainActor
  private static func tapTogether(in run: ConformanceRun, isExclusive: Bool) async {
    let screen = UIViewController()
    var taps = 0
    let one = button("Left", on: screen) { taps += 1 }
    let other = button("Right", on: screen, x: 220) { taps += 1 }
    other.isExclusiveTouch = isExclusive
    await run.show(screen)
    await run.gesture(.tapTogether(one, other))
    await run.settle()
    run.log("\(taps) taps")
  }

  @MainActor
  private static func button(
    _ title: String, on screen: UIViewController, x: CGFloat = 40, action: @escaping @MainActor () -> Void
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.frame = CGRect(x: x, y: 200, width: 120, height: 44)
    button.setTitle(title, for: .normal)
    if #available(iOS 14.0, *) {
      button.addAction(UIAction { _ in action() }, for: .touchUpInside)
    }
    screen.view.addSubview(button)
    return button
  }
}
