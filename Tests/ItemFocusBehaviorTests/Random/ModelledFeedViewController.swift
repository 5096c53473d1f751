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
    add(.media, .init(fraction: 0.8, duration: 0.5, isOncePerVisit: false, leads: false, reportsVisible: false))
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
    for witness in witnesses { witness.model.visitDidEnd() }
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
      atLeast: terms.fraction, for: terms.duration, terms.isOncePerVisit ? .oncePerVisit : .eachTime
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
    witness.model.read(geometryNow, at: CACurrentMediaTime())
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

  /// The first that is shown, also while it leaves (W3).
  private var shownPanel: PanelViewController? {
    panels.lazy.compactMap(\.controller).first { $0.viewIfLoaded?.window != nil }
  }

  /// Compares what was reported with the models.
  /// - Parameter frames: how many frames have passed since anything changed. A change is noticed with the next one.
  func check(frames: Int) {
    let (geometry, now) = (geometryNow, CACurrentMediaTime())
    for witness in witnesses where failure == nil {
      failure = witness.difference()
      if failure == nil, frames > 0, !hasJustScrolled, frames > 1 || !awaitsFrame {
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

extension ModelledFeedViewController: UITableViewDataSource, UITableViewDelegate {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { geometry.rows.count }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    ListGeometry.height(of: geometry.rows[indexPath.row], geometry.kind)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let isShelf = geometry.kind == .shelves
    let cell = tableView.dequeueReusableCell(withIdentifier: isShelf ? "shelf" : "video", for: indexPath)
    let id = geometry.rows[indexPath.row]
    if let cell = cell as? ShelfCell {
      cell.didScroll = { [weak self] in self?.shelf($0, didScrollTo: $1) }
      cell.show(id, offset: geometry.shelfOffsets[id] ?? 0)
    }
    return cell
  }

  /// UIKit says where its content is while it moves by itself.
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    geometry.offset = scrollView.contentOffset
    latestScroll = CACurrentMediaTime()
  }

  private func shelf(_ shelf: Int, didScrollTo offset: CGFloat) {
    geometry.shelfOffsets[shelf] = offset
    latestScroll = CACurrentMediaTime()
  }
}

extension ModelledFeedViewController: UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    geometry.rows.count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "video", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(
      width: collectionView.bounds.width / 2,
      height: ListGeometry.height(of: geometry.rows[indexPath.item], geometry.kind))
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { 0 }
}

/// A row of books that scrolls sideways.
final class ShelfCell: UITableViewCell, UIScrollViewDelegate {
  private(set) var shelf = 0
  var didScroll: (_ shelf: Int, _ offset: CGFloat) -> Void = { _, _ in }
  let scrollView = UIScrollView()
  private let covers = (0..<ListGeometry.booksOfShelf).map { _ in UIView() }

  override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = CGRect(
      x: ListGeometry.shelfMargin, y: ListGeometry.shelfTop, width: bounds.width - 2 * ListGeometry.shelfMargin,
      height: ListGeometry.bookSize.height)
  }

  func show(_ shelf: Int, offset: CGFloat) {
    self.shelf = shelf
    if scrollView.superview == nil {
      contentView.addSubview(scrollView)
      scrollView.delegate = self
      scrollView.contentSize = CGSize(
        width: ListGeometry.bookDistance * CGFloat(covers.count), height: ListGeometry.bookSize.height)
      for (number, cover) in covers.enumerated() {
        cover.frame = CGRect(
          origin: CGPoint(x: CGFloat(number) * ListGeometry.bookDistance, y: 0), size: ListGeometry.bookSize)
        scrollView.addSubview(cover)
      }
    }
    scrollView.contentOffset.x = offset
  }

  func scroll(to offset: CGFloat) {
    scrollView.setContentOffset(CGPoint(x: offset, y: 0), animated: false)
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if window != nil { didScroll(shelf, scrollView.contentOffset.x) }
  }

  var books: [ItemPlace<Int>] {
    covers.enumerated().compactMap { number, cover in
      let id = shelf * 100 + number
      return ListGeometry.counts(id) ? ItemPlace(id, in: cover) : nil
    }
  }
}

/// A sheet that shows something in its lower part, and leaves what is above in use.
final class PanelViewController: UIViewController {
  static let top: CGFloat = 500

  override func viewDidLoad() {
    super.viewDidLoad()
    let panel = UIView(frame: CGRect(x: 0, y: Self.top, width: 2000, height: 2000))
    panel.backgroundColor = .white
    view.addSubview(panel)
  }
}
