import FocusBehavior
import LifecycleBehaviors
import ReadyMadeBehaviors
import UIKit

/// The clip of the feed on the full screen. It takes over the playback, and gives the playback back.
final class ClipViewController: UIViewController {
  let titleLabel = UILabel(.title1)
  let stateLabel = UILabel(.body, color: .secondaryLabel)
  private let demo: FocusDemo

  init(_ demo: FocusDemo) {
    self.demo = demo
    super.init(nibName: nil, bundle: nil)
    title = "Clip"
  }

  required init?(coder: NSCoder) {
    fatalError("ClipViewController is not made from an archive")
  }

  override func loadView() {
    view = ColumnView([titleLabel, stateLabel])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.largeTitleDisplayMode = .never
    update()
    addBehaviors([
      FocusBehavior<ClipViewController>(.media.in(demo.clips.screens)) { screen, _ in screen.update() },
      ActionBehavior<ClipViewController>.every(1) { $0.tick() },
      KeepAwakeBehavior(),
    ])
  }

  private func tick() {
    if demo.clips.screens.focusedScreen === self { demo.clips.advance() }
    update()
  }

  private func update() {
    guard let clip = demo.clips.clip else { return }
    titleLabel.text = clip.name
    stateLabel.text = "\(clip.track.artist), \(demo.clips.position(of: clip).asMinutes)"
  }
}
