import FocusBehavior
import Foundation
import HeadlessDevice
import LifecycleBehaviors
import LifecycleFuzz
import LifecycleTestKit
import ReadyMadeBehaviors
import SuspendBehavior
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct ThousandScreensTests {
  @Test("1,000 screens with three behaviors each, shown and popped: all are released and memory does not grow")
  func released() async {
    // In a process of its own, because other tests use memory in this one meanwhile.
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let passage = Passage()
        passage.show(100)
        #expect(passage.counter.alive == 0)
        let before = ProcessMemory.residentBytes
        passage.show(1000)
        let growth = ProcessMemory.residentBytes - before
        #expect(passage.counter.made == 1100)
        #expect(passage.counter.alive == 0)
        // A gain and a loss of focus each.
        #expect(passage.counter.events == 2200)
        // One leaked screen with its behaviors is well over a kilobyte.
        #expect(growth < 1 << 20, "resident memory grew by \(growth) bytes")
      }
    }
  }
}

/// Screens that are pushed and popped, one after the other.
@MainActor
private struct Passage {
  let device = HeadlessDevice()
  let counter = Counter()
  private let navigation = UINavigationController(rootViewController: UIViewController())

  init() {
    device.launch(showing: navigation)
  }

  func show(_ count: Int) {
    for _ in 0..<count {
      navigation.pushViewController(CountedScreen(counter), animated: true)
      device.advance(by: 0.5)
      navigation.popViewController(animated: true)
      device.advance(by: 0.5)
    }
  }
}

@MainActor
private final class Counter {
  var made = 0
  var alive = 0
  var events = 0
}

private final class CountedScreen: UIViewController {
  private let counter: Counter

  init(_ counter: Counter) {
    self.counter = counter
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
      NavigationBarBehavior(isHidden: true),
      FocusBehavior { [counter] _ in counter.events += 1 },
      SuspendBehavior { _ in },
    ])
  }
}
