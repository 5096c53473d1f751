import LifecycleBehaviors
import ScreenSupport
import UIKit

/// The cover that took focus from a screen: a view controller presented over the screen, or over a controller that contains the
/// screen, or another window of the scene that is key instead of the screen's window.
///
/// ```swift
/// FocusBehavior { change in
///   if let cover = change.cover { print("lost to \(cover)") }
/// }
/// ```
///
/// A cover retains neither the controller nor the window. Two covers are equal if they have the same kind and the same object.
/// After the object has been deallocated, a cover is equal only to its copies. The description is for logs:
/// `"sheet QueueViewController"`, `"window of LockViewController"`.
///
/// ## Topics
///
/// ### The controller or window
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

  /// The kind that the cover had when it was noticed: ``FocusInterruption/sheet`` for a sheet,
  /// ``FocusInterruption/keyWindowLoss`` for another key window.
  public var kind: FocusInterruption { subject.kind }

  /// The kind and the class, without any text that is visible on the screen.
  public var description: String {
    switch subject.types {
    case .controller(let type): "\(kind) \(type)"
    case .window(let root): "window" + (root.map { " of \($0)" } ?? "")
    }
  }

  /// The presented controller, the root view controller of the window, or the app's controller that an overlay shows. Nil after the
  /// controller has been deallocated. Main thread only.
  @preconcurrency @MainActor public var viewController: UIViewController? {
    subject.object as? UIViewController ?? (subject.object as? UIWindow)?.contentController
  }

  /// The key window, or the window of the presented controller. Nil after the window has been deallocated. Main thread only.
  @preconcurrency @MainActor public var window: UIWindow? {
    subject.object as? UIWindow ?? viewController?.viewIfLoaded?.window
  }

  /// Creates a cover by a presented controller, for tests of code that receives one.
  ///
  /// ```swift
  /// let cover = FocusCover(UIViewController(), kind: .sheet)
  /// ```
  /// - Parameters:
  ///   - viewController: the presented controller, which is not retained.
  ///   - kind: the kind of the cover.
  @preconcurrency @MainActor
  public init(_ viewController: UIViewController, kind: FocusInterruption) {
    subject = Subject(viewController, kind, .controller(type(of: viewController)))
  }

  /// Creates a cover by another key window, for tests of code that receives one.
  /// - Parameter window: the window that is key instead of the screen's window. It is not retained.
  @preconcurrency @MainActor
  public init(window: UIWindow) {
    subject = Subject(window, .keyWindowLoss, .window(root: window.contentController.map { type(of: $0) }))
  }

  /// Whether it is of this object, which exists, and of this kind.
  func isOf(_ object: AnyObject, _ kind: FocusInterruption) -> Bool {
    subject.object === object && subject.kind == kind
  }

  /// Compares the kinds, and the objects by identity.
  /// - Parameters:
  ///   - left: a cover.
  ///   - right: another cover.
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
