import UIKit

/// A display link whose callback does nothing, to measure what a frame of the stand-in costs without a look.
@MainActor
final class IdleLink: NSObject {
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
