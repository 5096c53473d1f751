import FocusBehavior
import Foundation
import HeadlessDevice
import LifecycleTestKit
import UIKit

/// Measures what watching screens costs, on the stand-in.
///
/// `FocusCost rest` prints callbacks per second at rest and how late changes are noticed. `FocusCost ticks SCREENS TICKS`
/// lets the display link call back, for valgrind to count. With 0 screens it is a display link that does nothing, whose
/// cost is to be subtracted.
@main
@MainActor
struct FocusCost {
  static func main() {
    let arguments = CommandLine.arguments.dropFirst()
    switch arguments.first {
    case "rest":
      CallbacksAtRest.print()
      Latency.print()
    case "ticks":
      let numbers = arguments.dropFirst().compactMap { Int($0) }
      guard numbers.count == 2, numbers[0] >= 0, numbers[1] >= 0 else { return misuse() }
      let app = WatchedApp(screens: numbers[0], sampling: .displayLink(framesPerSecond: 60))
      let idle = numbers[0] == 0 ? IdleLink() : nil
      app.tick(numbers[1])
      idle?.stop()
    default: misuse()
    }
  }

  private static func misuse() {
    FileHandle.standardError.write(Data("usage: FocusCost rest | FocusCost ticks SCREENS TICKS\n".utf8))
    exit(2)
  }
}

/// A display link whose callback does nothing, to measure what a frame of the stand-in costs without a look.
@MainActor
private final class IdleLink: NSObject {
  private var link: CADisplayLink?

  override init() {
    super.init()
    let link = CADisplayLink(target: self, selector: Selector(IdleLink.tick))
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  func stop() {
    link?.invalidate()
  }

  func tick(_ link: CADisplayLink) {}
}
