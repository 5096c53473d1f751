import HeadlessDevice
import UIKit

// What a command needs, or the reason why it cannot be carried out.

extension JourneyPlayer {
  func requireRoot() throws(Refusal) -> JourneyCommand.Root {
    guard let root else { throw Refusal(message: "there is no app yet; start it with 'root NAME'") }
    return root
  }

  @discardableResult
  func requireRunning() throws(Refusal) -> HeadlessDevice {
    _ = try requireRoot()
    guard device.isRunning else { throw Refusal(message: "the app is not running; 'open' it") }
    return device
  }

  func requirePad(for command: String) throws(Refusal) {
    guard pace.idiom == .pad else {
      throw Refusal(message: "'\(command)' needs an iPad; a journey from a file is played on one where it has to be")
    }
  }

  /// Clocks count nanoseconds in 64 bits.
  func requireTime(_ seconds: TimeInterval) throws(Refusal) {
    let longest: TimeInterval = 9_000_000_000
    guard device.continuousNow + seconds <= longest else {
      throw Refusal(message: "a journey lasts \(Int64(longest)) seconds at most, which is 285 years")
    }
  }

  var visibleName: String { stage.visible?.journeyName ?? "" }

  func visible() throws(Refusal) -> UIViewController {
    guard let visible = stage.visible else { throw Refusal(message: "no screen is visible in the key window") }
    return visible
  }

  func navigation(for command: String) throws(Refusal) -> UINavigationController {
    guard let navigation = try visible().navigationController else {
      throw Refusal(message: "'\(command)' needs a navigation controller, and '\(visibleName)' is in none")
    }
    return navigation
  }

  func screen(named name: String) throws(Refusal) -> DemoScreen {
    guard let screen = stage.screen(named: name) else { throw Refusal(message: "there is no screen named '\(name)'") }
    return screen
  }
}
