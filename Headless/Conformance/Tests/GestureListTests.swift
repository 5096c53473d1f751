#if canImport(HeadlessDevice)
  import ConformanceSuite
  import HeadlessDevice
  import TestSupport
  import Testing
  import UIKit

  @testable import ConformanceScreens

  /// The screens of the app that hosts the suite. Their cases are for a person: on the stand-in the device makes the gestures.
  @MainActor
  @Suite(.oneDevice)
  struct GestureListTests {
    let device = HeadlessDevice()

    @Test("The list has a row for each case that needs fingers")
    func rows() {
      let list = GestureListController()
      device.launch(showing: UINavigationController(rootViewController: list))
      device.finishTransitions()
      #expect(!list.cases.isEmpty)
      #expect(list.cases.allSatisfy { $0.needs.contains(.fingers) })
      #expect(list.tableView.numberOfRows(inSection: 0) == list.cases.count)
      let row = list.tableView.cellForRow(at: IndexPath(row: 0, section: 0))
      #expect(row?.textLabel?.text == list.cases.first?.description)
    }

    @Test(
      "An instruction stays above an alert until Done is tapped; other touches and the key status stay with the app")
    func instruction() async throws {
      let screen = UIViewController()
      let window = device.launch(showing: screen)
      let scene = try #require(window.windowScene)
      let instruction = Task { await InstructionWindow.show("Swipe from the left edge.", over: scene) }
      while scene.windows.count == 1 { await Task.yield() }
      device.turn()
      let above = try #require(scene.windows.last as? InstructionWindow)
      #expect(above.windowLevel.rawValue > UIWindow.Level.alert.rawValue)
      #expect(window.isKeyWindow)
      // A back button, an alert's button, the keyboard and a tab.
      for y in [60, 100, window.bounds.midY, window.bounds.maxY - 200, window.bounds.maxY - 40] {
        #expect(above.hitTest(CGPoint(x: 100, y: y), with: nil) == nil)
      }
      let bar = try #require(above.rootViewController?.view.subviews.first)
      let label = try #require(bar.subviews.compactMap { $0 as? UILabel }.first)
      #expect(label.text == "Swipe from the left edge.")
      let button = try #require(bar.subviews.compactMap { $0 as? UIButton }.first)
      device.tap(button)
      await instruction.value
      #expect(above.isHidden)
    }
  }
#endif
