// The device's virtual time begins with the test, and only there is there a thread to wait for.
#if canImport(HeadlessDevice) && compiler(>=6.2)
  import TestSupport
  import Testing

  @testable import LifecycleTestKit

  @MainActor
  @Suite(.oneDevice)
  struct FailureWatchTests {
    private struct Failure: Error {}

    @Test(
      "What failed on another thread just before the end is in the report, though the main thread had no time for it")
    func lastFailure() throws {
      let test = try #require(Test.current)
      let watch = FailureWatch()
      onAnotherThread { watch.receive(Failure(), of: test) }
      #expect(watch.end(test)?.attachments.first?.text.contains("Caught error: Failure()") == true)
    }
  }
#endif
