import LifecycleBehaviors
import TestSupport
import Testing

@MainActor
@Suite(.oneDevice)
struct LifecycleIssueTests {
  @Test("An issue is described by its message, and a handler can be called with one")
  func handler() {
    let issues = IssueCollector()
    let issue = LifecycleIssue(message: "What happened, and what to write.")
    LifecycleIssue.handler(issue)
    #expect(issues.flush() == ["\(issue)"])
    #expect("\(issue)" == "What happened, and what to write.")
  }
}
