/// The cells of a table: those on screen, those that wait for another row, and the classes of new ones.
@MainActor
struct TableCells {
  var shown: [IndexPath: UITableViewCell] = [:]
  var classes: [String: AnyClass] = [:]
  private var waiting: [String: [UITableViewCell]] = [:]

  /// Stores a cell for another row. A cell without an identifier is not used again.
  mutating func keep(_ cell: UITableViewCell) {
    if let identifier = cell.reuseIdentifier { waiting[identifier, default: []].append(cell) }
  }

  mutating func take(_ identifier: String) -> UITableViewCell? {
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return classes[identifier].map { ClassMaking.makeCell($0, reuseIdentifier: identifier) }
  }
}
