import Foundation
import LifecycleBehaviors

/// When an overlay is shown. A condition is read again and again, so a lost signal has no effect for long.
///
/// ```swift
/// let isOffline = OverlayCondition(isCheckedWhileHidden: false) {
///   !connection.isUsable
/// }
/// connection.didChange = { [weak isOffline] in isOffline?.setNeedsCheck() }
/// ```
///
/// It is read when an overlay starts to follow it, after ``setNeedsCheck()``, when a scene connects or enters the
/// foreground, when the app or a scene becomes active or inactive, and when it enters the background. A condition that is a
/// closure is also read every few seconds. Several overlays may follow one condition; it keeps none of them alive.
///
/// ## Topics
///
/// ### Creating
///
/// - ``init(checkInterval:isCheckedWhileHidden:failureLimit:staysWhenUnreadable:_:)``
/// - ``init(_:staysWhenUnreadable:)``
/// - ``sceneIsNotActive``
/// - ``sceneIsNotActive(unless:)``
///
/// ### After a change
///
/// - ``setNeedsCheck()``
@preconcurrency @MainActor
public final class OverlayCondition {
  enum Reading {
    case value(Bool)
    /// The sequence has had no value yet.
    case none
    case failure(any Error)
  }

  /// How it is read, and what follows when it cannot be read.
  struct Checks {
    var interval: TimeInterval = 5
    var includeHidden = false
    var failureLimit = 3
    var staysWhenUnreadable = false
  }

  let checks: Checks
  /// Whether it is met in each scene that is leaving or has left, and in no other.
  let isOfLeavingScenes: Bool
  /// Returns whether it is not met in scenes that are inactive and not in the background.
  let sparesInactiveScenes: () -> Bool
  /// Nil for a sequence of values.
  private let isMet: (() throws -> Bool)?
  private(set) var followers: [Weak<Overlay>] = []
  private var latest: Bool?
  private var failure: (any Error)?
  private var task: Task<Void, Never>?

  /// Creates a condition from a closure, or from the getter of a binding: `OverlayCondition { isLocked.wrappedValue }`.
  ///
  /// ```swift
  /// let isLocked = OverlayCondition(staysWhenUnreadable: true) { try keychain.isLocked() }
  /// ```
  /// - Parameters:
  ///   - checkInterval: the seconds from one reading to the next, without any signal of a change. The first reading may come up
  ///     to half of that earlier, together with the reading of another condition.
  ///   - isCheckedWhileHidden: whether the condition is read at intervals while the overlay is hidden as well, so that
  ///     the overlay appears without a signal. Write false where ``setNeedsCheck()`` signals every change: the condition is
  ///     then read at intervals only while the overlay is requested, or the last reading was an error.
  ///   - failureLimit: how many readings in a row must throw before the condition counts as one that cannot be read.
  ///   - staysWhenUnreadable: whether the overlay stays as it is when the condition cannot be read any more, until the
  ///     condition can be read or the app hides the overlay. Write true where the content below must not be shown by mistake,
  ///     such as in a locked app. With false the overlay is hidden, so that no error locks the user out, and is shown again
  ///     when the condition can be read and holds. In both cases an ``OverlayEvent/unreadable(failedChecks:error:)`` and a
  ///     `LifecycleIssue` are reported.
  ///   - isMet: returns whether the overlay is to be shown. Called on the main thread. If it throws, the overlay stays
  ///     as it is, until `failureLimit` readings in a row have thrown.
  /// - Precondition: `checkInterval` is finite and at least 0.01; `failureLimit` is positive.
  public init(
    checkInterval: TimeInterval = 5, isCheckedWhileHidden: Bool = true, failureLimit: Int = 3,
    staysWhenUnreadable: Bool = false, _ isMet: @escaping () throws -> Bool
  ) {
    precondition(
      checkInterval >= 0.01 && checkInterval.isFinite,
      """
      OverlayCondition(checkInterval:) must be a finite number of seconds, 0.01 or more, got \(checkInterval). Write 5, \
      the default, and call setNeedsCheck() when the condition should be read at once.
      """)
    precondition(
      failureLimit > 0,
      """
      OverlayCondition(failureLimit:) must be positive, got \(failureLimit). Write 1 to hide or keep the overlay at the \
      first reading that throws.
      """)
    checks = Checks(
      interval: checkInterval, includeHidden: isCheckedWhileHidden, failureLimit: failureLimit,
      staysWhenUnreadable: staysWhenUnreadable)
    self.isMet = isMet
    isOfLeavingScenes = false
    sparesInactiveScenes = { false }
  }

