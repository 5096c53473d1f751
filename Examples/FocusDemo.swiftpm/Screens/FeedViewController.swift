import ItemFocusBehavior
import LifecycleBehaviors
import LifecycleTimeline
import ReadyMadeBehaviors
import UIKit

/// The newest clips. The one in the middle plays, without sound; those that have been seen for a second say so.
final class FeedViewController: UITableViewController {
  private(set) var clips = Clip.clips(1...20)
  private(set) var playing: Int?
  private var seen: Set<Int> = []
  private var seconds: [Int: Int] = [:]
  private let demo: FocusDemo
  private lazy var refreshTarget = ControlTarget { [weak self] in self?.refresh() }

  init(_ demo: FocusDemo) {
    self.demo = demo
    super.init(style: .plain)
    title = "Feed"
  }

  required init?(coder: NSCoder) {
    fatalError("FeedViewController is not made from an archive")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    tableView.rowHeight = 240
    refreshControl = UIRefreshControl()
    refreshControl?.addTarget(refreshTarget, action: ControlTarget.selector, for: .valueChanged)
    addBehaviors([
      ItemFocusBehavior(.media, in: \FeedViewController.tableView) { feed, path in feed.clips[path.row].id }
        .onImpression { feed, impression in feed.didSee(impression.item) }
        .onLeadingItemChange { feed, change in feed.play(change.item) },
      ActionBehavior<FeedViewController>.every(1) { $0.tick() },
    ])
  }

  private func play(_ clip: Int?) {
    note(clip == nil ? "pauses" : "plays", clip ?? playing)
    playing = clip
    update()
  }

  private func didSee(_ clip: Int) {
    note("seen", clip)
    seen.insert(clip)
    update()
  }

  private func note(_ event: String, _ clip: Int?) {
    guard let clip else { return }
    demo.recorder.note(event, of: FocusDemo.Screen.feed.rawValue, [.init("clip", .number(Double(clip)))])
    demo.clipDidChange?(event, clip)
  }

  private func tick() {
    guard let playing else { return }
    seconds[playing, default: 0] += 1
    update()
  }

  /// Three clips come above, as from a server.
  private func refresh() {
    clips = Clip.clips(1...(clips.count + 3))
    tableView.reloadData()
    refreshControl?.endRefreshing()
  }

  // MARK: Rows

  private func update() {
    for path in tableView.indexPathsForVisibleRows ?? [] where path.row < clips.count {
      tableView.cellForRow(at: path)?.detailTextLabel?.text = state(of: clips[path.row])
    }
  }

  private func state(of clip: Clip) -> String {
    let position = (seconds[clip.id] ?? 0).asMinutes
    let played = clip.id == playing ? "plays, \(position)" : position
    return "\(clip.track.artist), \(played)\(seen.contains(clip.id) ? ", seen" : "")"
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    clips.count
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let clip = clips[indexPath.row]
    let cell = UITableViewCell.row(in: tableView, "Clip \(clip.id): \(clip.track.title)", detail: state(of: clip))
    cell.accessoryType = .none
    cell.selectionStyle = .none
    return cell
  }
}
