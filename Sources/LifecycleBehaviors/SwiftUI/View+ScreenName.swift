#if canImport(SwiftUI) && !os(macOS)
  import SwiftUI

  extension View {
    /// Makes this view a screen with a name. Like a UIKit screen with behaviors, the view gets the app's
    /// ``LifecycleBehaviorDefaults``, and appears in recordings and reports.
    ///
    /// ```swift
    /// ArticleView(article).screenName("Article")
    /// ```
    ///
    /// Apply the modifier once, to the outermost view of the screen. The defaults receive an empty child of the hosting
    /// controller, as with `behaviors { … }`. A default for one class of screens has no effect, which is reported as an issue. A
    /// default that needs the screen's own view, such as `DismissKeyboardOnTapBehavior`, has no effect either.
    ///
    /// > Warning: Use a small, fixed set of names, and never text that the user typed: recordings and reports store the name.
    /// - Parameter name: the name of the screen. Updates of the view may change the name. If the name is empty, a recorder or a
    ///   reporter uses the name of a class instead, and reports an issue.
    /// - Returns: the view as a screen.
    @preconcurrency @MainActor
    public func screenName(_ name: String) -> some View {
      carrying(BehaviorProbe((), named: name) { _ in [] })
    }
  }
#endif
