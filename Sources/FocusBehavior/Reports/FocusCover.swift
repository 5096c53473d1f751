import LifecycleBehaviors
import ScreenSupport
import UIKit

/// The cover of a screen: a view controller presented over it, or over a controller that contains it; or another window
/// of its scene, which is key instead of the screen's own.
///
/// ```swift
/// FocusBehavior { change in
///   if let cover = change.cover { print("lost to \(cover)") }
/// }
/// ```
/// It retains nothing. Two covers are equal if they are of one kind and of the same object. Once the object has been
/// deallocated, a cover is equal to its copies only. Its description is fit for a log: `"sheet QueueViewController"`,
/// `"window of LockViewController"`.
///
/// ## Topics
///
/// ### What covers the screen
///
/// - ``viewController``
/// - ``window``
/// - ``kind``
///
/// ### In a log
///
/// - ``description``
///
/// ### For tests
///
/// - ``init(_:kind:)``
/// - ``init(window:)``
public struct FocusCover: Equatable, Sendable, CustomStringConvertible {
  private let subject: Subject

  /// The kind of cover, as it was when the cover was noticed: ``FocusInterruption/sheet`` for a sheet,
  /// ``FocusInterruption/keyWindowLoss`` for another key window.
  public var kind: FocusInterruption { subject.kind }

  /// The kind and the class, without any text that a user could read on the screen.
  public var description: String {
    switch subject.types {
    case .controller(let type): "\(kind) \(type)"
    case .window(let root): "window" + (root.map { " of \($0)" } ?? "")
    }
  }

  /// The presented controller, or the root view controller of the window; of an overlay, the app's controller that it shows.
  /// Nil once it has been deallocated.
  @preconcurrency @MainActor public var viewController: UIViewController? {
    subject.object as? UIViewController ?? (subject.object as? UIWindow)?.contentController
  }

  /// The window that is key, or the one in which the presented controller is; nil once it has been deallocated.
  @preconcurrency @MainActor public var window: UIWindow? {
    subject.object as? UIWindow ?? viewController?.viewIfLoaded?.window
  }

  /// Creates a value, for tests of code that takes one.
  ///
  /// ```swift
  /// let cover = FocusCover(UIViewController(), kind: .sheet)
  /// ```
  /// - Parameters:
  ///   - viewController: the presented controller. It is not retained.
  ///   - kind: what it is to the screen.
  @preconcurrency @MainActor
  public init(_ viewController: UIViewController, kind: FocusInterruption) {
    subject = Subject(viewController, kind, .controller(type(of: viewController)))
  }

  /// Creates a value, for tests of code that takes one.
  /// - Parameter window: the window that is key instead of the screen's own. It is not retained.
  @preconcurrency @MainActor
  public init(window: UIWindow) {
    subject = Subject(window, .keyWindowLoss, .window(root: window.contentController.map { type(of: $0) }))
  }

  /// Whether it is of this object, which exists, and of this kind.
  func isOf(_ object: AnyObject, _ kind: FocusInterruption) -> Bool {
    subject.object === object && subject.kind == kind
  }

  /// Compares the kinds, and the objects by identity.
  /// - Returns: whether both are the same cover.
  public static func == (left: FocusCover, right: FocusCover) -> Bool {
    if left.subject === right.subject { return true }
    guard let object = left.subject.object else { return false }
    return right.isOf(object, left.kind)
  }

  // One reference, so that facts and changes are cheap to copy. Sendable because it never changes: the runtime lets any thread
  // read a weak reference.
  private final class Subject: @unchecked Sendable {
    private(set) weak var object: AnyObject?
    let kind: FocusInterruption
    let types: Types

    init(_ object: AnyObject, _ kind: FocusInterruption, _ types: Types) {
      self.object = object
      self.kind = kind
      self.types = types
    }
  }

  /// The classes, as they were when the cover was noticed. The text is composed when it is read.
  private enum Types {
    case controller(UIViewController.Type)
    case window(root: UIViewController.Type?)
  }
}

extension FocusReason {
  /// The name and the cover, for a log: `"covered by sheet QueueViewController"`, `"alert UIAlertController"` and
  /// `"windowNotKey, key is the window of LockViewController"`.
  func text(_ cover: FocusCover?) -> String {
    guard let cover else { return name }
    switch self {
    case .alert: return "\(cover)"
    case .windowNotKey: return "\(name), key is the \(cover)"
    default: return "\(name) by \(cover)"
    }
  }
}
