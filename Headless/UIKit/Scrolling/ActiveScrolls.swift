/// The scroll views that a finger drags or whose content moves. While the user scrolls one, the run loop tracks (R90, R205).
@MainActor
package final class ActiveScrolls {
  private struct WeakView {
    weak var view: UIScrollView?
  }

  private unowned let world: World
  private var all: [WeakView] = []
  /// A finger scrolls something that is not looked at closer.
  package var tracksElsewhere = false {
    didSet { update() }
  }

  init(of world: World) {
    self.world = world
  }

  private var views: [UIScrollView] { all.compactMap(\.view) }

  /// Whether content moves by itself.
  package var isMoving: Bool { views.contains { $0.motion?.isPaused == false } }

  func add(_ view: UIScrollView) {
    if !views.contains(where: { $0 === view }) { all.append(WeakView(view: view)) }
    update()
  }

  func update() {
    all.removeAll { $0.view.map { $0.finger == nil && $0.motion == nil } ?? true }
    let isScrolled = tracksElsewhere || views.contains { $0.finger?.isDragging == true || $0.isDecelerating }
    let mode = isScrolled ? RunLoop.Mode.tracking : .default
    guard world.loop.mode != mode else { return }
    world.loop.mode = mode
    world.displayLinks.forEach { $0.reschedule() }
  }

  /// The process has ended.
  func removeAll() {
    all = []
    update()
  }

  // MARK: Scenes

  private func views(in scene: UIWindowScene) -> [UIScrollView] { views.filter { $0.window?.windowScene === scene } }

  /// The system takes the touches of a scene that is no longer active.
  func cancelFingers(in scene: UIWindowScene) {
    views(in: scene).forEach { $0.lift() }
  }

  func enterBackground(_ scene: UIWindowScene) {
    views(in: scene).forEach { $0.enterBackground() }
  }

  func enterForeground(_ scene: UIWindowScene) {
    views(in: scene).forEach { $0.enterForeground() }
  }
}
