import UIKit

public final class PlayerScreen: UIViewController {
  public private(set) var seconds = 0
  private let song: String
  private let position = UILabel()
  private var timer: Timer?

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
    timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      MainActor.assumeIsolated { self.tick() }
    }
  }

  private func tick() {
    seconds += 1
    position.text = "\(seconds) s"
  }
}
