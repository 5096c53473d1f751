import UIKit

final class RecipesViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Recipes"
    showColumn([
      UIButton("Pancakes") { [weak self] in
        self?.open(RecipeViewController())
      },
      UIButton("A video") { [weak self] in
        self?.open(PlayerViewController(title: "Video"))
      },
    ])
  }

  private func open(_ screen: UIViewController) {
    navigationController?.pushViewController(screen, animated: true)
  }
}
