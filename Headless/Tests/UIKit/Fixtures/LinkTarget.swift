import HeadlessTestSupport
import UIKit

/// Receives a display link's callbacks; an Objective-C object on Apple systems, as `#selector` requires.
@MainActor
final class LinkTarget: NSObject {
  private let log: Transcript
  private let name: String
  var act: (CADisplayLink) -> Void = { _ in }

  init(_ log: Transcript, name: String = "tick") {
    self.log = log
    self.name = name
  }

  func tick(_ link: CADisplayLink) {
    log.record(name)
    act(link)
  }
}
