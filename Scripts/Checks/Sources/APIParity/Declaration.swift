/// One public declaration as code outside the module sees it, recorded from UIKit or read from the stand-in.
public struct Declaration: Equatable, Sendable {
  public enum Kind: String, Sendable {
    case `class`, `struct`, `enum`, `protocol`, `typealias`, `associatedtype`
    case property, method, initializer, `subscript`, `case`
  }

  public struct Parameter: Equatable, Sendable {
    public var label: String
    public var type: TypeName
    public var defaultValue: String?
  }

  public var kind: Kind
  /// The enclosing type; nil for a declaration at the top.
  public var owner: String?
  /// With argument labels: `insertSubview(_:at:)`.
  public var name: String
  /// `class` or `static`.
  public var isTypeMember = false
  /// May be subclassed or overridden outside the module.
  public var isOpen = false
  public var isMainActor = false
  public var requirement: Requirement?
  /// `weak`, `unowned` or `unowned(unsafe)`.
  public var ownership: String?
  /// `async`, `throws` or both.
  public var effects = ""
  /// `?` or `!` after `init`.
  public var failability = ""
  public var parameters: [Parameter] = []
  /// The result of a method, the value of a property, what a type alias stands for.
  public var type: TypeName?
  public var isSettable = false
  /// A class's first entry is its superclass.
  public var inherited: [String] = []
  public var rawType: TypeName?
  public var availability = Availability()
  /// Whether the sources of the recorded facts agree on optionality.
  public var nullabilityIsKnown = true
  /// Named by hand, not found in any public source.
  public var isGuess = false

  public init(kind: Kind, owner: String? = nil, name: String) {
    self.kind = kind
    self.owner = owner
    self.name = name
  }

  public var path: String { owner.map { "\($0).\(name)" } ?? name }

  public var isType: Bool { [.class, .struct, .enum, .protocol, .typealias].contains(kind) }

  /// What the declaration is listed under.
  public var group: String { isType ? path : owner ?? "global" }

  public var baseName: Substring { name.prefix { $0 != "(" } }
}
