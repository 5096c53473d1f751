import LifecycleBehaviors
import LifecycleTestKit
import ReadyMadeBehaviors
import Testing
import UIKit

extension OnUIKitToo {
  @MainActor
  struct NavigationBarTests {
    let window = LifecycleTestWindow()
    let navigation = UINavigationController(rootViewController: UIViewController())
    var bar: UINavigationBar { navigation.navigationBar }

    private func push(_ behavior: NavigationBarBehavior) async {
      navigation.pushViewController(ScreenUnderTest(behaviors: [behavior]), animated: true)
      await window.settle()
    }

    private func pop() async {
      navigation.popViewController(animated: true)
      await window.settle()
    }

    @Test("The bar has each screen's look while the screen is on top, and its own at the end")
    func looks() async {
      await window.show(navigation)
      let tintColor = bar.tintColor
      await push(NavigationBarBehavior { $0.tintColor = .white })
      #expect(bar.tintColor == .white)
      await push(
        NavigationBarBehavior { bar in
          bar.tintColor = .red
          bar.titleTextAttributes = [.foregroundColor: UIColor.red]
        })
      #expect(bar.tintColor == .red && bar.titleTextAttributes?.count == 1)
      await pop()
      #expect(bar.tintColor == .white && bar.titleTextAttributes == nil)
      await pop()
      #expect(bar.tintColor == tintColor)
    }

    @Test("An appearance that a screen changes is what it was after the pop")
    func appearance() async {
      await window.show(navigation)
      let color = bar.standardAppearance.backgroundColor
      await push(NavigationBarBehavior { $0.standardAppearance.backgroundColor = .red })
      #expect(bar.standardAppearance.backgroundColor == .red)
      await pop()
      #expect(bar.standardAppearance.backgroundColor == color)
    }

    @Test("The bar is hidden while a screen is on top, and shown again after it")
    func hiding() async {
      await window.show(navigation)
      await push(NavigationBarBehavior(isHidden: true))
      #expect(navigation.isNavigationBarHidden)
      await pop()
      #expect(!navigation.isNavigationBarHidden)
    }
  }
}
