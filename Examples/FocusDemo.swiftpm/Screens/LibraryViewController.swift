import FocusBehavior
import LifecycleBehaviors
import OverlayBehavior
import ReadyMadeBehaviors
import UIKit

/// The tracks, the ways to the other screens, and the switch that takes the app offline.
final class LibraryViewController: UITableViewController {
  enum Section: Int, CaseIterable {
    case tracks, more, connection
  }

  let offlineSwitch = Toggle()
  private let demo: FocusDemo
  private let more: [FocusDemo.Screen] = [.profile, .timeline, .feed]

  init(_ demo: FocusDemo) {
    self.demo = demo
    super.init(style: .insetGrouped)
    title = "Library"
  }

  required init?(coder: NSCoder) {
    fatalError("LibraryViewController is not made from an archive")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    offlineSwitch.accessibilityLabel = "Offline"
    offlineSwitch.didToggle = { [connection = demo.connection] isOn in connection.isOffline = isOn }
    showConnection()
    addBehaviors([
      NavigationBarBehavior { bar in bar.prefersLargeTitles = true },
      // The positions in the list have changed while another screen was shown.
      ActionBehavior<LibraryViewController>.afterAppearing { $0.tableView.reloadData() }.onlyWhenReturning(),
      OverlayBehavior(
        while: demo.connection.whileOffline,
        options: OverlayOptions(eventHandler: { [weak self] event in self?.wallDidChange(event) })
      ) { [connection = demo.connection] _ in OfflineViewController(connection) },
    ])
  }

  /// Each window has a switch and a wall. The switch follows the wall, so that both windows show the same.
  private func wallDidChange(_ event: OverlayEvent) {
    showConnection()
    demo.wallDidChange?(event)
  }

  private func showConnection() {
    offlineSwitch.setOn(demo.connection.isOffline, animated: viewIfLoaded?.window != nil)
  }

  // MARK: Rows

  override func numberOfSections(in tableView: UITableView) -> Int {
    Section.allCases.count
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    switch Section.allCases[section] {
    case .tracks: Track.all.count
    case .more: more.count
    case .connection: 1
    }
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    switch Section.allCases[indexPath.section] {
    case .tracks:
      let track = Track.all[indexPath.row]
      let position = demo.player.position(of: track)
      let left = position > 0 ? ", at \(position.asMinutes)" : ""
      return .row(in: tableView, track.title, detail: "\(track.artist), \(track.seconds.asMinutes)\(left)")
    case .more:
      return .row(in: tableView, more[indexPath.row].rawValue)
    case .connection:
      let cell = UITableViewCell.row(
        in: tableView, "Offline", detail: "A wall covers the app", accessory: offlineSwitch)
      cell.selectionStyle = .none
      return cell
    }
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    // Two fingers choose two rows.
    dropUnlessFocused { open(indexPath) }
  }

  private func open(_ indexPath: IndexPath) {
    switch Section.allCases[indexPath.section] {
    case .tracks:
      demo.player.load(Track.all[indexPath.row])
      navigationController?.pushViewController(demo.make(.player), animated: true)
    case .more:
      navigationController?.pushViewController(demo.make(more[indexPath.row]), animated: true)
    case .connection:
      break
    }
  }
}
