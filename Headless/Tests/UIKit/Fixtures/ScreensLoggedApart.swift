import HeadlessDevice
import HeadlessTestSupport
import UIKit

/// A device without an app, and three screens, A, B and C, each with a transcript of its own: for facts about each
/// screen that say nothing about the order among them.
@MainActor
class ScreensLoggedApart {
  let device = HeadlessDevice()
  let logA = Transcript()
  let logB = Transcript()
  let logC = Transcript()
  private(set) lazy var a = logA.screen("A")
  private(set) lazy var b = logB.screen("B")
  private(set) lazy var c = logC.screen("C")
}

extension FixtureSuite where Fixture: ScreensLoggedApart {
  var device: HeadlessDevice { fixture.device }
  var logA: Transcript { fixture.logA }
  var logB: Transcript { fixture.logB }
  var logC: Transcript { fixture.logC }
  var a: LoggedViewController { fixture.a }
  var b: LoggedViewController { fixture.b }
  var c: LoggedViewController { fixture.c }
}

extension Transcript {
  /// Removes all lines.
  /// - Returns: the appearance callbacks among them, without the screen's name and their argument: `wA iA dA`.
  func flushAppearance() -> String {
    flush()
      .filter { $0.hasSuffix("(t)") || $0.hasSuffix("(f)") }
      .map { String($0.dropFirst(2).dropLast(3)) }
      .joined(separator: " ")
  }
}

/// An app that shows A. B and C are there to be presented.
final class PresenterLoggedApart: ScreensLoggedApart {
  private(set) var window = UIWindow()

  override init() {
    super.init()
    window = device.launch(showing: a)
    logA.flush()
  }
}

extension FixtureSuite where Fixture: PresenterLoggedApart {
  var window: UIWindow { fixture.window }
}
