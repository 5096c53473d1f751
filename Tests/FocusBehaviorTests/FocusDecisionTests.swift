import FocusBehavior
import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

/// The trace of decisions.
@MainActor
@Suite(.everyAnswer)
struct FocusDecisionTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()

  @Test("The trace has the reason of a loss and every fact, and drops the oldest decisions, and all with the app")
  func trace() {
    FocusDecision.forgetRecent()
    #expect(FocusDecision.log == "No decision has been recorded.")
    let a = FocusScreen("A", in: log, on: device, sampling: nil)
    device.launchAndSettle(showing: a)
    a.present(UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert), animated: true)
    device.advance(by: 1)
    #expect(
      FocusDecision.recent.last?.description == """
        1.350 s FocusScreen "A" lost alert | appeared, window visible and key, cover alert UIAlertController "Delete?", \
        scene active, app active | interruptions attention
        """)
    for _ in 0..<100 {
      device.openControlCenter()
      device.closeControlCenter()
      device.turn()
    }
    #expect(FocusDecision.recent.count == 100)
    #expect(FocusDecision.log == FocusDecision.recent.map(\.description).joined(separator: "\n"))
    _ = HeadlessDevice()
    #expect(FocusDecision.recent.isEmpty)
  }

  @Test("A decision has the titles that its screens had when it was made, and keeps none of them alive")
  func traceOfReleasedScreens() throws {
    FocusDecision.forgetRecent()
    weak var released: UIViewController?
    do {
      let nav = UINavigationController(rootViewController: UIViewController())
      let window = device.launch(showing: nav)
      let (a, sheet) = (FocusScreen("A", in: log, on: device, sampling: nil), UIViewController())
      (released, sheet.title) = (a, "S")
      device.push(a, onto: nav, animated: false)
      a.present(sheet, animated: false)
      device.advance(by: 1)
      (a.title, sheet.title) = ("later", "later")
      sheet.dismiss(animated: false)
      window.rootViewController = UIViewController()
      device.advance(by: 1)
    }
    #expect(released == nil)
    let loss = try #require(FocusDecision.recent.first { "\($0)".contains(" lost covered ") })
    #expect(loss.screen == "FocusScreen \"A\"")
    #expect("\(loss)".contains("cover sheet UIViewController \"S\""))
  }
}
