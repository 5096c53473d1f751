#if canImport(SwiftUI) && !os(macOS)
  /// What a SwiftUI view said in its latest update, for behaviors that stay those that the view was first shown with.
  @MainActor
  package final class LatestValue<Value> {
    package internal(set) var value: Value {
      didSet { didChange() }
    }

    /// Called inside SwiftUI's update, at each update: sets no state of a view, and no first responder.
    package var didChange: @MainActor () -> Void = {}

    init(_ value: Value) {
      self.value = value
    }
  }
#endif
