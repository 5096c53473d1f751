#if canImport(SwiftUI) && !os(macOS)
  import SwiftUI

  /// Behaviors in SwiftUI: a controller without content in front of a view, whose behaviors they are. UIKit calls it as a child
  /// of the hosting controller, which itself takes no behaviors.
  ///
  /// The behaviors are made once for each place in the hierarchy where the view stands. What changes with the view's
  /// updates reaches them through ``LatestValue``.
  package struct BehaviorProbe<Value>: UIViewControllerRepresentable {
    private let value: Value
    private let behaviors: @MainActor (LatestValue<Value>) -> [any ViewControllerLifecycleBehavior]

    /// - Parameters:
    ///   - value: what the behaviors use of the view's present update, such as its closures.
    ///   - behaviors: makes the behaviors; called once, when the view is first shown.
    package init(
      _ value: Value, behaviors: @escaping @MainActor (LatestValue<Value>) -> [any ViewControllerLifecycleBehavior]
    ) {
      self.value = value
      self.behaviors = behaviors
    }

    package func makeCoordinator() -> LatestValue<Value> {
      LatestValue(value)
    }

    package func makeUIViewController(context: Context) -> BehaviorProbeViewController {
      BehaviorProbeViewController(behaviors(context.coordinator))
    }

    package func updateUIViewController(_ controller: BehaviorProbeViewController, context: Context) {
      context.coordinator.value = value
    }

    package static func dismantleUIViewController(
      _ controller: BehaviorProbeViewController, coordinator: LatestValue<Value>
    ) {
      controller.end()
    }
  }

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

  extension View {
    /// Puts the probe in front of this view, without a size: it has no part in layout and touches, and assistive technologies
    /// pass it by.
    ///
    /// Not behind the view: the large title of a navigation bar would not follow a `List` any more. Source:
    /// siteline/swiftui-introspect, issue 2.
    package func carrying<Value>(_ probe: BehaviorProbe<Value>) -> some View {
      overlay(probe.frame(width: 0, height: 0).accessibility(hidden: true))
    }
  }
#endif
