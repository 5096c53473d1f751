import UIKit

@MainActor
final class Player {
  var isPaused = true
}

final class PlayerViewController: UIViewController {
  let player = Player()
}
