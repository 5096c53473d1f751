import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// Tables: for which cells the data source is called, and which row the user selects.
@MainActor
@Suite(.oneDevice)
struct TableTests {
  let device = HeadlessDevice()
  private let screen = RowsViewController(style: .plain)

  init() {
    device.launch(showing: screen)
  }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  @Test("The data source is called for the rows in the bounds from top to bottom, and for no others")
  func visible() {
    // 852 points high, 44 a row.
    #expect(screen.flush() == (0..<20).map { "cell \($0)" })
    #expect(screen.tableView.visibleCells.count == 20)
    #expect(screen.tableView.contentSize.height == 4400)
    #expect(screen.tableView.cellForRow(at: path(3))?.frame.minY == 132)
    #expect(screen.tableView.cellForRow(at: path(20)) == nil)
    screen.tableView.frame.size.height = 880
    device.turn()
    #expect(screen.tableView.visibleCells.count == 20)
  }

  @Test("A row that is scrolled out of the bounds ends, and its cell is reused for a row that enters them")
  func reuse() throws {
    _ = screen.flush()
    let first = try #require(screen.tableView.cellForRow(at: path(0)))
    screen.tableView.contentOffset.y = 44
    device.turn()
    #expect(screen.flush() == ["end 0", "reuse", "cell 20"])
    #expect(screen.tableView.cellForRow(at: path(20)) === first)
    #expect(first.isSelected == false)
  }

  @Test("An accessory view is in its cell, and receives taps there; another one takes its place")
  func accessory() throws {
    let cell = try #require(screen.tableView.cellForRow(at: path(0)))
    let toggle = UISwitch()
    cell.accessoryView = toggle
    #expect(device.tap(toggle) && toggle.isOn)
    cell.accessoryView = UISwitch()
    #expect(toggle.superview == nil)
  }

  @Test("After reloadData the data source is called for every visible cell in the next layout")
  func reload() {
    _ = screen.flush()
    screen.count = 2
    screen.tableView.reloadData()
    #expect(screen.flush() == [])
    #expect(screen.tableView.numberOfRows(inSection: 0) == 2)
    device.turn()
    #expect(screen.flush().suffix(4) == ["reuse", "cell 0", "reuse", "cell 1"])
    #expect(screen.tableView.visibleCells.count == 2)
  }

  @Test("A tap calls willSelect before it selects, and deselects the earlier row")
  func selecting() {
    _ = screen.flush()
    #expect(device.tapRow(at: path(1), in: screen.tableView))
    #expect(screen.flush() == ["will select 1", "did select 1"])
    #expect(device.tapRow(at: path(2), in: screen.tableView))
    #expect(screen.flush() == ["will select 2", "will deselect 1", "did deselect 1", "did select 2"])
    #expect(screen.tableView.indexPathForSelectedRow == path(2))
    #expect(screen.tableView.cellForRow(at: path(2))?.isSelected == true)
    #expect(screen.tableView.cellForRow(at: path(1))?.isSelected == false)

    screen.refused = 3
    #expect(device.tapRow(at: path(3), in: screen.tableView))
    #expect(screen.flush() == ["will select 3"])
    #expect(screen.tableView.indexPathForSelectedRow == path(2))
    #expect(!device.tapRow(at: path(50), in: screen.tableView))
    screen.tableView.allowsSelection = false
    #expect(!device.tapRow(at: path(4), in: screen.tableView))
    #expect(screen.flush() == [])
  }

  @Test(
    "R165: a recognizer that cancels no touches leaves a row its tap; one that does keeps it", arguments: [false, true])
  func recognizer(cancels: Bool) {
    let log = Transcript()
    let target = TapTarget("recognized", log)
    let recognizer = UITapGestureRecognizer(target: target, action: Selector(TapTarget.tap))
    recognizer.cancelsTouchesInView = cancels
    screen.view.addGestureRecognizer(recognizer)
    #expect(device.tapRow(at: path(2), in: screen.tableView))
    #expect(log.flush() == ["recognized"])
    #expect(screen.tableView.indexPathForSelectedRow == (cancels ? nil : path(2)))
  }

  @Test("The delegate is not called when the app selects and deselects rows")
  func programmatic() {
    _ = screen.flush()
    screen.tableView.selectRow(at: path(4), animated: false, scrollPosition: .none)
    #expect(screen.tableView.indexPathsForSelectedRows == [path(4)])
    screen.tableView.deselectRow(at: path(4), animated: false)
    #expect(screen.tableView.indexPathForSelectedRow == nil)
    #expect(screen.flush() == [])
  }

  @Test(
    "A table view controller that appears again has no row selected, unless clearsSelectionOnViewWillAppear is false")
  func clearing() {
    for clears in [true, false] {
      screen.clearsSelectionOnViewWillAppear = clears
      screen.tableView.selectRow(at: path(4), animated: false, scrollPosition: .none)
      screen.beginAppearanceTransition(false, animated: false)
      screen.endAppearanceTransition()
      screen.beginAppearanceTransition(true, animated: false)
      screen.endAppearanceTransition()
      #expect((screen.tableView.indexPathForSelectedRow == nil) == clears)
    }
  }

  @Test("A table header is above the rows and moves them down")
  func headers() {
    let header = UIView(frame: CGRect(x: 0, y: 5, width: 0, height: 100))
    screen.tableView.tableHeaderView = header
    device.turn()
    #expect(header.superview === screen.tableView)
    #expect(header.frame.minY == 0)
    #expect(screen.tableView.rectForRow(at: path(0)).minY == 100)
    screen.tableView.tableHeaderView = nil
    device.turn()
    #expect(header.superview == nil)
    #expect(screen.tableView.rectForRow(at: path(0)).minY == 0)
  }

  @Test("A row is on screen in the next layout after scrollToRow")
  func scrolling() {
    screen.tableView.scrollToRow(at: path(99), at: .bottom, animated: false)
    device.turn()
    #expect(screen.tableView.indexPathsForVisibleRows?.last == path(99))
    #expect(screen.tableView.contentOffset.y == CGFloat(4400 - 852))
  }
}

private final class RowsViewController: UITableViewController {
  var count = 100
  var refused: Int?
  private var log: [String] = []

  func flush() -> [String] {
    defer { log = [] }
    return log
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RowCell.self, forCellReuseIdentifier: "row")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if let cell = cell as? RowCell {
      if cell.wasReused { log.append("reuse") }
      cell.wasReused = false
    }
    log.append("cell \(indexPath.row)")
    return cell
  }

  override func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    log.append("end \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("will select \(indexPath.row)")
    return indexPath.row == refused ? nil : indexPath
  }

  override func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("will deselect \(indexPath.row)")
    return indexPath
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("did select \(indexPath.row)")
  }

  override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("did deselect \(indexPath.row)")
  }
}

private final class RowCell: UITableViewCell {
  var wasReused = false

  override func prepareForReuse() {
    super.prepareForReuse()
    wasReused = true
  }
}
