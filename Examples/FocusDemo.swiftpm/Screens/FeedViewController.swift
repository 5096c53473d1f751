import FocusBehavior
import ItemFocusBehavior
import LifecycleBehaviors
import ReadyMadeBehaviors
import UIKit

/// The newest clips. The one in the middle plays, without sound; those that have been seen for a second say so. A tap hands the playback
/// to the full screen, as does the bar below, which covers a part of the list.
final class FeedViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  let tableView = UITableView()
  private(set) lazy var bar = TapButton("") { [weak self] in self?.showFullScreen() }
  private(set) var clips = Clip.clips(1...20)
  private var seen: Set<Int> = []
  private let demo: FocusDemo
  private static let barHeight: CGFloat = 56
  private lazy var refreshTarget = ControlTarget { [weak self] in self?.refresh() }

  init(_ demo: FocusDemo) {
    self.demo = demo
    super.init(nibName: nil, bundle: nil)
    title = "Feed"
  }

  required init?(coder: NSCoder) {
    fatalError("FeedViewController is not made from an archive")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    tableView.rowHeight = 240
    (tableView.dataSource, tableView.delegate) = (self, self)
    bar.isExclusiveTouch = true
    tableView.contentInset.bottom = Self.barHeight
    tableView.refreshControl = UIRefreshControl()
    tableView.refreshControl?.addTarget(refreshTarget, action: ControlTarget.selector, for: .valueChanged)
    bar.backgroundColor = .secondarySystemBackground
    view.addSubview(tableView)
    view.addSubview(bar)
    update()
    addBehaviors([
      ItemFocusBehavior(.media.in(demo.clips.screens), in: \FeedViewController.tableView) { feed, path in
        feed.clips[path.row].id
      }
      .onImpression { feed, impression in feed.didSee(impression.item) }
      .onLeadingItemChange { feed, change in feed.load(change.item) },
      ActionBehavior<FeedViewController>.every(1) { $0.tick() },
    ])
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.frame = view.bounds
    let height = Self.barHeight + view.safeAreaInsets.bottom
    bar.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
  }

  // MARK: What plays

  private var hasFocus: Bool { demo.clips.screens.focusedScreen === self }

  private func load(_ clip: Int?) {
    // Without focus, the clip stays: the full screen may continue it.
    if clip != nil || hasFocus { demo.clips.load(clips.first { $0.id == clip }) }
    update()
  }

  private func didSee(_ clip: Int) {
    demo.note("seen", clip)
    seen.insert(clip)
    update()
  }

  private func tick() {
    if hasFocus { demo.clips.advance() }
    update()
  }

  private func showFullScreen() {
    // Two fingers choose two rows.
    dropUnlessFocused { navigationController?.pushViewController(demo.make(.clip), animated: true) }
  }

  /// Three clips come above, as from a server.
  private func refresh() {
    clips = Clip.clips(1...(clips.count + 3))
    tableView.reloadData()
    tableView.refreshControl?.endRefreshing()
  }

  private func update() {
    bar.isHidden = demo.clips.clip == nil
    bar.setTitle(demo.clips.clip?.name, for: .normal)
    for path in tableView.indexPathsForVisibleRows ?? [] where path.row < clips.count {
      tableView.cellForRow(at: path)?.detailTextLabel?.text = state(of: clips[path.row])
    }
  }

  private func state(of clip: Clip) -> String {
    let position = demo.clips.position(of: clip).asMinutes
    let played = clip.id == demo.clips.playing?.id ? "plays, \(position)" : position
    return "\(clip.track.artist), \(played)\(seen.contains(clip.id) ? ", seen" : "")"
  }

  // MARK: Rows

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    clips.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let clip = clips[indexPath.row]
    let cell = UITableViewCell.row(in: tableView, clip.name, detail: state(of: clip))
    // Another finger must not tap Back while this one opens the full screen.
    cell.isExclusiveTouch = true
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    demo.clips.load(clips[indexPath.row])
    // So that it leads on the way back.
    tableView.scrollToRow(at: indexPath, at: .middle, animated: true)
    showFullScreen()
  }
}
