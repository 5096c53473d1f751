import FocusBehavior
import LifecycleBehaviors
import UIKit

/// A screen that is watched under each preset, and knows what its app has done to it.
final class FocusWitnessScreen: UIViewController {
  let name: String
  private(set) var isOutOfSight = false
  /// From `viewDidAppear` to `viewDidDisappear`.
  private(set) var isAppeared = false
  private let witness: FocusWitness
  private let sampling: FocusSampling?

  init(_ name: String, _ witness: FocusWitness, _ sampling: FocusSampling?) {
    self.name = name
    self.witness = witness
    self.sampling = sampling
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let start = LifecycleTime.current.read()
    addBehaviors(
      FocusPreset.allCases.map { preset in
        FocusBehavior<FocusWitnessScreen>(preset.options.sampled(sampling)) { [witness] screen, change in
          witness.record(screen, change, under: preset, since: start)
        }
      })
    guard Int(name.dropFirst())?.isMultiple(of: 3) == true else { return }
    addBehaviors([
      FocusBehavior<FocusWitnessScreen>(.attention.in(witness.group).sampled(sampling)) {
        [witness] screen, change in
        witness.recordInGroup(screen, change)
      }
    ])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    isAppeared = true
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isAppeared = false
  }

  /// The style to which its delegate adapts its presentation; nil if it has no delegate.
  var adaptedStyle: UIModalPresentationStyle? { adaptation?.style }
  private var adaptation: AdaptationDelegate?

  /// - Parameter style: in a compact width; nil for UIKit's own.
  func adapt(to style: UIModalPresentationStyle?) {
    adaptation = style.map { AdaptationDelegate($0) }
    presentationController?.delegate = adaptation
  }

  /// Hides the view, makes it transparent or moves it out of the window; or undoes all that.
  func toggleSight(_ choice: Int) {
    isOutOfSight.toggle()
    view.isHidden = isOutOfSight && choice % 3 == 0
    view.alpha = isOutOfSight && choice % 3 == 1 ? 0 : 1
    view.transform = isOutOfSight && choice % 3 == 2 ? CGAffineTransform(translationX: 5_000, y: 0) : .identity
  }

  var scene: UIWindowScene? { viewIfLoaded?.window?.windowScene }

  /// Whether the screen, or one around it, is such a one.
  func isIn(_ isSuch: (UIViewController) -> Bool) -> Bool {
    sequence(first: self as UIViewController, next: \.parent).contains(where: isSuch)
  }

  func use() {
    witness.group.use(self)
  }

  /// Whether one of the two contains the other, or one screen contains both.
  func isInOneTree(with other: FocusWitnessScreen) -> Bool {
    root === other.root
  }

  private var root: UIViewController {
    var root: UIViewController = self
    while let parent = root.parent, parent is FocusWitnessScreen { root = parent }
    return root
  }
}
