/// The value of a SwiftUI view's latest update, for behaviors that were created when the view was first shown.
@MainActor
package final class LatestValue<Value> {
  package var value: Value {
    didSet { didChange() }
  }

  /// Called inside SwiftUI's update, at each update: sets no state of a view, and no first responder.
  package var didChange: @MainActor () -> Void = {}

  package init(_ value: Value) {
    self.value = value
  }
}
