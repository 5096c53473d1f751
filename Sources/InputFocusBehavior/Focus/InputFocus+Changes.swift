import LifecycleBehaviors
import UIKit

extension InputFocus where Field: Sendable {
  /// The changes from now on, for `for await`: the same values that ``didChange`` receives.
  ///
  /// ```swift
  /// for await change in inputFocus.changes { report(change) }
  /// ```
  ///
  /// Each use makes a stream of its own, so that each of several readers receives every change. Changes that have not been
  /// read yet are kept in order. A stream ends when the focus is released and when its reader is cancelled. It does not
  /// keep the focus alive.
  public var changes: AsyncStream<InputFocusChange<Field>> {
    let (stream, continuation) = AsyncStream.makeStream(of: InputFocusChange<Field>.self)
    let reader = reports.readers.add(receive: { continuation.yield($0) }, end: { continuation.finish() })
    continuation.onTermination = { [weak reader] _ in
      Task { @MainActor [weak reader] in reader?.cancel() }
    }
    return stream
  }
}
