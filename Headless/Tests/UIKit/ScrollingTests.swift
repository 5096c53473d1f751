import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// R28, R29: scroll views, tables and stack views, as far as they affect the lifecycle of a screen.
@MainActor
@Suite(.oneDevice)
struct ScrollingTests: FixtureSuite {
  private final class Delegate: LoggedObject, UIScrollViewDelegate {
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
      log.record("didScroll \(scrollView.contentOffset.y)")
    }
  }

  private final class Table: UITableViewController {
    var log: Transcript?

    override func viewDidLoad() {
      super.viewDidLoad()
      log?.record("viewDidLoad")
    }
    override func viewWillLayoutSubviews() {
      super.viewWillLayoutSubviews()
      log?.record("wL")
    }
    override func viewDidLayoutSubviews() {
      super.viewDidLayoutSubviews()
      log?.record("dL")
    }
  }

  let fixture = LoggedDevice()

  @Test("R29: a scroll lays out the scroll view, and its screen if it is the root view; the delegate is called at once")
  func scrolling() {
    let screen = log.screen("A")
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let delegate = Delegate(log)
    scrollView.delegate = delegate
    screen.logsLayout = true
    screen.view = scrollView
    device.launch(showing: screen)
    _ = log.flush()
    scrollView.contentOffset.y = 5
    #expect(log.flush() == ["didScroll 5.0"])
    #expect(scrollView.bounds.origin.y == 5)
    device.turn()
    #expect(log.flush() == ["A.wL", "A.dL"])
    scrollView.setContentOffset(CGPoint(x: 0, y: 5), animated: false)
    scrollView.contentInset.top = 7
    device.turn()
    #expect(log.flush() == [])
    #expect(scrollView.adjustedContentInset.top == 7)
  }

  @Test("R4: the root view of a table view controller is its table, loaded once, with the given style")
  func table() {
    let screen = Table(style: .grouped)
    screen.log = log
    #expect(!screen.isViewLoaded)
    #expect(screen.tableView === screen.view)
    #expect(screen.tableView.style == .grouped)
    #expect(UITableViewController().tableView.style == .plain)
    #expect(log.flush() == ["viewDidLoad"])
    device.launch(showing: screen)
    #expect(log.flush() == ["wL", "dL"])
    screen.tableView.contentOffset.y = 1
    device.turn()
    #expect(log.flush() == ["wL", "dL"])
  }

  @Test("R20: a child in a stack view appears and disappears with its view, arranged or not")
  func stack() {
    let parent = UIViewController()
    let child = log.screen("C")
    let stack = UIStackView(arrangedSubviews: [UIView()])
    parent.view.addSubview(stack)
    parent.addChild(child)
    stack.insertArrangedSubview(child.view, at: 0)
    child.didMove(toParent: parent)
    #expect(stack.arrangedSubviews.first === child.view)
    _ = log.flush()
    device.launch(showing: parent)
    #expect(log.flush() == ["C.wA(f)", "C.iA(f)", "C.dA(f)"])
    stack.removeArrangedSubview(child.view)
    #expect(stack.arrangedSubviews.count == 1 && stack.subviews.count == 2)
    device.turn()
    #expect(log.flush() == [])
    child.view.removeFromSuperview()
    device.turn()
    #expect(log.flush() == ["C.wD(f)", "C.dD(f)"])
  }
}
