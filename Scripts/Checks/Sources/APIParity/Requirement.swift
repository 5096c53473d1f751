/// What a protocol asks of a type. Swift protocols have no optional requirements: the stand-in declares a requirement
/// and a default for it.
public enum Requirement: String, Equatable, Sendable {
  case required = "required"
  case optional = "optional"
  case extensionOnly = "in an extension only"
}
