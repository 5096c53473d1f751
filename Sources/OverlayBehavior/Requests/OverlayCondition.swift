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
/// foreground, when the app or a scene becomes active or inactive, and when it enters the background. It is also read every
/// ``OverlayOptions/checkInterval`` seconds; if the condition is created with `isCheckedWhileHidden` false, only
/// while the overlay is requested or the last reading was an error. Several overlays may follow one condition; it keeps
/// none of them alive.
///
/// ## Topics
///
/// ### Creating
///
/// - ``init(_:)``
/// - ``init(isCheckedWhileHidden:_:)``
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

  let isCheckedWhileHidden: Bool
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
  /// - Parameters:
  ///   - isCheckedWhileHidden: whether the condition is read at intervals while the overlay is hidden as well, so that
  ///     the overlay appears without a signal. Write false where ``setNeedsCheck()`` signals every change.
  ///   - isMet: returns whether the overlay is to be shown. Called on the main thread. If it throws, the overlay stays
  ///     as it is, until ``OverlayOptions/failureLimit`` checks in a row have failed.
  public init(isCheckedWhileHidden: Bool = true, _ isMet: @escaping () throws -> Bool) {
    self.isCheckedWhileHidden = isCheckedWhileHidden
    self.isMet = isMet
    isOfLeavingScenes = false
    sparesInactiveScenes = { false }
  }

  private init(ofLeavingScenesUnless isPrompting: @escaping () -> Bool) {
    isCheckedWhileHidden = false
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
  /// cannot be read: see ``OverlayOptions/staysWhenUnreadable``. A condition whose sequence ends with `false`
  /// stays false.
  /// - Parameter values: iterated from now on, off the main thread, until the condition is deallocated.
  public init<Values: AsyncSequence & Sendable>(_ values: Values) where Values.Element == Bool {
    isCheckedWhileHidden = false
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
  var isOver: Bool { failure != nil }

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
