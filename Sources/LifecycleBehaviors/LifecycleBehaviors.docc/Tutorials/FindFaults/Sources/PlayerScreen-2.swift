import ReadyMadeBehaviors
import UIKit

public final class PlayerScreen: UIViewController {
  public private(set) var seconds = 0
  private let song: String
  private let position = UILabel()

  init(song: String) {
    self.song = song
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("a player is made for a song")
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    title = song
    view.addSubview(position)
    addBehaviors([
      ActionBehavior.every(1) { (player: PlayerScreen) in player.tick() }
    ])
  }

  private func tick() {
    seconds += 1
    position.text = "\(seconds) s"
  }
}
