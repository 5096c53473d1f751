import LifecycleBehaviors
import UIKit

final class RecipeViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Pancakes"
    showColumn([
      UIButton("Ingredients") { [weak self] in
        self?.showIngredients()
      },
      UIButton("Back to the recipes") { [weak self] in
        self?.navigationController?.popViewController(animated: true)
      },
    ])
    addBehaviors([VisitBehavior(name: "Pancakes")])
  }

  private func showIngredients() {
    let ingredients = UIViewController()
    ingredients.title = "Ingredients"
    ingredients.view.backgroundColor = .systemBackground
    navigationController?.pushViewController(
      ingredients, animated: true)
  }
}
