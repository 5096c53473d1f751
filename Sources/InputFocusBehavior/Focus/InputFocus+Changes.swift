import LifecycleBehaviors
import UIKit

extension InputFocus {
  /// The changes from now on, for `for await`: the same values that ``didChange`` receives.
  ///
  /// ```swift
  /// for await change in inputFocus.changes { report(change) }
  /// ```
  ///
  /// Each use creates a stream of its own, so that each of several readers receives every change. Changes that have not been
  /// read yet are kept in order. A stream ends when the focus is deallocated and when its reader is cancelled. It does not
  /// retain the focus.
  public var changes: AsyncStream<InputFocusChange<Field>> {
    let (stream, continuation) = AsyncStream.makeStream(of: InputFocusChange<Field>.self)
    let reader = InputFocusReader<Field>(receive: { continuation.yield($0) }, end: { continuation.finish() })
    engine.readers.append(reader)
    continuation.onTermination = { [weak engine, weak reader] _ in
      Task { @MainActor [weak engine, weak reader] in engine?.readers.removeAll { $0 === reader } }
    }
    return stream
  }
}
