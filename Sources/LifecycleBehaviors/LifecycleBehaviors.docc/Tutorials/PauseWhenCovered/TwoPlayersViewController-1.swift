import UIKit

final class TwoPlayersViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let players = [
      PlayerViewController(title: "First"),
      PlayerViewController(title: "Second"),
    ]
    players.forEach { addChild($0) }
    let halves = UIStackView(arrangedSubviews: players.map { $0.view })
    halves.axis = .vertical
    halves.distribution = .fillEqually
    halves.frame = view.bounds
    halves.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(halves)
    players.forEach { $0.didMove(toParent: self) }
  }
}
