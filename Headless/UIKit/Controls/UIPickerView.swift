/// Wheels of rows, one of which is selected in each component. Nothing is drawn: rows have no views.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }
  open weak var delegate: (any UIPickerViewDelegate)? {
    willSet { storedDelegate = newValue }
  }
  /// R133: the delegate that was set, whatever an override of `delegate` returns.
  private weak var storedDelegate: (any UIPickerViewDelegate)?
  /// The number of rows of each component; nil until the data source is asked again.
  private var counts: [Int]?
  private var selected: [Int] = []

  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  // MARK: Rows

  private var currentCounts: [Int] {
    if let counts { return counts }
    let new =
      dataSource.map { source in
        (0..<source.numberOfComponents(in: self)).map { source.pickerView(self, numberOfRowsInComponent: $0) }
      } ?? []
    counts = new
    selected = new.indices.map { min(selected.indices.contains($0) ? selected[$0] : 0, max(0, new[$0] - 1)) }
    return new
  }

  open var numberOfComponents: Int { currentCounts.count }

  open func numberOfRows(inComponent component: Int) -> Int { currentCounts[component] }

  /// The data source is asked again when the rows are needed next.
  open func reloadAllComponents() {
    counts = nil
  }

  open func reloadComponent(_ component: Int) {
    counts = nil
  }

  // MARK: Selection

  /// The delegate is not called.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    precondition(isRow(row, in: component), "There is no row \(row) in component \(component)")
    selected[component] = row
  }

  /// - Returns: -1 for a component without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    let counts = currentCounts
    return counts.indices.contains(component) && counts[component] > 0 ? selected[component] : -1
  }

  private func isRow(_ row: Int, in component: Int) -> Bool {
    let counts = currentCounts
    return counts.indices.contains(component) && 0..<counts[component] ~= row
  }

  /// The user turns a wheel. The delegate is called when another row is selected.
  /// - Returns: whether there is such a row.
  package func turn(component: Int, to row: Int) -> Bool {
    guard isRow(row, in: component) else { return false }
    guard selected[component] != row else { return true }
    selected[component] = row
    storedDelegate?.pickerView(self, didSelectRow: row, inComponent: component)
    return true
  }

  package func row(titled title: String, inComponent component: Int) -> Int? {
    guard currentCounts.indices.contains(component) else { return nil }
    return (0..<numberOfRows(inComponent: component)).first {
      storedDelegate?.pickerView(self, titleForRow: $0, forComponent: component) == title
    }
  }
}

/// Says how many rows a picker has.
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Names the rows of a picker and is notified of the user's choice. UIKit's protocol has more methods, which are not called
/// here.
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: NSObjectProtocol {
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    nil
  }
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}
