import UIKit

extension UITableViewCell {
  /// - Returns: a cell for a row, used again where the table has one.
  static func row(
    in table: UITableView, _ title: String, detail: String? = nil, accessory: UIView? = nil
  ) -> UITableViewCell {
    let cell =
      table.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .subtitle, reuseIdentifier: "row")
    for (label, text) in [(cell.textLabel, title), (cell.detailTextLabel, detail)] {
      label?.text = text
      label?.numberOfLines = 0
      label?.adjustsFontForContentSizeCategory = true
    }
    cell.textLabel?.font = .preferredFont(forTextStyle: .body)
    cell.detailTextLabel?.font = .preferredFont(forTextStyle: .footnote)
    cell.detailTextLabel?.textColor = .secondaryLabel
    cell.accessoryView = accessory
    cell.accessoryType = .disclosureIndicator
    cell.selectionStyle = .default
    return cell
  }
}
