/// A behavior that changes what only a UIKit screen has. On a SwiftUI view it is reported, once for each type.
@MainActor
package protocol WithoutEffectInSwiftUI {
  /// Why it has no effect, and what to write instead.
  static var remedy: String { get }
}
