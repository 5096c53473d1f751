#if canImport(SwiftUI) && !os(macOS)
  import SwiftUI

  /// Behaviors in SwiftUI: a controller without content behind a view, whose behaviors they are. UIKit calls it as a child
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

  extension View {
    /// Puts the probe behind this view: as large as the view, without a part in its layout, its touches or what assistive
    /// technologies read.
    package func carrying<Value>(_ probe: BehaviorProbe<Value>) -> some View {
      background(probe.allowsHitTesting(false))
    }
  }
#endif
