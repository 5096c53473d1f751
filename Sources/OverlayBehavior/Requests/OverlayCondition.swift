import Foundation
import LifecycleBehaviors

/// The condition that decides when an overlay is shown. A condition is checked repeatedly, so a missed change has no lasting
/// effect.
///
/// ```swift
/// let isOffline = OverlayCondition(isCheckedWhileHidden: false) {
///   !connection.isUsable
/// }
/// connection.didChange = { [weak isOffline] in isOffline?.setNeedsCheck() }
/// ```
///
/// The condition is checked when an overlay begins to follow it, after ``setNeedsCheck()``, and when the app or a scene enters
/// the foreground or the background or becomes active or inactive. A condition that is a closure is also checked at intervals:
/// every 5 seconds, if you pass no other interval.
///
/// Several overlays may follow the same condition. The condition does not retain them. Main thread only: a call from another
/// thread stops the app.
///
/// ## Topics
///
/// ### Creating a condition
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

  /// Creates a condition from a closure.
  ///
  /// ```swift
  /// let isLocked = OverlayCondition(staysWhenUnreadable: true) { try keychain.isLocked() }
  /// ```
  /// - Parameters:
  ///   - checkInterval: seconds between two checks. A check may come up to half an interval earlier, together with the check of
  ///     another overlay, so that the app wakes only once.
  ///   - isCheckedWhileHidden: whether the condition is also checked at intervals while the overlay is hidden. Pass false if you
  ///     call ``setNeedsCheck()`` after every change. Then the condition is checked at intervals only while the overlay is
  ///     requested, or if the last check threw an error.
  ///   - failureLimit: how many checks in a row must throw an error before the condition counts as unreadable.
  ///   - staysWhenUnreadable: what happens when the condition is unreadable. With true, the overlay stays as it is until a check
  ///     succeeds, or the app hides the overlay. Pass true if the content below must not be shown by mistake, for example for a
  ///     lock. With false, the overlay is hidden, so that no error locks the user out, and shown again when a check succeeds and
  ///     the condition holds. In both cases, an ``OverlayEvent/unreadable(failedChecks:error:)`` and a `LifecycleIssue` are
  ///     reported.
  ///   - isMet: returns whether the overlay is shown. Called on the main thread, and retained by the condition. If it throws an
  ///     error, the overlay stays as it is, until `failureLimit` checks in a row have thrown an error.
  /// - Precondition: `checkInterval` is finite and at least 0.01; `failureLimit` is positive.
  public init(
    checkInterval: TimeInterval = 5, isCheckedWhileHidden: Bool = true, failureLimit: Int = 3,
    staysWhenUnreadable: Bool = false, _ isMet: @escaping () throws -> Bool
  ) {
    precondition(
      checkInterval >= 0.01 && checkInterval.isFinite,
      """
      OverlayCondition(checkInterval:) must be a finite number of seconds, 0.01 or more, got \(checkInterval). Write 5, \
      the default, and call setNeedsCheck() when the condition should be checked without a delay.
      """)
    precondition(
      failureLimit > 0,
      """
      OverlayCondition(failureLimit:) must be positive, got \(failureLimit). Write 1 if the first check that throws an error \
      makes the condition unreadable.
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

  /// A condition that holds in each inactive scene: in the app switcher, under Control Center, in the background. The condition
  /// no longer holds when the scene enters the foreground or becomes active. A scene that the system connects in the background
  /// counts, too.
  ///
  /// ```swift
  /// privacyCover = OverlayController(while: .sceneIsNotActive) { _ in
  ///   LogoViewController()
  /// }
  /// ```
  ///
  /// So the picture in the app switcher shows the overlay, not the content below. The overlay appears without animation, before
  /// the notification of the change has returned. With an ``OverlayBehavior``, the overlay covers only the scene of one screen.
  public static var sceneIsNotActive: OverlayCondition { sceneIsNotActive(unless: { false }) }

  /// A condition like ``sceneIsNotActive`` that does not hold under a prompt that the app itself has requested, such as Face ID
  /// or the confirmation of a purchase.
  ///
  /// ```swift
  /// privacyCover = OverlayController(while: .sceneIsNotActive(unless: { payment.isConfirming })) { _ in
  ///   LogoViewController()
  /// }
  /// ```
  ///
  /// A scene that enters the background is covered even during a prompt.
  /// - Parameter isPrompting: returns whether the app has requested a prompt that has not ended. Called on the main thread when
  ///   a scene or the app becomes inactive.
  /// - Returns: the condition.
  public static func sceneIsNotActive(unless isPrompting: @escaping () -> Bool) -> OverlayCondition {
    OverlayCondition(ofLeavingScenesUnless: isPrompting)
  }

  /// Creates a condition from an asynchronous sequence. The latest value counts, and each value is checked without a delay.
  ///
  /// ```swift
  /// let isOffline = OverlayCondition(connection.offlineValues)
  /// ```
  ///
  /// Before the first value, the overlay is hidden. If the sequence throws an error, or ends after `true`, every later check
  /// fails, and the condition is unreadable after three checks, up to 10 seconds later. If the sequence ends after `false`, the
  /// condition stays false.
  /// - Parameters:
  ///   - values: the values. The sequence is iterated on another thread, until the condition is deallocated.
  ///   - staysWhenUnreadable: whether the overlay stays as it is when the condition is unreadable. Otherwise, the overlay is
  ///     hidden.
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

  /// Requests a check of the condition, at the end of the current run-loop iteration. Call `setNeedsCheck` when the condition may
  /// have changed.
  public func setNeedsCheck() {
    MainThread.require()
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
