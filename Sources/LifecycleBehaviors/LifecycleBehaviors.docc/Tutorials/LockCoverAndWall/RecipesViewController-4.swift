import UIKit

final class RecipesViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Recipes"
    let search = UITextField()
    search.placeholder = "Search"
    showColumn([
      search,
      UIButton("Pancakes") { [weak self] in
        self?.open(RecipeViewController())
      },
      UIButton("A video") { [weak self] in
        self?.open(PlayerViewController(title: "Video"))
      },
      UIButton("Two videos") { [weak self] in
        self?.open(TwoPlayersViewController())
      },
      UIButton("Lose the connection") { Connection.shared.lose() },
      UIButton("Show an alert") { [weak self] in self?.showAlert() },
    ])
  }

  private func showAlert() {
    let alert = UIAlertController(
      title: "An alert", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  private func open(_ screen: UIViewController) {
    navigationController?.pushViewController(screen, animated: true)
  }
}
