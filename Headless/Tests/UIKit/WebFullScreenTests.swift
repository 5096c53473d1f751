import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct WebFullScreenTests {
  let device = HeadlessDevice()
  let screen = UIViewController()
  let window: UIWindow

  init() {
    window = device.launch(showing: screen)
    device.finishTransitions()
  }

  @Test("R159: full screen of a web page is a plain key window with a plain root and WebKit's or AVKit's controller")
  func windows() throws {
    for (content, name) in [
      (HeadlessDevice.WebFullScreen.element, "WKFullScreenViewController"), (.video, "AVPlayerViewController"),
    ] {
      let full = try #require(device.enterWebFullScreen(content, from: screen.view))
      device.finishTransitions()
      let root = try #require(full.rootViewController)
      #expect(type(of: full) == UIWindow.self && type(of: root) == UIViewController.self)
      #expect(full.isKeyWindow && full.windowScene === window.windowScene)
      let own = root.presentedViewController ?? root.children.first
      #expect(own.map { String(describing: type(of: $0)) } == name)
      device.leaveWebFullScreen(full)
      #expect(window.isKeyWindow && full.isHidden)
    }
  }

  @Test("A web page in no window enters no full screen, and the window is released when it has been left")
  func ends() {
    #expect(device.enterWebFullScreen(.video, from: UIView()) == nil)
    weak var window: UIWindow?
    do {
      let full = device.enterWebFullScreen(.element, from: screen.view)
      window = full
      device.finishTransitions()
      if let full { device.leaveWebFullScreen(full) }
    }
    device.turn()
    #expect(window == nil)
  }
}
