import HeadlessDevice
import Journey
import UIKit

/// Layout comes to an end.
final class EndlessLayoutCheck: FuzzCheck {
  private var found: [FuzzFault] = []

  init(of device: HeadlessDevice) {
    device.world.didFindEndlessLayout = { [weak self] in self?.found.append(FuzzFault(.endlessLayout, of: $0, $1)) }
  }

  func didPlay(_ command: JourneyCommand, in app: FuzzedApp) -> [FuzzFault] {
    defer { found = [] }
    return found
  }
}
