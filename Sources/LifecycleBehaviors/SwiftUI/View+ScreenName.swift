#if canImport(SwiftUI) && !os(macOS)
  import SwiftUI

  extension View {
    /// Makes this view a screen with a name: it gets the app's ``LifecycleBehaviorDefaults`` and is in recordings and reports,
    /// as a UIKit screen with behaviors is.
    ///
    /// ```swift
    /// ArticleView(article).screenName("Article")
    /// ```
    ///
    /// Write it at the view that fills the screen, once. The default behaviors are called with a controller without content, as
    /// with `behaviors { … }`; those that change a UIKit screen have no effect and are reported. A name should be one of few,
    /// without anything that the user typed: reports keep it.
    /// - Parameter name: what the screen is called. An update of the view may change it.
    /// - Returns: the view as a screen.
    @preconcurrency @MainActor
    public func screenName(_ name: String) -> some View {
      carrying(BehaviorProbe((), named: name) { _ in [] })
    }
  }
#endif
