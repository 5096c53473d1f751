import Foundation

/// When an overlay is shown: a question that is asked again, so that a lost signal changes nothing for long.
///
/// ```swift
/// let isOffline = OverlayCondition(isCheckedWhileHidden: false) { !connection.isUsable }
/// connection.didChange = { isOffline.setNeedsCheck() }
/// ```
///
/// It is asked when an overlay starts to follow it, when ``setNeedsCheck()`` says so, when a scene connects or comes to
/// the foreground, when the app becomes active and when it goes to the background; and every
/// ``OverlayConfiguration/checkInterval`` seconds: only while the overlay is wanted or the last answer was an error, if
/// the condition is made with `isCheckedWhileHidden` false. Several overlays may follow one condition; it keeps none of
/// them alive.
@MainActor
public final class OverlayCondition {
  enum Reading {
    case value(Bool)
    /// Nothing is known yet.
    case none
    case failure(any Error)
  }

  let isCheckedWhileHidden: Bool
  /// Nil for a sequence of values.
  private let isMet: (@MainActor () throws -> Bool)?
  private var followers: [WeakFollower] = []
  private var latest: Bool?
  private var failure: (any Error)?
  private var task: Task<Void, Never>?

  /// A closure, or the getter of a binding: `OverlayCondition { isLocked.wrappedValue }`.
  /// - Parameters:
  ///   - isCheckedWhileHidden: ask at intervals while the overlay is hidden as well, so that it comes without a signal.
  ///     Write false where ``setNeedsCheck()`` signals every change.
  ///   - isMet: whether the overlay is to be shown. Called on the main thread. An error is no answer: the overlay stays
  ///     as it is, until ``OverlayConfiguration/failureLimit`` checks in a row have failed.
  public init(isCheckedWhileHidden: Bool = true, _ isMet: @escaping @MainActor () throws -> Bool) {
    self.isCheckedWhileHidden = isCheckedWhileHidden
    self.isMet = isMet
  }

  /// The latest of a sequence of values, each a signal too.
  ///
  /// Before the first value the overlay is hidden. A sequence that throws, or ends with `true`, leaves a condition that
  /// cannot be read: see ``OverlayConfiguration/staysWhenUnreadable``. One that ends with `false` stays false.
  /// - Parameter values: iterated from now on, off the main thread, until the condition is released.
  public init<Values: AsyncSequence & Sendable>(_ values: Values) where Values.Element == Bool {
    isCheckedWhileHidden = false
    isMet = nil
    task = Self.forward(
      values, value: { [weak self] in self?.receive($0) }, end: { [weak self] in self?.receiveEnd($0) })
  }

  deinit {
    task?.cancel()
  }

  /// Says that the answer may have changed. It is asked for when this turn of the run loop is over, once.
  public func setNeedsCheck() {
    followers.removeAll { $0.watch == nil }
    followers.forEach { $0.watch?.setNeedsCheck() }
  }

  func reading() -> Reading {
    do {
      if let isMet { return .value(try isMet()) }
      if let failure { throw failure }
      return latest.map { .value($0) } ?? .none
    } catch {
      return .failure(error)
    }
  }

  /// No later answer is to be expected.
  var isOver: Bool { failure != nil }

  func addFollower(_ watch: OverlayWatch) {
    followers.removeAll { $0.watch == nil }
    followers.append(WeakFollower(watch: watch))
  }

  // MARK: Values

  private func receive(_ value: Bool) {
    latest = value
    setNeedsCheck()
  }

  private func receiveEnd(_ error: (any Error)?) {
    guard error != nil || latest == true else { return }
    failure = error ?? OverlayValuesEnded()
    setNeedsCheck()
  }

  private nonisolated static func forward<Values: AsyncSequence & Sendable>(
    _ values: Values, value: @escaping @MainActor @Sendable (Bool) -> Void,
    end: @escaping @MainActor @Sendable ((any Error)?) -> Void
  ) -> Task<Void, Never> where Values.Element == Bool {
    Task {
      do {
        for try await element in values { await value(element) }
        await end(nil)
      } catch {
        await end(error)
      }
    }
  }

  private struct WeakFollower {
    weak var watch: OverlayWatch?
  }
}

/// Why a condition cannot be read whose sequence has ended with `true`.
struct OverlayValuesEnded: Error, CustomStringConvertible {
  let description = "the sequence of values has ended"
}
