#if canImport(SwiftUI) && !os(macOS)
  import UIKit

  /// A behavior that changes what only a UIKit screen has. On a SwiftUI view it is reported, once for each type.
  @MainActor
  protocol WithoutEffectInSwiftUI {
    /// Why it has no effect, and what to write instead.
    static var remedy: String { get }
  }

  extension DismissKeyboardOnTapBehavior: WithoutEffectInSwiftUI {
    static var remedy: String {
      """
      its view has no size, so it cannot be tapped. Add it to a UIKit screen that contains the hosting controller as a child.
      """
    }
  }

  #if !os(tvOS)
    extension BackButtonTitleBehavior: WithoutEffectInSwiftUI {
      static var remedy: String {
        """
        the navigation item is SwiftUI's. The back button shows the title that the view below it has from its \
        navigationBarTitle(_:).
        """
      }
    }
  #endif

  @MainActor
  enum SwiftUIRemedies {
    private static var reported: Set<ObjectIdentifier> = []

    static func report(_ behaviors: [any ViewControllerLifecycleBehavior]) {
      for case let behavior as any ViewControllerLifecycleBehavior & WithoutEffectInSwiftUI in behaviors {
        let type = type(of: behavior)
        guard reported.insert(ObjectIdentifier(type)).inserted else { continue }
        LifecycleIssue.report("\(type) has no effect on a SwiftUI view: \(type.remedy)")
      }
    }
  }
#endif
