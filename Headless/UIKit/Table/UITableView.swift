/// A list of rows. In each layout its data source provides the cells of the rows that are in its bounds.
///
/// Rows have the height that the delegate or `rowHeight` gives, or 44 points, because cells have no height of their
/// own. Changes of rows take effect at once and without animation.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain = 0
    case grouped = 1
    @available(iOS 13.0, *)
    case insetGrouped = 2
  }

  open private(set) var style: UITableView.Style
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if oldValue !== dataSource { reloadData() } }
  }

  open var rowHeight = UITableView.automaticDimension
  open var estimatedRowHeight = UITableView.automaticDimension
  open var sectionHeaderHeight = UITableView.automaticDimension
  open var sectionFooterHeight = UITableView.automaticDimension
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  open var separatorColor: UIColor?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var allowsSelectionDuringEditing = false
  nonisolated public class var automaticDimension: CGFloat { -1 }

  var cells = TableCells()
  var rows = TableRows()
  var needsReload = true
  /// The rows on screen are those from before the last change.
  var hasNewRows = false
  var selected: Set<IndexPath> = []
  var swipedRow: SwipedRow?

  // MARK: Creating

  public init(frame: CGRect, style: UITableView.Style) {
    self.style = style
    super.init(frame: frame)
    alwaysBounceVertical = true
  }

  public convenience override init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    coder.fail(UITableView.self)
    return nil
  }

  // MARK: Header and footer

  open var tableHeaderView: UIView? {
    didSet { exchange(oldValue, for: tableHeaderView) }
  }

  open var tableFooterView: UIView? {
    didSet { exchange(oldValue, for: tableFooterView) }
  }

  private func exchange(_ old: UIView?, for new: UIView?) {
    if old !== new {
      if old?.superview === self { old?.removeFromSuperview() }
      if let new { addSubview(new) }
    }
    reloadData()
  }

  // MARK: Rows

  /// The data source provides the rows again in the next layout. No row stays selected.
  open func reloadData() {
    selected = []
    closeSwipedRow()
    setNeedsRows()
  }

  open var numberOfSections: Int { currentRows.counts.count }

  open func numberOfRows(inSection section: Int) -> Int { currentRows.counts[section] }

  open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: indexPath) }

  /// - Returns: nil for a row that is not on screen.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells.shown[indexPath] }

  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.shown.first { $0.value === cell }?.key
  }

  open var visibleCells: [UITableViewCell] { cells.shown.sorted { $0.key < $1.key }.map(\.value) }

  open var indexPathsForVisibleRows: [IndexPath]? { cells.shown.keys.sorted() }

  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
    scroll(to: indexPath, at: scrollPosition, animated: animated)
  }

  // MARK: Changing rows

  open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    setNeedsRows()
  }

  open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    selected.subtract(indexPaths)
    setNeedsRows()
  }

  open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
    setNeedsRows()
  }

  open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
    setNeedsRows()
  }

  @available(iOS 11.0, *)
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    if let completion { World.current.animations.run(for: 0.25, end: completion) }
  }

  open func beginUpdates() {}

  open func endUpdates() {}

  private func setNeedsRows() {
    needsReload = true
    setNeedsLayout()
  }

  // MARK: Cells

  @available(iOS 6.0, *)
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cells.classes[identifier] = cellClass
  }

  /// - Returns: a cell that has left the screen, or a new one of the registered class, or nil where no class is
  ///   registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    cells.take(identifier)
  }

  /// - Precondition: a class is registered for the identifier.
  /// - Returns: a cell that has left the screen, or a new one of the registered class.
  @available(iOS 6.0, *)
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = cells.take(identifier) else {
      preconditionFailure(
        """
        unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier or \
        connect a prototype cell in a storyboard
        """)
    }
    return cell
  }

  // MARK: Selection

  open var indexPathForSelectedRow: IndexPath? { selected.min() }

  open var indexPathsForSelectedRows: [IndexPath]? { selected.isEmpty ? nil : selected.sorted() }

  /// The delegate is not called.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
    select(indexPath, animated: animated)
    if let indexPath, scrollPosition != .none { scroll(to: indexPath, at: scrollPosition, animated: animated) }
  }

  /// The delegate is not called.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    deselect(indexPath, animated: animated)
  }

  // MARK: Editing

  private var editing = false

  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) {
    closeSwipedRow()
    self.editing = editing
    for cell in visibleCells { cell.isEditing = editing }
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutRows()
  }

  override func showElements() {
    if !cells.shown.isEmpty, !needsReload { layOutRows() }
  }
}

/// Provides the rows of a table.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  func numberOfSections(in tableView: UITableView) -> Int
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Called when the user swipes a row.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}
