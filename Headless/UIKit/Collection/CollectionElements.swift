/// The views of a collection view: those on screen, those that wait for another place, and the classes of new ones.
@MainActor
struct CollectionElements {
  /// A place: of an item, or of a header or footer.
  struct Place: Hashable, Comparable {
    /// Nil for an item.
    var kind: String?
    var path: IndexPath

    static func < (left: Place, right: Place) -> Bool { (left.path, left.kind ?? "") < (right.path, right.kind ?? "") }
  }

  /// The identifier and the kind under which views are reused.
  struct Use: Hashable {
    var kind: String?
    var identifier: String
  }

  var shown: [Place: UICollectionReusableView] = [:]
  var classes: [Use: AnyClass] = [:]
  private var waiting: [Use: [UICollectionReusableView]] = [:]

  mutating func keep(_ view: UICollectionReusableView, of kind: String?) {
    guard let identifier = view.reuseIdentifier else { return }
    waiting[Use(kind: kind, identifier: identifier), default: []].append(view)
  }

  mutating func take(_ use: Use) -> UICollectionReusableView {
    if let view = waiting[use]?.popLast() {
      view.prepareForReuse()
      return view
    }
    guard let type = classes[use] else {
      preconditionFailure(
        """
        could not dequeue a view of kind: \(use.kind ?? "UICollectionElementKindCell") with identifier \
        \(use.identifier) - must register a nib or a class for the identifier or connect a prototype cell in a storyboard
        """)
    }
    let view = ClassMaking.makeReusableView(type)
    view.reuseIdentifier = use.identifier
    return view
  }
}
