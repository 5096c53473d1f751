import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@testable import OverlayBehavior

/// The overlay's window and its content are as large as the scene, whatever frame UIKit gives the window.
@MainActor
@Suite(.everyAnswer)
struct OverlayWindowTests {
  let app = CoveredApp()

  /// Has a size of its own, and gives its window another frame if one is set.
  final class Content: UIViewController {
    /// UIKit is believed to do this when the window is shown in landscape.
    var frameWhenAppearing: CGRect?
    var frameWhenTurning: CGRect?

    override func loadView() {
      view = UIView(frame: CGRect(x: 7, y: 7, width: 10, height: 10))
    }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      if let frame = frameWhenAppearing { view.window?.frame = frame }
    }

    override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      super.viewWillTransition(to: size, with: coordinator)
      coordinator.animate { [self] _ in
        if let frame = frameWhenTurning { view.window?.frame = frame }
      }
    }
  }

  private let content = Content()
  private let portrait = CGRect(x: 0, y: 0, width: 320, height: 480)

  private func show() -> OverlayController {
    let overlay = app.overlay { [content] _ in content }
    app.goOffline()
    return overlay
  }

  private var sceneBounds: CGRect { CGRect(origin: .zero, size: app.device.world.size(of: app.scene)) }

  @Test("The controller around the content calls super where UIKit asks for it")
  func superCalls() {
    let overlay = show()
    #expect(overlay.isShown)
    overlay.cancel()
    app.device.advance(by: 1)
    #expect(app.device.superCallMistakes == [])
  }

  @Test(
    "A window with the wrong frame when it appears in landscape takes the scene's, turns with it, and its content fills it"
  )
  func wrongAtFirst() {
    app.device.rotate(to: .landscapeLeft)
    app.device.advance(by: 1)
    content.frameWhenAppearing = portrait
    let overlay = show()
    #expect(app.overlayWindows().map(\.frame) == [sceneBounds])
    #expect(content.view.frame == sceneBounds)
    app.device.rotate(to: .portrait)
    app.device.advance(by: 1)
    #expect(sceneBounds.width < sceneBounds.height)
    #expect(app.overlayWindows().map(\.frame) == [sceneBounds])
    #expect(content.view.frame == sceneBounds)
    withExtendedLifetime(overlay) {}
  }

  @Test("A window that has the wrong frame after the scene has turned takes the scene's")
  func wrongAfterTurning() {
    let overlay = show()
    content.frameWhenTurning = portrait
    app.device.rotate(to: .landscapeRight)
    app.device.advance(by: 1)
    #expect(app.overlayWindows().map(\.frame) == [sceneBounds])
    withExtendedLifetime(overlay) {}
  }
}
