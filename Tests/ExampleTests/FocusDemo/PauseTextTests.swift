import FocusBehavior
import TestSupport
import Testing
import UIKit

@testable import FocusDemoScreens

@MainActor
@Suite(.oneDevice)
struct PauseTextTests {
  @Test("The player says nothing while it has focus, and names the sort of the cause where it has none")
  func texts() {
    let focused: [FocusReason] = [
      .appeared, .uncovered, .appActive, .sceneActive, .sceneFrontmost, .windowKey, .windowVisible, .viewVisible,
    ]
    #expect(focused.allSatisfy { PauseText(of: $0).text == nil })
    let unfocused: [FocusReason] = [
      .covered, .windowNotKey, .appBackground, .popped, .lessRecentlyUsed,
    ]
    let texts = Set(unfocused.compactMap { PauseText(of: $0).text })
    #expect(texts.count == unfocused.count)
    #expect(texts.allSatisfy { $0.hasPrefix("Paused: ") })
  }
}
