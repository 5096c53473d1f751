#if canImport(SwiftUI) && !os(macOS)
  import SwiftUI

  /// The behaviors of a SwiftUI view: they belong to a controller without content in front of the view. UIKit calls it as a
  /// child of the hosting controller, which itself takes no behaviors.
  ///
  /// The behaviors are created once for each place of the view in the hierarchy. They receive what changes with the view's updates
  /// through ``LatestValue``.
  package struct BehaviorProbe<Value>: UIViewControllerRepresentable {
    private let value: Value
    private let name: String?
    private let behaviors: @MainActor (LatestValue<Value>) -> [any ViewControllerLifecycleBehavior]

    /// - Parameters:
    ///   - value: what the behaviors use of the view's present update, such as its closures.
    ///   - name: what reports and recordings call the view; nil for the name of the class.
    ///   - behaviors: creates the behaviors; called once, when the view is first shown.
    package init(
      _ value: Value, named name: String? = nil,
      behaviors: @escaping @MainActor (LatestValue<Value>) -> [any ViewControllerLifecycleBehavior]
    ) {
      self.value = value
      self.name = name
      self.behaviors = behaviors
    }

    package func makeCoordinator() -> LatestValue<Value> {
      LatestValue(value)
    }

    package func makeUIViewController(context: Context) -> BehaviorProbeViewController {
      BehaviorProbeViewController(behaviors(context.coordinator), named: name)
    }

    package func updateUIViewController(_ controller: BehaviorProbeViewController, context: Context) {
      context.coordinator.value = value
      controller.nameOfView = name
    }

    package static func dismantleUIViewController(
      _ controller: BehaviorProbeViewController, coordinator: LatestValue<Value>
    ) {
      controller.end()
    }
  }

  extension View {
    /// Puts the probe in front of this view, without a size: it has no effect on layout, touches and accessibility.
    ///
    /// It is not behind the view, because the large title of a navigation bar would not follow a `List` any more. Source:
    /// siteline/swiftui-introspect, issue 2.
    /// - Parameter probe: the behaviors.
    /// - Returns: the view with the probe.
    package func carrying<Value>(_ probe: BehaviorProbe<Value>) -> some View {
      overlay(probe.frame(width: 0, height: 0).accessibility(hidden: true))
    }
  }
#endif
