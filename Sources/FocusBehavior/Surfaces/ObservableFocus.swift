#if canImport(Observation)
  import LifecycleBehaviors
  import Observation
  import UIKit

  /// Whether a screen has the user's attention, and why or why not, for code that is updated by what it reads.
  ///
  /// SwiftUI views are updated from iOS 17 on. From iOS 26 on UIKit calls `updateProperties`, `viewWillLayoutSubviews`,
  /// `layoutSubviews` and others again when what they have read changes; from iOS 18 on with `UIObservationTrackingEnabled` in
  /// the app's Info.plist. It does not call `viewIsAppearing` again. Other code calls `withObservationTracking`.
  ///
  /// ```swift
  /// final class LiveViewController: UIViewController {
  ///   private lazy var attention = observableFocus(.media)
  ///
  ///   override func viewWillLayoutSubviews() {
  ///     super.viewWillLayoutSubviews()
  ///     title = attention.hasFocus ? "Live" : "Paused"
  ///   }
  /// }
  /// ```
  /// It keeps no screen alive and may outlive its screen, which is then without focus.
  ///
  /// ## Topics
  ///
  /// ### The state and its reason
  ///
  /// - ``hasFocus``
  /// - ``reason``
  @available(iOS 17, tvOS 17, macCatalyst 17, *)
  @MainActor
  @Observable
  public final class ObservableFocus {
    /// Whether the screen has the user's attention. False until the screen gains it for the first time.
    public private(set) var hasFocus = false

    /// Why it has it, or why not.
    public private(set) var reason = FocusReason.notAppeared

    @ObservationIgnored fileprivate var attachment: BehaviorAttachment?

    fileprivate init() {}

    fileprivate func follow(_ change: FocusChange) {
      if hasFocus != change.hasFocus { hasFocus = change.hasFocus }
      reason = change.reason
    }

    deinit {
      MainThread.run { [attachment] in attachment?.remove(silently: true) }
    }
  }

  @available(iOS 17, tvOS 17, macCatalyst 17, *)
  @MainActor
  extension NSObjectProtocol where Self: UIViewController {
    /// Whether this screen has the user's attention, for code that is updated by what it reads.
    ///
    /// ```swift
    /// private lazy var attention = observableFocus(.media)
    /// ```
    /// It attaches a ``FocusBehavior`` of its own, which is removed when the object is released. Call it on the main thread
    /// once the view is loaded, and once: keep the object.
    /// - Parameters:
    ///   - options: what takes the focus, which screens share it, and when to look.
    ///   - file: the file of the call, for issues.
    ///   - line: the line of the call, for issues.
    /// - Returns: an object to keep and to read.
    public func observableFocus(
      _ options: FocusOptions = .attention, file: StaticString = #fileID, line: UInt = #line
    ) -> ObservableFocus {
      let focus = ObservableFocus()
      let behavior = FocusBehavior(options) { [weak focus] change in focus?.follow(change) }
      focus.attachment = attach([behavior], from: CallSite(file: file, line: line), mayRepeat: true)
      return focus
    }
  }
#endif
