import FocusBehavior
import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import SuspendBehavior
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct ThousandScreensTests {
  let device = HeadlessDevice().drivingLifecycleTime()

  @Test("1,000 screens with three behaviors each, shown and thrown away: all are released and memory does not grow")
  func released() {
    let counter = Counter()
    let nav = UINavigationController(rootViewController: UIViewController())
    device.launch(showing: nav)
    var events = 0

    func show(_ count: Int) {
      for _ in 0..<count {
        nav.pushViewController(
          CountedScreen(counter) { events += 1 }, animated: true)
        device.advance(by: 0.5)
        nav.popViewController(animated: true)
        device.advance(by: 0.5)
      }
    }

    show(100)
    #expect(counter.alive == 0)
    // Other tests take memory meanwhile, but not in each round. A leak does: one leaked screen with its behaviors is well
    // over a kilobyte.
    var growth = Int.max
    for _ in 0..<4 where growth >= 1 << 20 {
      let before = Memory.resident()
      show(1000)
      growth = Memory.resident() - before
    }
    #expect(counter.alive == 0)
    // A gain and a loss of focus each.
    #expect(events == 2 * counter.made)
    #expect(growth < 1 << 20, "resident memory grew by \(growth) bytes")
  }
}

@MainActor
private final class Counter {
  var made = 0
  var alive = 0
}

private final class CountedScreen: UIViewController {
  private let counter: Counter
  private let didChangeFocus: @MainActor () -> Void

  init(_ counter: Counter, didChangeFocus: @escaping @MainActor () -> Void) {
    self.counter = counter
    self.didChangeFocus = didChangeFocus
    super.init(nibName: nil, bundle: nil)
    counter.made += 1
    counter.alive += 1
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  deinit {
    MainActor.assumeIsolated { counter.alive -= 1 }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([
      HideNavigationBarBehavior(),
      FocusBehavior { [didChangeFocus] _ in didChangeFocus() },
      SuspendBehavior { _ in },
    ])
  }
}

private enum Memory {
  /// Bytes of this process in memory, from the kernel.
  static func resident() -> Int {
    guard let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8) else { return 0 }
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return pages * Int(sysconf(Int32(_SC_PAGESIZE)))
  }
}
