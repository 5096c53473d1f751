import HeadlessDevice
import Journey
import UIKit

/// UIKit raises no exception.
final class ExceptionCheck: FuzzCheck {
  private var reasons: [String] = []

  init(of device: HeadlessDevice) {
    device.world.didRaise = { [weak self] in self?.reasons.append($0) }
  }

  func didPlay(_ command: JourneyCommand, in app: FuzzedApp) -> [FuzzFault] {
    defer { reasons = [] }
    return reasons.map {
      FuzzFault(.exception, of: $0.withoutObjects, "UIKit raises an exception: \($0.withShortObjects)")
    }
  }
}
