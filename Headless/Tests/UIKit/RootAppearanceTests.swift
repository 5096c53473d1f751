import HeadlessDevice
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct RootAppearanceTests: FixtureSuite {
  let fixture = LoggedDevice()

  @Test("R7: a root controller loads and receives viewWillAppear, viewIsAppearing, layout callbacks and viewDidAppear")
  func appearance() {
    let screen = log.screen("A")
    screen.logsLayout = true
    device.launch(showing: screen)
    #expect(log.flush() == ["A.viewDidLoad", "A.wA(f)", "A.iA(f)", "A.wL", "A.dL", "A.dA(f)"])
  }

  @Test("R7: layout repeats within an appearance, viewIsAppearing does not")
  func isAppearingOnce() {
    let screen = log.screen("A")
    screen.logsLayout = true
    let window = device.launch(showing: screen)
    _ = log.flush()
    screen.view.setNeedsLayout()
    device.turn()
    #expect(log.flush() == ["A.wL", "A.dL"])

    window.isHidden = true
    device.turn()
    #expect(log.flush() == ["A.wD(f)", "A.dD(f)"])

    window.isHidden = false
    device.turn()
    #expect(log.flush() == ["A.wA(f)", "A.iA(f)", "A.dA(f)"])
  }

  @Test("R7, R8: the view has its window and its final size in viewIsAppearing, and not in viewWillAppear")
  func geometry() {
    let size = CGSize(width: 100, height: 200)
    let screen = log.screen("A")
    screen.inside["wA"] = { screen in
      #expect(screen.view.window == nil)
      #expect(screen.view.superview == nil)
    }
    screen.inside["iA"] = { screen in
      #expect(screen.view.window != nil)
      #expect(screen.view.superview === screen.view.window)
      #expect(screen.view.bounds.size == size)
    }
    device.launch { scene in
      let window = UIWindow(windowScene: scene)
      window.frame = CGRect(origin: .zero, size: size)
      window.rootViewController = screen
      window.makeKeyAndVisible()
      return window
    }
    #expect(log.flush() == ["A.viewDidLoad", "A.wA(f)", "A.iA(f)", "A.dA(f)"])
  }

  @Test(
    "R8: on every way in there is no window in viewWillAppear, and a window in viewIsAppearing", arguments: Way.allCases
  )
  func window(way: Way) {
    let screen = log.screen("B")
    screen.inside["wA"] = { $0.transcript.record("window \($0.view.window != nil)") }
    screen.inside["iA"] = screen.inside["wA"]
    let root = UIViewController()
    let nav = UINavigationController(rootViewController: root)
    device.launch(showing: nav)
    switch way {
    case .child: root.embed(screen)
    case .push: nav.pushViewController(screen, animated: true)
    case .fullScreen:
      screen.modalPresentationStyle = .fullScreen
      nav.present(screen, animated: true)
    case .sheet: nav.present(screen, animated: true)
    }
    device.advance(by: 1)
    #expect(
      log.flush().filter { !$0.contains("M(") }
        == way.start + ["window false"] + way.middle + ["window true"] + way.end)
  }

  enum Way: CaseIterable {
    case child, push, fullScreen, sheet

    private var animated: String { self == .child ? "(f)" : "(t)" }
    var start: [String] { ["B.viewDidLoad", "B.wA" + animated] }
    var middle: [String] { ["B.iA" + animated] }
    var end: [String] { ["B.dA" + animated] }
  }
}
