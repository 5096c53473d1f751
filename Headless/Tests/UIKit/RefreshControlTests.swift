import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// Refresh controls. Sources: developer.apple.com/documentation/uikit/uirefreshcontrol and its members;
/// uiscrollview/alwaysbouncevertical; developer.aliyun.com/article/1516931.
@MainActor
@Suite(.oneDevice)
struct RefreshControlTests: FixtureSuite {
  let fixture = PlainScreen()
  let control = UIRefreshControl()
  let events = SentEvents()

  init() {
    events.record(control)
  }

  private func show<Scrolling: UIScrollView>(_ view: Scrolling) -> Scrolling {
    view.frame = screen.view.bounds
    view.refreshControl = control
    screen.view.addSubview(view)
    return view
  }

  @Test("A pull sends valueChanged once, and the control refreshes from then on until endRefreshing")
  func pulling() {
    let table = show(UITableView())
    #expect(control.superview === table)
    var isRefreshing = false
    control.addAction(UIAction { [weak control] _ in isRefreshing = control?.isRefreshing == true }, for: .valueChanged)
    #expect(device.pullToRefresh(table))
    #expect(isRefreshing)
    device.advance(by: 60)
    #expect(control.isRefreshing)
    #expect(!device.pullToRefresh(table))
    #expect(events.flush() == ["valueChanged"])
    control.endRefreshing()
    #expect(!control.isRefreshing)
    control.beginRefreshing()
    #expect(control.isRefreshing)
    #expect(!device.pullToRefresh(table))
    #expect(events.flush() == [])
  }

  @Test(
    "Content that fits cannot be pulled in a scroll view or a collection view unless it always bounces; a table can")
  func bouncing() {
    let scrollView = show(UIScrollView())
    #expect(!device.pullToRefresh(scrollView))
    scrollView.contentSize.height = 5000
    #expect(device.pullToRefresh(scrollView))
    control.endRefreshing()
    let collection = show(UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout()))
    #expect(!device.pullToRefresh(collection))
    collection.alwaysBounceVertical = true
    #expect(device.pullToRefresh(collection))
    control.endRefreshing()
    let table = show(UITableView())
    table.isScrollEnabled = false
    #expect(!device.pullToRefresh(table))
    table.isScrollEnabled = true
    #expect(device.pullToRefresh(table))
  }

  @Test("A control that was added as a subview is pulled too; one that is taken away is not")
  func subview() {
    let table = show(UITableView())
    table.refreshControl = nil
    #expect(control.superview == nil)
    #expect(!device.pullToRefresh(table))
    table.addSubview(control)
    #expect(device.pullToRefresh(table))
  }

  @Test("The refresh control of a table view controller is the one of its table")
  func controller() {
    let list = UITableViewController(style: .plain)
    list.refreshControl = control
    #expect(list.tableView.refreshControl === control)
    window.rootViewController = list
    device.turn()
    #expect(device.pullToRefresh(list.tableView))
  }
}
