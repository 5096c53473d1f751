import UIKit

/// Stands between a display link and its user: the link retains its target, so the target is this and not the user.
@MainActor
final class DisplayLinkRelay: NSObject {
  private let didTick: @MainActor () -> Bool

  /// - Parameter didTick: returns whether the user of the link still exists; the link ends if not.
  init(didTick: @escaping @MainActor () -> Bool) {
    self.didTick = didTick
    super.init()
  }

  func makeLink() -> CADisplayLink {
    CADisplayLink(target: self, selector: Self.tickSelector)
  }

  func relay(_ link: CADisplayLink) {
    if !didTick() { link.invalidate() }
  }
}
