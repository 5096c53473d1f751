import LifecycleBehaviors
import LifecycleTestKit
import TestSupport
import UIKit
import XCTest

/// A test of an app that fails with each issue.
final class PlayerScreenTestCase: XCTestCase {
  override func setUp() async throws {
    let issues = await LifecycleIssue.subscribe { XCTFail("\($0)") }
    addTeardownBlock { await issues.cancel() }
  }

  @MainActor
  func testLoading() async {
    Screen([RecordingBehavior("a", in: LifecycleTranscript())]).loadViewIfNeeded()
  }
}
