import LifecycleBehaviors

/// The moments that one behavior on one screen may receive, in order: written from the documentation, not from the
/// framework's code.
public struct LegalTranscript {
  public enum Moment: String, CaseIterable, Sendable {
    case afterAttaching, afterLoading, beforeAppearing, duringAppearing, afterAppearing
    case beforeDisappearing, afterDisappearing, beforeDetaching
  }

  public private(set) var last: Moment?
  private var isRemoved = false

  public init() {}

  /// The behavior has been removed, silently or with its last moment.
  public var hasEnded: Bool { isRemoved || last == .beforeDetaching }

  /// Adds the next moment.
  /// - Returns: what is wrong with it.
  public mutating func receive(_ moment: Moment) -> String? {
    defer { last = moment }
    if isRemoved { return "\(moment) after it was removed" }
    guard Self.successors(of: last).contains(moment) else {
      return "\(moment) after \(last.map(\.rawValue) ?? "no moment")"
    }
    return nil
  }

  public mutating func remove() {
    isRemoved = true
  }

  /// A transition may be cancelled: a before-moment may be followed by that of the opposite direction.
  private static func successors(of moment: Moment?) -> [Moment] {
    switch moment {
    case nil: [.afterAttaching]
    case .afterAttaching: [.afterLoading, .beforeDetaching]
    case .afterLoading, .afterDisappearing: [.beforeAppearing, .beforeDetaching]
    case .beforeAppearing: [.duringAppearing, .beforeDisappearing]
    case .duringAppearing: [.afterAppearing, .beforeDisappearing]
    case .afterAppearing: [.beforeDisappearing]
    case .beforeDisappearing: [.afterDisappearing, .beforeAppearing]
    case .beforeDetaching: []
    }
  }

  /// The stage of the behavior: 0 off screen, 3 appeared.
  public var height: Int {
    switch last {
    case .beforeAppearing: 1
    case .duringAppearing: 2
    case .afterAppearing: 3
    default: 0
    }
  }
}
