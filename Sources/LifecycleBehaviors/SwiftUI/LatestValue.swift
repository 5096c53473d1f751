/// The value of a SwiftUI view's latest update, for behaviors that were created when the view was first shown.
@MainActor
package final class LatestValue<Value> {
  package var value: Value {
    didSet { didChange() }
  }

  /// Called in each update of the view, inside SwiftUI's update. It must not change a view's state or the first responder.
  package var didChange: @MainActor () -> Void = {}

  package init(_ value: Value) {
    self.value = value
  }
}
