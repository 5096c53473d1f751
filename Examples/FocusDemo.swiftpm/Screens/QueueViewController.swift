import LifecycleBehaviors
import UIKit

/// What is played, and what can be played instead; a sheet.
final class QueueViewController: UITableViewController {
  /// Called when the user has chosen another track.
  var didChoose: () -> Void = {}
  private(set) lazy var doneButton = TapButton("Done") { [weak self] in self?.dismiss(animated: true) }
  private let demo: FocusDemo

  init(_ demo: FocusDemo) {
    self.demo = demo
    super.init(style: .grouped)
    title = "Queue"
    modalPresentationStyle = .pageSheet
  }

  required init?(coder: NSCoder) {
    fatalError("QueueViewController is not made from an archive")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    doneButton.frame = CGRect(x: 0, y: 0, width: tableView.bounds.width, height: 60)
    tableView.tableFooterView = doneButton
    // It has no behaviors of its own, and is recorded all the same.
    addDefaultBehaviors()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Track.all.count
  }

  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Queue"
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let track = Track.all[indexPath.row]
    let cell = UITableViewCell.row(in: tableView, track.title, detail: track.artist)
    cell.accessoryType = track == demo.player.track ? .checkmark : .none
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    demo.player.load(Track.all[indexPath.row])
    didChoose()
    dismiss(animated: true)
  }
}
