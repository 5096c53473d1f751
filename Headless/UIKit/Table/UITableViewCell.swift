/// One row of a table, while it is on screen.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    @available(iOS 7.0, *)
    case detailButton = 4
  }

  public enum SelectionStyle: Int, Sendable {
    case none = 0
    case blue = 1
    case gray = 2
    @available(iOS 7.0, *)
    case `default` = 3
  }

  private let style: CellStyle
  open private(set) var reuseIdentifier: String?
  private let content = UIView()
  private lazy var mainLabel = UILabel()
  private lazy var detailLabel = UILabel()
  private lazy var mainImageView = UIImageView()
  /// As `Any`, because a stored property cannot be newer than its class.
  private var anyContentConfiguration: Any?

  open var accessoryType = AccessoryType.none
  /// A subview at the end of the row, which has no place of its own here.
  open var accessoryView: UIView? {
    didSet {
      if let oldValue, oldValue !== accessoryView, oldValue.superview === self { oldValue.removeFromSuperview() }
      if let accessoryView, accessoryView.superview !== self { addSubview(accessoryView) }
    }
  }
  open var selectionStyle = SelectionStyle.default
  open var isEditing = false

  // MARK: Creating

  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    content.fill(self)
    addSubview(content)
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  public required init?(coder: NSCoder) {
    coder.fail(UITableViewCell.self)
    return nil
  }

  /// Called when the cell is used again for another row.
  open func prepareForReuse() {}

  // MARK: Content

  open var contentView: UIView { content }

  @available(iOS, introduced: 3.0, deprecated: 100000)
  open var textLabel: UILabel? { inContent(mainLabel) }

  /// A cell of the default style has none.
  @available(iOS, introduced: 3.0, deprecated: 100000)
  open var detailTextLabel: UILabel? { style == .default ? nil : inContent(detailLabel) }

  @available(iOS, introduced: 3.0, deprecated: 100000)
  open var imageView: UIImageView? { inContent(mainImageView) }

  private func inContent<Content: UIView>(_ view: Content) -> Content {
    if view.superview == nil { content.addSubview(view) }
    return view
  }

  /// Stored as a value: no content view is created from it.
  @available(iOS 14.0, *)
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { anyContentConfiguration as? any UIContentConfiguration }
    set { anyContentConfiguration = newValue }
  }

  @available(iOS 14.0, *)
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }

  // MARK: State

  private var selected = false
  private var highlighted = false

  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
  }

  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
  }

  // MARK: Touches

  /// A recognizer of the cell or of a view around it is first, as in any view. The table selects the row if none takes the
  /// touch.
  package override func takeTap() -> Bool {
    recognizeTap { table?.takeTap(on: self) == true }
  }

  private var table: UITableView? {
    sequence(first: self as UIView, next: \.superview).lazy.compactMap { $0 as? UITableView }.first
  }
}
