import FocusBehavior
import HeadlessDevice
import ItemFocusBehavior
import LifecycleBehaviors
import UIKit

/// A screen with a list of one of three kinds, which looks as its geometry says, and three behaviors with their models.
final class ModelledFeedViewController: UIViewController {
  var geometry: ListGeometry
  private(set) var witnesses: [ItemWitness] = []
  /// What happened, for a failure.
  var lines: [String] = []
  let around = UIView()
  let bars = [UIView(), UIView()]
  let field = UITextField()
  private(set) var list: UIScrollView!
  private struct WeakPanel {
    weak var controller: PanelViewController?
  }

  private var panels: [WeakPanel] = []
  /// On the edge of the screen, or on a sheet.
  var finger: HeadlessDevice.Swipe?
  /// On the list.
  var scrollFinger: HeadlessDevice.ScrollDrag?
  /// When the list or a shelf moved last.
  private var latestScroll: TimeInterval = 0
  /// At the last check.
  private var wasMovedByUIKit = false
  /// A transition may have begun, during which an impression waits.
  var mayBeLate = false
  private(set) var failure: String?

  /// What the system moves by itself, when a transition or an animation is over.
  private struct System: Equatable {
    let keyboardTop: CGFloat?
    let panelTop: CGFloat?

    init(_ geometry: ListGeometry) {
      (keyboardTop, panelTop) = (geometry.keyboardTop, geometry.panelTop)
    }
  }

  private var systemAtReading: System?
  /// It has, right after the latest frame: that is noticed with the next one.
  var awaitsFrame: Bool { systemAtReading != System(geometryNow) }
  /// The step of content that moves by itself may follow the reading of the same frame.
  private var hasJustScrolled: Bool { CACurrentMediaTime() - latestScroll < 0.016 }

