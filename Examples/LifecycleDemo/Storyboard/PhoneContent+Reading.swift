import UIKit

extension PhoneContent {
  /// Reads the views of a screen; nil if nothing is written on it.
  @MainActor
  init?(of screen: UIViewController) {
    guard let view = screen.viewIfLoaded else { return nil }
    let items = Self.items(in: view)
    let button = screen.navigationItem.rightBarButtonItem?.title
    guard !items.isEmpty || button != nil else { return nil }
    self.init(barButton: button, items: items)
  }

  @MainActor
  private static func items(in view: UIView) -> [Item] {
    if view.isHidden { return [] }
    switch view {
    case let label as UILabel:
      guard let text = label.text, !text.isEmpty else { return [] }
      return [.text(text, Size(of: label.font), isCentered: label.textAlignment == .center)]
    case let button as UIButton: return [.button(button.title(for: .normal) ?? "")]
    case let field as UITextField:
      let text = field.text ?? ""
      let name = field.placeholder ?? field.accessibilityIdentifier ?? ""
      return [.field(text.isEmpty ? name : text, isEmpty: text.isEmpty, isEdited: field.isFirstResponder)]
    case let table as UITableView: return rows(of: table)
    default: return view.subviews.flatMap(Self.items)
    }
  }

  @MainActor
  private static func rows(of table: UITableView) -> [Item] {
    let sections = (0..<table.numberOfSections).flatMap { section -> [Item] in
      let title = table.dataSource?.tableView(table, titleForHeaderInSection: section) ?? ""
      let rows = (0..<table.numberOfRows(inSection: section)).compactMap { row in
        table.cellForRow(at: IndexPath(row: row, section: section)).map(Item.init)
      }
      return [.header(title)] + rows
    }
    return sections + (table.tableFooterView.map(items) ?? [])
  }
}

extension PhoneContent.Item {
  @MainActor
  fileprivate init(_ cell: UITableViewCell) {
    let mark: PhoneContent.Mark =
      switch (cell.accessoryView, cell.accessoryType) {
      case (let toggle as UISwitch, _): .toggle(isOn: toggle.isOn)
      case (_, .checkmark): .checkmark
      case (_, .disclosureIndicator): .disclosure
      default: .none
      }
    self = .row(cell.textLabel?.text ?? "", detail: cell.detailTextLabel?.text ?? "", mark)
  }
}

extension PhoneContent.Size {
  fileprivate init(of font: UIFont) {
    self = font.pointSize > 19 ? .large : font.pointSize < 14 ? .small : .body
  }
}
