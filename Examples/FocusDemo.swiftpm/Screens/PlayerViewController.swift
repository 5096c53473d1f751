import FocusBehavior
import LifecycleBehaviors
import ReadyMadeBehaviors
import SuspendBehavior
import UIKit

/// Plays while the user can see it, also under an alert and Control Center, and says why it does not.
final class PlayerViewController: UIViewController {
  let titleLabel = UILabel(.title1)
  let artistLabel = UILabel(.headline, color: .secondaryLabel)
  let positionLabel = UILabel(.body)
  let statusLabel = UILabel(.footnote, color: .secondaryLabel)
  private(set) lazy var playButton = TapButton("Pause") { [weak self] in self?.togglePlaying() }
  private(set) lazy var startOverButton = TapButton("Start Over…") { [weak self] in self?.askToStartOver() }
  private(set) lazy var queueItem = TapItem("Queue") { [weak self] in self?.showQueue() }
  private let demo: FocusDemo
  private var isPausedByUser = false
  private var isFocused: Bool { screenFocus?.hasFocus == true }

  init(_ demo: FocusDemo) {
    self.demo = demo
    super.init(nibName: nil, bundle: nil)
    title = "Player"
  }

  required init?(coder: NSCoder) {
    fatalError("PlayerViewController is not made from an archive")
  }

  override func loadView() {
    view = ColumnView([titleLabel, artistLabel, positionLabel, playButton, startOverButton, statusLabel])
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationItem.rightBarButtonItem = queueItem
    navigationItem.largeTitleDisplayMode = .never
    update()
    addBehaviors([
      FocusBehavior<PlayerViewController>(.media.in(demo.players)) { $0.focusDidChange($1) },
      ActionBehavior<PlayerViewController>.every(1) { $0.tick() },
      ActionBehavior<PlayerViewController>.afterDisappearing { $0.demo.player.savePosition() },
      SuspendBehavior<PlayerViewController> { player, event in
        if case .willSuspend = event { player.demo.player.savePosition() }
      },
      KeepAwakeBehavior(),
    ])
  }

  private func focusDidChange(_ change: FocusChange) {
    if change.hasFocus, !isPausedByUser { demo.player.play() } else { demo.player.pause() }
    statusLabel.text = PauseText(of: change.reason).text
    update()
  }

  private func tick() {
    if isFocused { demo.player.advance() }
    update()
  }

  private func togglePlaying() {
    // With another window beside this one, this is the one to play: UIKit does not report which of them is touched.
    isPausedByUser = isFocused && !isPausedByUser
    demo.players.use(self)
    // Without focus, as under a cover that is going, it plays when it gains it.
    if isFocused, !isPausedByUser { demo.player.play() } else { demo.player.pause() }
    update()
  }

  private func askToStartOver() {
    let alert = UIAlertController(title: "Start over?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Start Over", style: .default) { [weak self] _ in
        self?.demo.player.startOver()
        self?.update()
      })
    dropUnlessFocused { present(alert, animated: true) }
  }

  private func showQueue() {
    let queue = QueueViewController(demo)
    queue.didChoose = { [weak self] in self?.update() }
    dropUnlessFocused { present(queue, animated: true) }
  }

  private func update() {
    let player = demo.player
    titleLabel.text = player.track.title
    artistLabel.text = player.track.artist
    positionLabel.text = "\(player.position.asMinutes) of \(player.track.seconds.asMinutes)"
    positionLabel.accessibilityLabel =
      "\(player.position.asSpokenMinutes) of \(player.track.seconds.asSpokenMinutes)"
    playButton.setTitle(isPausedByUser || !isFocused ? "Play" : "Pause", for: .normal)
  }
}