  init(_ kind: ListGeometry.Kind) {
    geometry = ListGeometry(kind)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) is not used")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    list = makeList()
    list.contentInsetAdjustmentBehavior = .never
    view.addSubview(around)
    around.addSubview(list)
    field.frame = CGRect(x: 5, y: 5, width: 40, height: 20)
    view.addSubview(field)
    for bar in bars {
      bar.isHidden = true
      view.addSubview(bar)
    }
    add(.attention, .init())
    add(.media, .init(fraction: 0.8, duration: 0.5, isOncePerAppearance: false, leads: false, reportsVisible: false))
    add(
      .analytics,
      .init(fraction: 0.25, duration: 2, reportsVisible: false, place: CGPoint(x: 0.4, y: 0.2)))
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    place()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    lines.append("  disappeared")
    for witness in witnesses { witness.model.appearanceDidEnd() }
  }

  // MARK: The list

  private func makeList() -> UIScrollView {
    switch geometry.kind {
    case .table, .shelves:
      let table = UITableView()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "video")
      table.register(ShelfCell.self, forCellReuseIdentifier: "shelf")
      (table.dataSource, table.delegate) = (self, self)
      return table
    case .grid:
      let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "video")
      (grid.dataSource, grid.delegate) = (self, self)
      return grid
    }
  }

  /// Puts everything where the geometry says.
  func place() {
    (around.frame, around.clipsToBounds) = (geometry.aroundFrame, geometry.isClipped)
    if list.frame != geometry.listFrame { list.frame = geometry.listFrame }
    for bar in bars { bar.isHidden = true }
    for (bar, frame) in zip(bars, geometry.barFrames) {
      (bar.frame, bar.isHidden) = (frame, geometry.bar == .hidden)
      bar.backgroundColor = geometry.bar == .transparent ? nil : .black
      bar.alpha = geometry.bar == .faded ? 0.3 : 1
    }
    if additionalSafeAreaInsets != geometry.safeArea { additionalSafeAreaInsets = geometry.safeArea }
  }

  func scroll(to offset: CGPoint) {
    geometry.offset = offset
    list.setContentOffset(offset, animated: false)
  }

  func scrollShelf(_ shelf: Int, to offset: CGFloat) {
    geometry.shelfOffsets[shelf] = offset
    (list as? UITableView)?.visibleCells.compactMap { $0 as? ShelfCell }.first { $0.shelf == shelf }?
      .scroll(to: offset)
  }

  func didScroll(_ change: (inout ListGeometry) -> Void) {
    change(&geometry)
    latestScroll = CACurrentMediaTime()
  }

  func makePanel() -> PanelViewController {
    let panel = PanelViewController()
    panels = panels.filter { $0.controller != nil } + [WeakPanel(controller: panel)]
    return panel
  }

  var highestOffset: CGFloat { max(0, geometry.contentHeight - geometry.listFrame.height) }

  // MARK: The behaviors

  private func add(_ options: FocusOptions, _ terms: ItemModel.Terms) {
    let witness = ItemWitness("\(options)", terms)
    witnesses.append(witness)
    addBehaviors([
      FocusBehavior<ModelledFeedViewController>(options) { screen, change in
        guard !change.isReasonChange else { return }
        screen.lines.append("  \(witness.name) \(change.hasFocus ? "gained" : "lost") at \(CACurrentMediaTime())")
        witness.model.attentionDidChange(change.hasFocus)
        // A list that has moved meanwhile is at rest a frame later.
        screen.latestScroll = CACurrentMediaTime()
      },
      behavior(options, witness, terms),
    ])
  }

  private func behavior(_ options: FocusOptions, _ witness: ItemWitness, _ terms: ItemModel.Terms)
    -> ItemFocusBehavior<ModelledFeedViewController, Int>
  {
    var behavior: ItemFocusBehavior<ModelledFeedViewController, Int> =
      switch geometry.kind {
      case .table:
        ItemFocusBehavior(options, in: { $0.read(witness) as? UITableView }) { screen, path in screen.item(path.row) }
      case .grid:
        ItemFocusBehavior(options, in: { $0.read(witness) as? UICollectionView }) { screen, path in
          screen.item(path.item)
        }
      case .shelves: ItemFocusBehavior(options, in: { $0.read(witness) }, places: \.books)
      }
    behavior = behavior.onImpression(
      atLeast: terms.fraction, for: terms.duration, terms.isOncePerAppearance ? .oncePerAppearance : .eachTime
    ) { screen, impression in
      screen.lines.append("  \(witness.name) \(impression) at \(CACurrentMediaTime())")
      witness.reports.impressions.append("\(impression)")
    }
    if terms.leads {
      behavior = behavior.onLeadingItemChange(atLeast: terms.fraction, nearestTo: terms.place) { screen, change in
        screen.lines.append("  \(witness.name) \(change) at \(CACurrentMediaTime())")
        witness.reports.leading.append("\(change)")
      }
    }
    if terms.reportsVisible {
      behavior = behavior.onVisibleItemsChange { screen, items in witness.reports.visible.append(items) }
    }
    return behavior
  }

  private func read(_ witness: ItemWitness) -> UIScrollView {
    witness.model.read(geometryNow, at: CACurrentMediaTime(), mayBeLate: mayBeLate)
    systemAtReading = System(geometryNow)
    return list
  }

  /// With what UIKit itself says.
  var geometryNow: ListGeometry {
    var geometry = geometry
    geometry.isListVisible = !list.isHidden && list.superview != nil && view.window != nil
    geometry.keyboardTop = World.current.keyboard.frame?.minY
    geometry.panelTop = shownPanel.map { _ in PanelViewController.top }
    return geometry
  }

  /// As UIKit says: of this screen, of what is presented, or of a controller around the screen. The list is read when it has ended.
  var isMovedByUIKit: Bool {
    let presented = sequence(first: view.window?.rootViewController) { $0?.presentedViewController }.compactMap { $0 }
    return transitionCoordinator != nil || presented.contains { $0.isBeingPresented || $0.isBeingDismissed }
  }

  /// The first that is shown, also while it leaves (W3).
  private var shownPanel: PanelViewController? {
    panels.lazy.compactMap(\.controller).first { $0.viewIfLoaded?.window != nil }
  }

  /// Compares what was reported with the models.
  /// - Parameter frames: how many frames have passed since anything changed. A change is noticed with the next one.
  func check(frames: Int) {
    let (geometry, now) = (geometryNow, CACurrentMediaTime())
    // A transition that was under way may have ended in the last frame.
    let mayBeMoved = isMovedByUIKit || wasMovedByUIKit && frames < 60
    wasMovedByUIKit = isMovedByUIKit
    for witness in witnesses where failure == nil {
      failure = witness.difference()
      if failure == nil, frames > 0, !mayBeMoved, !hasJustScrolled, frames > 1 || !awaitsFrame {
        failure = witness.overdue(geometry, at: now, isAtRest: frames > 3 && now - latestScroll > 0.08)
      }
    }
  }

  private func item(_ index: Int) -> Int? {
    let id = geometry.rows[index]
    return ListGeometry.counts(id) ? id : nil
  }

  private var books: [ItemPlace<Int>] {
    (list as? UITableView)?.visibleCells.flatMap { ($0 as? ShelfCell)?.books ?? [] } ?? []
  }
}
