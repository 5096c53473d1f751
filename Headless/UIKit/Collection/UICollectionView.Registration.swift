// Registrations are generic structs of UIKit's Swift overlay; spelled after
// developer.apple.com/documentation/uikit/uicollectionview/cellregistration and supplementaryregistration.

@available(iOS 14.0, *)
extension UICollectionView {
  /// How cells of a class are made ready for an item. It is kept outside of the data source's methods.
  @preconcurrency @MainActor
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    fileprivate let identifier = UUID().uuidString
    fileprivate let handler: Handler

    public init(handler: @escaping Handler) {
      self.handler = handler
    }
  }

  /// How headers or footers of a class are made ready.
  @preconcurrency @MainActor
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (_ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath) ->
      Void

    fileprivate let identifier = UUID().uuidString
    fileprivate let elementKind: String
    fileprivate let handler: Handler

    public init(elementKind: String, handler: @escaping Handler) {
      self.elementKind = elementKind
      self.handler = handler
    }
  }

  /// - Returns: a cell of the registration's class, after its handler has run. The handler does not run without an item.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    register(Cell.self, forCellWithReuseIdentifier: registration.identifier)
    let view = elements.take(.init(identifier: registration.identifier))
    guard let cell = view as? Cell else { preconditionFailure("\(view) is not a \(Cell.self)") }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
    let view = elements.take(.init(kind: kind, identifier: identifier))
    guard let supplementary = view as? Supplementary else {
      preconditionFailure("\(view) is not a \(Supplementary.self)")
    }
    registration.handler(supplementary, kind, indexPath)
    return supplementary
  }
}
