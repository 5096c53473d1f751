/// One fact in which the stand-in departs from UIKit.
public struct Difference: Equatable, Sendable, CustomStringConvertible {
  public enum Kind: String, CaseIterable, Sendable {
    /// UIKit's type, or global function, is not declared.
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
    case designation
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

  let path: String
  let group: String
  let kind: Kind
  let detail: String

  init(_ declaration: Declaration, _ kind: Kind, _ detail: String) {
    path = declaration.path
    group = declaration.group
    self.kind = kind
    self.detail = detail
  }

  public var description: String { "\(path): \(kind.rawValue): \(detail)" }
}
