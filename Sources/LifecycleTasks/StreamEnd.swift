/// Ends a stream when the behavior that feeds it is deallocated.
package final class StreamEnd<Element>: Sendable {
  package let continuation: AsyncStream<Element>.Continuation

  package init(_ continuation: AsyncStream<Element>.Continuation) {
    self.continuation = continuation
  }

  deinit {
    continuation.finish()
  }
}
