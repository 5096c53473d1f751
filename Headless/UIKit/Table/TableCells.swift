/// The cells of a table: those on screen, those that wait for another row, and the classes of new ones.
@MainActor
struct TableCells {
  var shown: [IndexPath: UITableViewCell] = [:]
  var classes: [String: AnyClass] = [:]
  private var waiting: [String: [UITableViewCell]] = [:]

  /// Keeps a cell for another row. A cell without an identifier is not used again.
  mutating func keep(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier { waiting[identifier, default: []].append(cell) }
  }

  mutating func take(_ identifier: String) -> UITableViewCell? {
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return classes[identifier].map { Self.make($0, reuseIdentifier: identifier) }
  }

  /// Makes a cell of a class that the app has registered, as `ClassMaking` does.
  private static func make(_ type: AnyClass, reuseIdentifier: String) -> UITableViewCell {
    precondition(type is UITableViewCell.Type, "\(type) is not a subclass of UITableViewCell")
    return callInitializer(of: type, reuseIdentifier)
  }

  // Not optimized: the compiler must not see which classes there are.
  @_optimize(none)
  private static func callInitializer(of type: AnyClass, _ reuseIdentifier: String) -> UITableViewCell {
    unsafeBitCast(type, to: PlainCell.Type.self).init(style: .default, reuseIdentifier: reuseIdentifier)
  }
}

class PlainCell: UITableViewCell {
  required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    preconditionFailure("A cell was not made by its own initializer")
  }

  required init?(coder: NSCoder) {
    preconditionFailure("A cell was not made by its own initializer")
  }
}

// A second initializer: where there is only one, the compiler calls it directly, and not that of the class in question.
final class OtherPlainCell: PlainCell {
  required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    preconditionFailure("A cell was not made by its own initializer")
  }

  required init?(coder: NSCoder) {
    preconditionFailure("A cell was not made by its own initializer")
  }
}
