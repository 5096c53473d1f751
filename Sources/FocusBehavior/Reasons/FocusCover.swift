import LifecycleBehaviors
import UIKit

/// What covers a screen: a view controller presented over it, or over a controller that contains it; or another window
/// of its scene, which is key instead of the screen's own.
///
/// ```swift
/// FocusBehavior { change in
///   if let cover = change.reason.cover, cover.kind == .alert { print("lost to \(cover)") }
/// }
/// ```
/// It keeps nothing alive. Two covers are equal if they are of one kind and of the same object, before and after its
/// release. Its description is fit for a log: `"sheet QueueViewController"`, `"window of LockViewController"`.
public struct FocusCover: Hashable, Sendable, CustomStringConvertible {
  /// The one option of ``FocusPolicy`` that it falls under, as it was when the cover was noticed:
  /// ``FocusPolicy/sheet`` for a sheet, ``FocusPolicy/keyWindowLoss`` for another key window. Compare with ==; it is
  /// exactly one option.
  public var kind: FocusPolicy { record.kind }

  // One reference: each look copies the facts of each screen, which costs twice as much with the values themselves.
  private let record: Record

  /// The kind and the class, without any text that a user could read on the screen.
  public var description: String {
    switch record.subject {
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

  @MainActor private var object: AnyObject? { record.reference.object }

  /// Makes a value, for tests of code that takes one.
  ///
  /// ```swift
  /// let cover = FocusCover(UIViewController(), kind: .sheet)
  /// ```
  /// - Parameters:
  ///   - viewController: the presented controller. It is not kept.
  ///   - kind: exactly one option; anything else is a programming error.
  @MainActor
  public init(_ viewController: UIViewController, kind: FocusPolicy) {
    precondition(
      kind.isOneOption,
      "kind must be exactly one option of FocusPolicy, got \(kind). Write what the cover is, such as .sheet.")
    record = Record(kind, .controller(type(of: viewController)), .to(viewController))
  }

  /// Makes a value, for tests of code that takes one.
  /// - Parameter window: the window that is key instead of the screen's own. It is not kept.
  @MainActor
  public init(window: UIWindow) {
    let root = window.rootViewController.map { type(of: $0) }
    record = Record(.keyWindowLoss, .window(root: root), .to(window))
  }

  /// Compares the kinds, and the objects by identity.
  /// - Returns: whether both are the same cover.
  public static func == (left: FocusCover, right: FocusCover) -> Bool {
    left.kind == right.kind && left.record.reference === right.record.reference
  }

  /// Hashes the kind and the identity of the object.
  /// - Parameter hasher: the hasher to use.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(ObjectIdentifier(record.reference))
  }

  /// Returns whether it is made of this controller or window. Makes no object.
  @MainActor
  func refers(to object: UIResponder) -> Bool {
    self.object === object
  }

  private final class Record: Sendable {
    let kind: FocusPolicy
    let subject: Subject
    let reference: WeakReference

    init(_ kind: FocusPolicy, _ subject: Subject, _ reference: WeakReference) {
      self.kind = kind
      self.subject = subject
      self.reference = reference
    }
  }

  /// The classes, as they were when the cover was noticed. The text is made when it is read.
  private enum Subject {
    case controller(UIViewController.Type)
    case window(root: UIViewController.Type?)
  }
}

/// Refers to an object without keeping it, from a value that any thread may hold.
///
/// Each object has at most one reference while a cover holds it, and a reference never moves to another object. So two covers
/// of the same object hold the same reference. An address would not do: it is used again after a release.
@MainActor
private final class WeakReference {
  private(set) weak var object: AnyObject?
  /// By the addresses of their objects.
  private static var known: [ObjectIdentifier: Weak<WeakReference>] = [:]
  /// How many of them there may be until the released ones are removed.
  private static var limit = 16

  private init(_ object: AnyObject) {
    self.object = object
  }

  static func to(_ object: AnyObject) -> WeakReference {
    let address = ObjectIdentifier(object)
    if let reference = known[address]?.object, reference.object === object { return reference }
    // Each time that their number may have doubled, so that a reference costs the same on average.
    if known.count >= limit {
      for (address, reference) in known where reference.object == nil { known[address] = nil }
      limit = max(16, 2 * known.count)
    }
    let reference = WeakReference(object)
    known[address] = Weak(reference)
    return reference
  }
}
