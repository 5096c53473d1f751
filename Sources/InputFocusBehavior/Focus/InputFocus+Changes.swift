import LifecycleBehaviors
import UIKit

extension InputFocus {
  /// The future changes, for `for await`: the same values that ``didChange`` receives.
  ///
  /// ```swift
  /// for await change in inputFocus.changes { report(change) }
  /// ```
  ///
  /// Each read of the property creates another stream, so each of several readers receives every change. Changes that have not
  /// been read yet are buffered in order. A stream ends when the focus is deallocated, or when the task that reads it is
  /// cancelled. The stream does not retain the focus.
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
