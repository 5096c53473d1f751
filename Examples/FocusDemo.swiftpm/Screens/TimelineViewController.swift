import FocusBehavior
import Foundation
import LifecycleBehaviors
import LifecycleTimeline
import ReadyMadeBehaviors
import UIKit

/// Lists the events that the app's recorder has recorded, the newest first, while it has the user's attention, and shares them
/// as a file.
final class TimelineViewController: UITableViewController {
  /// The file that is shared, in JSON Lines.
  static let file = FileManager.default.temporaryDirectory.appendingPathComponent("timeline.jsonl")
  private static let mostEvents = 200

  private(set) lazy var shareItem = TapItem("Share") { [weak self] in self?.share() }
  private let demo: FocusDemo
  private var events: [TimelineEvent] = []

  init(_ demo: FocusDemo) {
    self.demo = demo
    super.init(style: .plain)
    title = "Timeline"
  }

  required init?(coder: NSCoder) {
    fatalError("TimelineViewController is not created from an archive")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = shareItem
    navigationItem.largeTitleDisplayMode = .never
    addBehaviors([
      FocusBehavior<TimelineViewController> { timeline, _ in timeline.update() },
      ActionBehavior<TimelineViewController>.every(0.5) { $0.updateIfFocused() },
    ])
  }

  private func updateIfFocused() {
    if screenFocus?.hasFocus == true { update() }
  }

  private func update() {
    let newest = Array(demo.recorder.recording.events.suffix(Self.mostEvents).reversed())
    guard newest != events else { return }
    events = newest
    tableView.reloadData()
  }

  private func share() {
    do {
      try Data(demo.recorder.recording.jsonLines.utf8).write(to: Self.file, options: .atomic)
      let sheet = UIActivityViewController(activityItems: [Self.file], applicationActivities: nil)
      // On an iPad it is a popover, which needs a place.
      sheet.popoverPresentationController?.barButtonItem = shareItem
      present(sheet, animated: true)
    } catch {
      let alert = UIAlertController(
        title: "The timeline could not be written", message: "\(error)", preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "OK", style: .default))
      present(alert, animated: true)
    }
  }

  // MARK: Rows

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    events.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let event = events[indexPath.row]
    let words = [String(format: "%.3f s", event.time)] + event.details.map(Self.words)
    let cell = UITableViewCell.row(
      in: tableView, "\(event.subject) \(event.name)", detail: words.joined(separator: ", "))
    cell.accessoryType = .none
    cell.selectionStyle = .none
    return cell
  }

  private static func words(_ detail: TimelineEvent.Detail) -> String {
    switch detail.value {
    case .text(let text): "\(detail.name) \(text)"
    case .number(let number): "\(detail.name) \(number)"
    case .flag(let flag): "\(detail.name) \(flag)"
    case .null: "\(detail.name) none"
    }
  }
}
