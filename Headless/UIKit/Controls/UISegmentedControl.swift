/// A row of segments, one of which is selected.
///
/// An index beyond the last segment means the last one
/// (developer.apple.com/documentation/uikit/uisegmentedcontrol/settitle(_:forsegmentat:)).
@preconcurrency @MainActor
open class UISegmentedControl: UIControl {
  private struct Segment {
    var title: String?
    var image: UIImage?
    /// As `Any`, because a stored property cannot be newer than its class.
    var anyAction: Any?
    var isEnabled = true
    var width: CGFloat = 0
  }

  nonisolated public class var noSegment: Int { -1 }

  private var segments: [Segment] = []
  private var selected = UISegmentedControl.noSegment
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]
  /// The segments are buttons, and none stays selected.
  open var isMomentary = false
  @available(iOS 5.0, *)
  open var apportionsSegmentWidthsByContent = false
  @available(iOS 13.0, *)
  open var selectedSegmentTintColor: UIColor?

  // MARK: Creating

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// - Parameter items: titles and images.
  public init(items: [Any]?) {
    super.init(frame: .zero)
    segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
  }

  /// The selection of a segment performs its action, before `valueChanged` is sent.
  @available(iOS 14.0, *)
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    segments = actions.map(Self.segment)
  }

  // MARK: Segments

  open var numberOfSegments: Int { segments.count }

  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }

  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  @available(iOS 14.0, *)
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(Self.segment(of: action), at: segment)
  }

  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let index = pinned(segment)
    segments.remove(at: index)
    if selected == index { selected = Self.noSegment }
    if selected > index { selected -= 1 }
  }

  open func removeAllSegments() {
    segments = []
    selected = Self.noSegment
  }

  @available(iOS 14.0, *)
  private static func segment(of action: UIAction) -> Segment {
    Segment(title: action.title, image: action.image, anyAction: action)
  }

  private func insert(_ segment: Segment, at position: Int) {
    let index = min(max(0, position), segments.count)
    segments.insert(segment, at: index)
    if selected >= index { selected += 1 }
  }

  private func pinned(_ segment: Int) -> Int { min(max(0, segment), segments.count - 1) }

  private func change(_ segment: Int, _ change: (inout Segment) -> Void) {
    if !segments.isEmpty { change(&segments[pinned(segment)]) }
  }

  // MARK: One segment

  open func setTitle(_ title: String?, forSegmentAt segment: Int) { change(segment) { $0.title = title } }

  open func titleForSegment(at segment: Int) -> String? { segments.isEmpty ? nil : segments[pinned(segment)].title }

  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) { change(segment) { $0.image = image } }

  open func imageForSegment(at segment: Int) -> UIImage? { segments.isEmpty ? nil : segments[pinned(segment)].image }

  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) { change(segment) { $0.width = width } }

  open func widthForSegment(at segment: Int) -> CGFloat { segments.isEmpty ? 0 : segments[pinned(segment)].width }

  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { change(segment) { $0.isEnabled = enabled } }

  open func isEnabledForSegment(at segment: Int) -> Bool { segments.isEmpty || segments[pinned(segment)].isEnabled }

  @available(iOS 14.0, *)
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    change(segment) {
      $0.title = action.title
      $0.image = action.image
      $0.anyAction = action
    }
  }

  @available(iOS 14.0, *)
  open func actionForSegment(at segment: Int) -> UIAction? {
    segments.isEmpty ? nil : segments[pinned(segment)].anyAction as? UIAction
  }

  /// - Returns: `NSNotFound` where no segment has the action.
  @available(iOS 14.0, *)
  open func segmentIndex(identifiedBy actionIdentifier: UIAction.Identifier) -> Int {
    segments.firstIndex { ($0.anyAction as? UIAction)?.identifier == actionIdentifier } ?? NSNotFound
  }

  @available(iOS 5.0, *)
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    titleAttributes[state.rawValue] = attributes
  }

  @available(iOS 5.0, *)
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  // MARK: Selection

  /// Code that sets it sends no event.
  open var selectedSegmentIndex: Int {
    get { selected }
    set {
      precondition(newValue < segments.count, "There is no segment \(newValue) in a control of \(segments.count)")
      selected = newValue
    }
  }

  /// The user taps a segment. One that is selected sends nothing
  /// (Sadun, The Core iOS 6 Developer's Cookbook, recipe 9-4).
  /// - Returns: whether the segment receives the touch.
  package func takeTap(onSegment index: Int) -> Bool {
    guard isEnabled, segments.indices.contains(index), segments[index].isEnabled else { return false }
    guard isMomentary || index != selected else { return true }
    selected = index
    performAction(of: segments[index])
    sendValueChanged()
    if isMomentary { selected = Self.noSegment }
    return true
  }

  private func performAction(of segment: Segment) {
    if #available(iOS 14.0, *) { (segment.anyAction as? UIAction)?.perform(from: self) }
  }

  /// The middle of the control is in the middle segment.
  package override func takeTap() -> Bool { takeTap(onSegment: segments.count / 2) }
}
