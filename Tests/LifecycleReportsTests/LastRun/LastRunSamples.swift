import HeadlessDevice
import LifecycleBehaviors
import LifecycleReports
import ReadyMadeBehaviors
import TestSupport
import Testing
import UIKit

/// The sample of the page "Which screen was it".
@MainActor
@Suite(.oneDevice)
struct LastRunSamples {
  private let folder = TemporaryFolder()
  private let cart = CartViewController()
  private var file: URL { folder.file("run") }

  @Test("A screen that the app dies on is named at the next launch")
  func lastRun() {
    let device = HeadlessDevice()
    device.launch(showing: cart)
    AttentionReporter.shared.keepRecord(in: file)
    device.advance(by: 5)
    device.kill()
    device.launch(showing: UIViewController())
    let lastRun = AttentionReporter.shared.keepRecord(in: file)
    #expect(lastRun.attention?.screen == "Cart")
  }
}

private final class CartViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    addBehaviors([KeepAwakeBehavior()])
  }
}
