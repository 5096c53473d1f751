import UIKit

// The fields of any screen. Those of the demo's own screens are made when they are named; a screen of the example app gives
// each of its fields an identifier.

extension UIViewController {
  /// The names of the fields.
  var fieldNames: [String] {
    (self as? DemoScreen)?.fields.names ?? textFields.compactMap(\.accessibilityIdentifier)
  }

  /// Whether it has a field of this name, or makes one.
  func offersField(named name: String) -> Bool {
    self is DemoScreen || fieldNames.contains(name)
  }

  func field(named name: String) -> UITextField? {
    if let screen = self as? DemoScreen { return screen.fields.field(named: name, in: screen.view) }
    return textFields.first { $0.accessibilityIdentifier == name }
  }

  var isEditingField: Bool {
    (self as? DemoScreen)?.fields.isEditing ?? textFields.contains(where: \.isFirstResponder)
  }

  private var textFields: [UITextField] { viewIfLoaded?.textFields ?? [] }
}

extension UIView {
  /// The fields in it, from the front to the back.
  fileprivate var textFields: [UITextField] {
    (self as? UITextField).map { [$0] } ?? subviews.flatMap(\.textFields)
  }
}
