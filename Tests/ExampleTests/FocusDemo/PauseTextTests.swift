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
    let cover = FocusCover(UIViewController(), kind: .sheet)
    let focused: [FocusReason] = [.appeared, .uncovered, .appActive, .sceneActive, .windowKey, .windowVisible]
    #expect(focused.allSatisfy { PauseText(of: $0).text == nil })
    let covered: [FocusReason] = [.covered(by: cover), .alert(by: cover), .windowNotKey(by: nil)]
    let away: [FocusReason] = [.appInactive, .appBackground, .disappeared, .lessRecentlyUsed]
    let texts = Set((covered + away).compactMap { PauseText(of: $0).text })
    #expect(texts.count == 7)
    #expect(texts.allSatisfy { $0.hasPrefix("Paused: ") })
  }
}
