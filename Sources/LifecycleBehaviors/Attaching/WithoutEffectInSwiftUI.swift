/// A behavior that changes what only a UIKit screen has. On a SwiftUI view it is reported, once for each type.
@MainActor
package protocol WithoutEffectInSwiftUI {
  /// Why it has no effect, and what to write instead.
  static var remedy: String { get }
}

@MainActor
enum SwiftUIRemedies {
  static func report(_ behaviors: [any ViewControllerLifecycleBehavior]) {
    for case let behavior as any ViewControllerLifecycleBehavior & WithoutEffectInSwiftUI in behaviors {
      let type = type(of: behavior)
      LifecycleIssue.reportOnce(
        .noEffectInSwiftUI, "\(type) has no effect on a SwiftUI view: \(type.remedy)", of: type)
    }
  }
}
