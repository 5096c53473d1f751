#if canImport(SwiftUI) && !os(macOS) && !os(tvOS)
  extension BackButtonTitleBehavior: WithoutEffectInSwiftUI {
    static var remedy: String {
      """
      the navigation item is SwiftUI's. The back button shows the title that the view below it has from its \
      navigationBarTitle(_:).
      """
    }
  }
#endif
