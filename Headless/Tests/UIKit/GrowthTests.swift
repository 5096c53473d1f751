import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// A step costs at most in proportion to the number of objects. With ten times as many objects and ten times as many
/// steps a test then takes a hundred times as long. One factor more would be a thousand. The tests measure processor
/// time, so that a busy machine makes no difference.
@MainActor
@Suite(.oneDevice)
struct GrowthTests {
  private func processorSeconds(_ body: () -> Void) -> Double {
    func seconds() -> Double {
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1_000_000_000
    }
    let start = seconds()
    body()
    return seconds() - start
  }

  /// The factor by which the cost of `body` grows with ten times the count.
  private func growth(from count: Int, _ body: (Int) -> Void) -> Double {
    let small = (0..<3).map { _ in processorSeconds { body(count) } }.min()!
    return processorSeconds { body(10 * count) } / small
  }

  @Test("1,000 pushes, each in a turn of its own, and 1,000 pops", arguments: [true, false])
  func stack(isAnimated: Bool) {
    let growth = growth(from: 100) { count in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let device = HeadlessDevice.launched(showing: navigation)
      for _ in 0..<count {
        navigation.pushViewController(UIViewController(), animated: isAnimated)
        device.advance(by: 1)
      }
      for _ in 0..<count {
        navigation.popViewController(animated: isAnimated)
        device.advance(by: 1)
      }
      #expect(navigation.viewControllers.count == 1)
    }
    #expect(growth < 300)
  }

  @Test("1,000 pushes in one turn, and a stack of 1,000 that replaces another one")
  func stackAtOnce() {
    let growth = growth(from: 100) { count in
      let navigation = UINavigationController(rootViewController: UIViewController())
      let device = HeadlessDevice.launched(showing: navigation)
      for _ in 0..<count { navigation.pushViewController(UIViewController(), animated: false) }
      device.turn()
      navigation.setViewControllers((0..<count).map { _ in UIViewController() }, animated: false)
      device.turn()
      #expect(navigation.viewControllers.count == count)
    }
    #expect(growth < 300)
  }

  @Test("200 nested containers, shown, hidden, and built on screen")
  func nesting() {
    let growth = growth(from: 20) { count in
      let device = HeadlessDevice()
      let window = device.launch(showing: nested(count))
      device.turn()
      window.isHidden = true
      device.turn()
      window.isHidden = false
      var innermost = UIViewController()
      window.rootViewController = innermost
      for _ in 0..<count {
        let child = UIViewController()
        innermost.embed(child)
        innermost = child
        device.turn()
      }
      #expect(innermost.appearance == .appeared)
    }
    #expect(growth < 300)
  }

  private func nested(_ count: Int) -> UIViewController {
    (0..<count).reduce(UIViewController()) { inner, number in
      switch number % 3 {
      case 0: return UINavigationController(rootViewController: inner)
      case 1:
        let tabs = UITabBarController()
        tabs.viewControllers = [inner, UIViewController()]
        return tabs
      default:
        let outer = UIViewController()
        outer.embed(inner)
        return outer
      }
    }
  }

  @Test("5,000 children that appear in one turn, and then disappear, cost hardly more than ten times as much as 500")
  func together() {
    let growth = growth(from: 500) { count in
      let container = UIViewController()
      for _ in 0..<count { container.embed(UIViewController()) }
      let device = HeadlessDevice()
      let window = device.launch(showing: container)
      device.turn()
      #expect(container.children.last?.appearance == .appeared)
      window.isHidden = true
      device.turn()
      #expect(container.children.last?.appearance == .disappeared)
    }
    #expect(growth < 40)
  }

  @Test("10,000 timers in any order, half of them cancelled, cost hardly more than ten times as much as 1,000")
  func timers() {
    let growth = growth(from: 1000) { count in
      let loop = MainLoop(time: .virtual)
      var fired = 0
      for number in 0..<count {
        let entry = loop.schedule(after: Double(number * 7919 % count)) { fired += 1 }
        if number.isMultiple(of: 2) { entry.cancel() }
      }
      loop.advance(by: Double(count))
      #expect(fired == count / 2)
    }
    #expect(growth < 40)
  }
}
