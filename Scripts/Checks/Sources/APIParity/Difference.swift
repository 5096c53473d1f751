/// One fact in which the stand-in departs from UIKit.
public struct Difference: Equatable, Sendable, CustomStringConvertible {
  public enum Kind: String, CaseIterable, Sendable {
    /// The type, or a global function, is not recorded.
    case unrecorded
    case missing
    case labels
    case kind
    case typeMember = "type member"
    case parameter
    case result
    case optionality
    case defaultValue = "default value"
    case failability
    case effects
    case mutability
    case ownership
    case openness
    case requirement
    case superclass
    case conformance
    case rawType = "raw type"
    case introduced
    case deprecated
    case isolation
  }

  public var path: String
  public var group: String
  public var kind: Kind
  public var detail: String

  public init(_ declaration: Declaration, _ kind: Kind, _ detail: String) {
    path = declaration.path
    group = declaration.group
    self.kind = kind
    self.detail = detail
  }

  init(_ declaration: Declaration, _ kind: Kind, uiKit: String, here: String) {
    self.init(declaration, kind, "UIKit \(uiKit), here \(here)")
  }

  public var description: String { "\(path): \(kind.rawValue): \(detail)" }
}
