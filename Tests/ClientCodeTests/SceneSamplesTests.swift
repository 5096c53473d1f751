import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import Samples

/// The page Adopting scenes.
@MainActor
@Suite(.everyAnswer)
struct SceneSamplesTests {
  private let log = LifecycleTranscript()

  /// A screen whose clock and answers write into the transcript: `"A runs"`, `"A stops"`, `"A saves"`.
  @discardableResult
  private func exam(_ name: String, _ made: ExamScreen? = nil) -> ExamScreen {
    let screen = made ?? ExamScreen()
    screen.clock.didChange = { [log] isRunning in log.record("\(name) \(isRunning ? "runs" : "stops")") }
    screen.answers.didSave = { [log] in log.record("\(name) saves") }
    return screen
  }

  private func step(_ device: HeadlessDevice, _ action: (HeadlessDevice) -> Void) -> [String] {
    action(device)
    device.advance(by: 1)
    return log.flush()
  }

  @Test(
    "The behaviors of a screen do the same in an app without scenes and in one with a scene",
    arguments: [HeadlessDevice.AppLifecycle.applicationDelegate, .scenes])
  func oneWindow(lifecycle: HeadlessDevice.AppLifecycle) {
    let device = HeadlessDevice(appLifecycle: lifecycle)
    #expect(step(device) { $0.launch(showing: exam("A")) } == ["A runs"])
    #expect(step(device) { $0.openControlCenter() } == ["A stops"])
    #expect(step(device) { $0.closeControlCenter() } == ["A runs"])
    #expect(step(device) { $0.pressHome() } == ["A stops", "A saves"])
    #expect(step(device) { $0.openApp() } == ["A runs"])
  }

  @Test("With two scenes the focus is that of each scene, and a suspension is that of the app")
  func twoScenes() {
    let device = HeadlessDevice(idiom: .pad)
    #expect(step(device) { $0.launch(showing: exam("A")) } == ["A runs"])
    var second: UIWindowScene?
    let opened = step(device) { device in
      second = device.connectScene(showing: exam("B"))
    }
    #expect(opened == ["B runs"])
    guard let second else { return }
    #expect(step(device) { $0.setInBackground(true, second) } == ["B stops"])
    #expect(step(device) { $0.setInBackground(false, second) } == ["B runs"])
    #expect(step(device) { $0.pressHome() }.sorted() == ["A saves", "A stops", "B saves", "B stops"])
    #expect(step(device) { $0.openApp() }.sorted() == ["A runs", "B runs"])
  }

  @Test("A screen whose scene is closed is closed")
  func closedScene() {
    let device = HeadlessDevice(idiom: .pad)
    device.launch(showing: UIViewController())
    let screen = exam("B")
    screen.loadViewIfNeeded()
    screen.addBehaviors([SaveWhenClosedBehavior(answers: screen.answers)])
    let scene = device.connectScene(showing: screen)
    device.advance(by: 1)
    _ = log.flush()
    #expect(step(device) { $0.disconnect(scene) } == ["B stops", "B saves"])
  }
}
