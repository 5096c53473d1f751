import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// Rows that are swiped open. Sources: developer.apple.com/documentation/uikit, pages of UISwipeActionsConfiguration,
/// UIContextualAction and UITableViewDelegate.
@MainActor
@Suite(.oneDevice)
struct SwipeActionTests {
  let device = HeadlessDevice()
  private let screen = MailScreen(style: .plain)

  init() {
    device.launch(showing: screen)
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  @Test("A swipe asks whether the row can be edited, then for its actions, and then announces that editing begins")
  func order() {
    #expect(device.swipeRow(at: path(1), in: screen.tableView))
    #expect(screen.flush() == ["can edit 1", "trailing 1", "will begin 1"])
  }

  @Test("An action runs when it is tapped, and the row stays open until the action says that it is done")
  func completion() throws {
    #expect(device.swipeRow(at: path(1), in: screen.tableView))
    _ = screen.flush()
    #expect(device.tapAction(screen.flag, in: screen.tableView))
    #expect(screen.flush() == ["flag in row 1"])
    let done = try #require(screen.done)
    done(true)
    #expect(screen.flush() == ["did end 1"])
    #expect(!device.tapAction(screen.flag, in: screen.tableView))
    done(true)
    #expect(screen.flush() == [])
  }

  @Test("An action that deletes its row ends editing without a path when the row was the last one")
  func deletion() {
    screen.count = 1
    screen.tableView.reloadData()
    device.turn()
    #expect(device.swipeRow(at: path(0), in: screen.tableView))
    _ = screen.flush()
    #expect(device.tapAction(screen.delete, in: screen.tableView))
    #expect(screen.flush() == ["delete", "did end nil"])
  }

  @Test("A full swipe performs the first action, unless the configuration says otherwise")
  func fullSwipe() {
    #expect(device.swipeRow(at: path(2), in: screen.tableView, isFull: true))
    #expect(screen.flush().last == "flag in row 2")
    screen.done?(true)
    screen.performsFirst = false
    _ = screen.flush()
    #expect(device.swipeRow(at: path(2), in: screen.tableView, isFull: true))
    #expect(screen.flush().last == "will begin 2")
  }

  @Test("Each edge has actions of its own; no swipe begins where there is none")
  func edges() {
    #expect(!device.swipeRow(at: path(1), in: screen.tableView, from: .leading))
    #expect(screen.flush() == ["can edit 1", "leading 1"])
    screen.leading = UISwipeActionsConfiguration(actions: [screen.flag])
    #expect(device.swipeRow(at: path(1), in: screen.tableView, from: .leading))
    #expect(screen.flush() == ["can edit 1", "leading 1", "will begin 1"])
  }

  @Test("A row that cannot be edited, a row off screen and a table that is being edited are not swiped")
  func refused() {
    screen.locked = 3
    #expect(!device.swipeRow(at: path(3), in: screen.tableView))
    #expect(screen.flush() == ["can edit 3"])
    #expect(!device.swipeRow(at: path(90), in: screen.tableView))
    screen.setEditing(true, animated: false)
    #expect(!device.swipeRow(at: path(1), in: screen.tableView))
    #expect(screen.flush() == [])
  }

  @Test("A tap on any row closes the open one and selects none; so does the swipe of another one")
  func closing() {
    #expect(device.swipeRow(at: path(1), in: screen.tableView))
    _ = screen.flush()
    #expect(device.tapRow(at: path(4), in: screen.tableView))
    #expect(screen.flush() == ["did end 1"])
    #expect(screen.tableView.indexPathForSelectedRow == nil)
    #expect(device.swipeRow(at: path(1), in: screen.tableView))
    _ = screen.flush()
    #expect(device.swipeRow(at: path(2), in: screen.tableView))
    #expect(screen.flush() == ["can edit 2", "did end 1", "trailing 2", "will begin 2"])
    screen.tableView.setEditing(false, animated: true)
    #expect(screen.flush() == ["did end 2"])
  }

  @Test("Under a modal screen neither a row nor its action is reached")
  func covered() {
    #expect(device.swipeRow(at: path(1), in: screen.tableView))
    screen.present(UIViewController(), animated: false)
    device.finishTransitions()
    _ = screen.flush()
    #expect(!device.tapAction(screen.flag, in: screen.tableView))
    #expect(!device.swipeRow(at: path(2), in: screen.tableView))
    #expect(screen.flush() == [])
  }
}

private final class MailScreen: UITableViewController {
  var count = 100
  var locked: Int?
  var leading: UISwipeActionsConfiguration?
  var performsFirst = true
  var done: ((Bool) -> Void)?
  private var log: [String] = []

  lazy var flag = UIContextualAction(style: .normal, title: "Flag") { [unowned self] _, row, done in
    log.append("flag in row \(tableView.indexPath(for: row as? UITableViewCell ?? UITableViewCell())?.row ?? -1)")
    self.done = done
  }
  lazy var delete = UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, done in
    log.append("delete")
    count = 0
    tableView.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    done(true)
  }

  func flush() -> [String] {
    defer { log = [] }
    return log
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "mail")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "mail", for: indexPath)
  }
  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    log.append("can edit \(indexPath.row)")
    return indexPath.row != locked
  }
  override func tableView(_ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    log.append("leading \(indexPath.row)")
    return leading
  }
  override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
    -> UISwipeActionsConfiguration?
  {
    log.append("trailing \(indexPath.row)")
    let configuration = UISwipeActionsConfiguration(actions: [flag, delete])
    configuration.performsFirstActionWithFullSwipe = performsFirst
    return configuration
  }
  override func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.append("will begin \(indexPath.row)")
  }
  override func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("did end \(indexPath.map { "\($0.row)" } ?? "nil")")
  }
}