  private init(ofLeavingScenesUnless isPrompting: @escaping () -> Bool) {
    checks = Checks()
    isMet = { true }
    isOfLeavingScenes = true
    sparesInactiveScenes = isPrompting
  }

  /// Met in each scene from the moment at which it becomes inactive until it enters the foreground or is active again: in the
  /// app switcher, under Control Center, in the background. A scene that the system connects in the background counts too.
  ///
  /// ```swift
  /// privacyCover = OverlayController(while: .sceneIsNotActive) { _ in
  ///   LogoViewController()
  /// }
  /// ```
  ///
  /// The overlay is then in the picture that the app switcher shows, and not what it covers: it appears without animation,
  /// before the notification of the change has returned. With an ``OverlayBehavior`` it covers the scene of one screen.
  public static var sceneIsNotActive: OverlayCondition { sceneIsNotActive(unless: { false }) }

  /// Met as ``sceneIsNotActive`` is, but not under a prompt that the app itself brings up, such as a question for a face or a
  /// purchase.
  ///
  /// ```swift
  /// privacyCover = OverlayController(while: .sceneIsNotActive(unless: { payment.isConfirming })) { _ in
  ///   LogoViewController()
  /// }
  /// ```
  ///
  /// A scene that enters the background is covered all the same.
  /// - Parameter isPrompting: returns whether the app has asked for a prompt and has no answer yet. Called on the main thread,
  ///   when a scene or the app becomes inactive.
  /// - Returns: the condition.
  public static func sceneIsNotActive(unless isPrompting: @escaping () -> Bool) -> OverlayCondition {
    OverlayCondition(ofLeavingScenesUnless: isPrompting)
  }

  /// Creates a condition from a sequence: the latest value counts, and each value is a signal.
  ///
  /// ```swift
  /// let isOffline = OverlayCondition(connection.offlineValues)
  /// ```
  ///
  /// Before the first value the overlay is hidden. A sequence that throws, or ends with `true`, leaves a condition that
  /// cannot be read. A condition whose sequence ends with `false` stays false.
  /// - Parameters:
  ///   - values: iterated from now on, off the main thread, until the condition is deallocated.
  ///   - staysWhenUnreadable: whether the overlay stays as it is when the condition cannot be read any more, or is hidden.
  public init<Values: AsyncSequence & Sendable>(_ values: Values, staysWhenUnreadable: Bool = false)
  where Values.Element == Bool {
    checks = Checks(staysWhenUnreadable: staysWhenUnreadable)
    isOfLeavingScenes = false
    sparesInactiveScenes = { false }
    isMet = nil
    task = Self.forward(
      values, value: { [weak self] in self?.receive($0) }, end: { [weak self] in self?.receiveEnd($0) })
  }

  deinit {
    task?.cancel()
  }

  /// Signals that the condition may have changed. It is read once, at the end of the current run-loop iteration.
  public func setNeedsCheck() {
    MainThread.require()
    followers.removeAll { $0.object == nil }
    followers.forEach { $0.object?.setNeedsCheck() }
  }

  // MARK: For an overlay

  func reading() -> Reading {
    do {
      if let isMet { return .value(try isMet()) }
      if let failure { throw failure }
      return latest.map { .value($0) } ?? .none
    } catch {
      return .failure(error)
    }
  }

  /// Whether every later reading will fail.
  var hasEnded: Bool { failure != nil }

  func addFollower(_ overlay: Overlay) {
    // One condition may serve every screen that the app ever shows.
    followers.removeAll { $0.object == nil }
    followers.append(Weak(overlay))
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
}

/// The reason why a condition whose sequence has ended with `true` cannot be read.
struct OverlayValuesEnded: Error, CustomStringConvertible {
  let description = "the sequence of values has ended"
}
