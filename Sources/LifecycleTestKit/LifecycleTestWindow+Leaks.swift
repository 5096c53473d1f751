import LifecycleBehaviors
import ScreenSupport
import UIKit

#if canImport(Testing) && compiler(>=6.1)
  import Testing
#endif

extension LifecycleTestWindow {
  /// Fails the test if a screen is still in memory after `body` has closed the screen. Only screens with behaviors are checked.
  ///
  /// ```swift
  /// await window.expectNoLeaks {
  ///   await window.show(ScreenUnderTest(behaviors: [lengths]))
  ///   await window.show(UIViewController())
  /// }
  /// ```
  ///
  /// Each failure tells how the screen was closed, and what may retain the screen: a property of the screen, of its behaviors
  /// or of their coordinators that leads back to the screen, or the closures that the screen and its behaviors store. The
  /// framework cannot read what a closure captures, or whether a property is weak.
  /// - Parameters:
  ///   - file: the file of the call, for the failure.
  ///   - line: the line of the call, for the failure.
  ///   - body: shows screens and closes them. The closure must not retain the screens.
  /// - Returns: the leaks. In XCTest, and with Swift 6.0, the call does not fail the test itself, so check the result:
  ///   `XCTAssertEqual(leaks, [])`.
  @discardableResult
  public func expectNoLeaks(
    file: StaticString = #fileID, line: UInt = #line, _ body: @MainActor () async throws -> Void
  ) async rethrows -> [LifecycleIssue] {
    var closings: [ScreenClosing] = []
    let observation = ScreenClosing.observers.add { closings += $0 }
    try await body()
    await settle(file: file, line: line)
    withExtendedLifetime(observation) {}
    let leaks = closings.compactMap { ScreenLeak($0) }
    let issues = leaks.map { leak in
      LifecycleIssue(
        kind: .leakedScreen, message: leak.message() + " " + ScreenKeepers.sentence(about: leak.screen),
        screenType: type(of: leak.screen), fileID: "\(file)", line: Int(line))
    }
    #if canImport(Testing) && compiler(>=6.1)
      if Test.current != nil {
        for issue in issues {
          Issue.record(
            "\(issue.message)",
            sourceLocation: SourceLocation(fileID: "\(file)", filePath: "\(file)", line: Int(line), column: 1))
        }
      }
    #endif
    return issues
  }
}
