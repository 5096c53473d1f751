import FocusBehavior
import HeadlessDevice
import Journey
import TestSupport
import Testing
import UIKit

@testable import FocusDemoScreens
@testable import LifecycleDemo

@MainActor
@Suite(.oneDevice)
struct ExampleAppTests {
  @Test("After kill the app is launched again with its library, and its player begins where it was left")
  func kill() throws {
    let device = HeadlessDevice.virtual()
    let text = "root app\nwait 1\npush Player\nwait 31\nhome\nkill\nopen\nwait 1\npush Player\nwait 1"
    try DemoPlayer(on: device).play(Journey(parsing: text, file: "f"))
    let stack = try #require(device.keyWindow?.rootViewController as? UINavigationController)
    #expect(stack.viewControllers.first is LibraryViewController)
    let player = try #require(stack.topViewController as? PlayerViewController)
    #expect(player.positionLabel.text == "0:30 of 3:34")
  }

  @Test("Another root ends the app: its names are those of plain screens")
  func otherRoot() throws {
    let lines = try transcript(after: "root app", "root nav Home", "push Queue", kinds: [.view])
    #expect(lines.contains("2.35 Queue viewDidAppear animated"))
  }

  @Test(
    "A command that the app's screens cannot carry out is refused",
    arguments: [
      ("root app\nfield Name", "'Library' has no fields"),
      ("root app\npush Profile\nwait 1\nfield Phone", "the field 'Phone' of 'Profile' cannot be reached"),
      ("root app\nend editing", "nothing is being edited in 'Library'"),
      ("root app\ndetach Library", "'Library' is a screen of the example app, which keeps its behaviors"),
      ("root app\npush Library", "there is a screen named 'Library' already"),
    ])
  func refused(text: String, message: String) {
    let line = text.split(separator: "\n").count
    #expect(refusal(of: text) == "test.journey:\(line): \(message)")
  }

  @Test("The app's recorder ends with its journey: it does not look at the screens of the next one")
  func recorder() throws {
    _ = try transcript(of: "root app\nwait 1", kinds: [])
    #expect(try latencyWithOneSampleASecond().map { abs($0 - 0.25) < 0.02 } == true)
  }
}
