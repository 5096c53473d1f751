import HeadlessDevice
import HeadlessTestSupport
import UIKit

/// A device without an app, and the transcript of what the test makes.
@MainActor
class LoggedDevice {
  let device: HeadlessDevice
  let log: Transcript

  init(_ device: HeadlessDevice = HeadlessDevice(), _ log: Transcript = Transcript()) {
    self.device = device
    self.log = log
  }
}

extension FixtureSuite where Fixture: LoggedDevice {
  var device: HeadlessDevice { fixture.device }
  var log: Transcript { fixture.log }
}

/// A device whose app shows a controller that logs nothing.
class PlainScreen: LoggedDevice {
  let screen = UIViewController()
  let window: UIWindow

  init() {
    let device = HeadlessDevice()
    window = device.launch(showing: screen)
    super.init(device)
  }
}

extension FixtureSuite where Fixture: PlainScreen {
  var screen: UIViewController { fixture.screen }
  var window: UIWindow { fixture.window }
}

/// A device with an application delegate that is logged. The test launches the app.
final class LoggedAppOnDevice: LoggedDevice {
  let app: LoggedApp

  init(_ lifecycle: HeadlessDevice.AppLifecycle = .scenes) {
    let device = HeadlessDevice(appLifecycle: lifecycle)
    let log = Transcript()
    app = LoggedApp(log)
    super.init(device, log)
  }
}

extension FixtureSuite where Fixture: LoggedAppOnDevice {
  var app: LoggedApp { fixture.app }
}
