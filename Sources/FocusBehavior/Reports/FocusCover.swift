import LifecycleBehaviors
import UIKit

/// The cover of a screen: a view controller presented over it, or over a controller that contains it; or another window
/// of its scene, which is key instead of the screen's own.
///
/// ```swift
/// FocusBehavior { change in
///   if let cover = change.cover { print("lost to \(cover)") }
/// }
/// ```
/// It keeps nothing alive. Two covers are equal if they are of one kind and of the same object. Once the object has been
/// released, a cover is equal to its copies only. Its description is fit for a log: `"sheet QueueViewController"`,
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
/// ### Making one
///
/// - ``init(_:kind:)``
/// - ``init(window:)``
public struct FocusCover: Hashable, Sendable, CustomStringConvertible {
  /// What it is to the screen, as it was when the cover was noticed: ``FocusInterruption/sheet`` for a sheet,
  /// ``FocusInterruption/keyWindowLoss`` for another key window.
  public let kind: FocusInterruption

  private let subject: Subject
  private let reference: WeakReference

  /// The kind and the class, without any text that a user could read on the screen.
  public var description: String {
    switch subject {
    case .controller(let type): "\(kind) \(type)"
    case .window(let root): "window" + (root.map { " of \($0)" } ?? "")
    }
  }

  /// The presented controller, or the root view controller of the window; nil once it has been released.
  @MainActor public var viewController: UIViewController? {
    object as? UIViewController ?? (object as? UIWindow)?.rootViewController
  }

  /// The window that is key, or the one in which the presented controller is; nil once it has been released.
  @MainActor public var window: UIWindow? {
    object as? UIWindow ?? viewController?.viewIfLoaded?.window
  }

  private var object: AnyObject? { reference.object }

  /// Makes a value, for tests of code that takes one.
  ///
  /// ```swift
  /// let cover = FocusCover(UIViewController(), kind: .sheet)
  /// ```
  /// - Parameters:
  ///   - viewController: the presented controller. It is not kept.
  ///   - kind: what it is to the screen.
  @MainActor
  public init(_ viewController: UIViewController, kind: FocusInterruption) {
    self.kind = kind
    subject = .controller(type(of: viewController))
    reference = WeakReference(viewController)
  }

  /// Makes a value, for tests of code that takes one.
  /// - Parameter window: the window that is key instead of the screen's own. It is not kept.
  @MainActor
  public init(window: UIWindow) {
    kind = .keyWindowLoss
    subject = .window(root: window.rootViewController.map { type(of: $0) })
    reference = WeakReference(window)
  }

  /// Compares the kinds, and the objects by identity.
  /// - Returns: whether both are the same cover.
  public static func == (left: FocusCover, right: FocusCover) -> Bool {
    guard left.kind == right.kind else { return false }
    return left.reference === right.reference || left.object.map { $0 === right.object } == true
  }

  /// Hashes the kind and the address of the object.
  /// - Parameter hasher: the hasher to use.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(reference.address)
  }

  /// The classes, as they were when the cover was noticed. The text is made when it is read.
  private enum Subject {
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
