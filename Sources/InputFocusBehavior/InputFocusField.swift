import UIKit

/// A field of a screen and where its view is found.
@MainActor
public struct InputFocusField<ViewController: UIViewController, Field: Hashable> {
  let field: Field
  let view: @MainActor (ViewController) -> UIView?

  /// - Parameters:
  ///   - field: what the view stands for.
  ///   - keyPath: where the screen has the view, such as `\.titleField`.
  public init<View: UIView>(_ field: Field, _ keyPath: KeyPath<ViewController, View>) {
    self.init(field) { $0[keyPath: keyPath] }
  }

  /// - Parameters:
  ///   - field: what the view stands for.
  ///   - keyPath: where the screen has the view, once it has it; an outlet, for one.
  public init<View: UIView>(_ field: Field, _ keyPath: KeyPath<ViewController, View?>) {
    self.init(field) { $0[keyPath: keyPath] }
  }

  /// - Parameters:
  ///   - field: what the view stands for.
  ///   - view: finds the view whenever it is needed; nil while there is none. It is handed the screen, so that it need
  ///     not capture it, and should be quick.
  public init(_ field: Field, _ view: @escaping @MainActor (ViewController) -> UIView?) {
    self.field = field
    self.view = view
  }
}
