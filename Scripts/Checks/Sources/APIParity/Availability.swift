/// The iOS versions between which a declaration may be used.
public struct Availability: Equatable, Sendable {
  public struct Version: Comparable, Sendable, CustomStringConvertible {
    public var major: Int
    public var minor: Int

    public init(_ major: Int, _ minor: Int = 0) {
      self.major = major
      self.minor = minor
    }

    public init?(_ text: some StringProtocol) {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
      guard (1...2).contains(parts.count), let major = parts[0] else { return nil }
      guard let minor = parts.count == 2 ? parts[1] : 0 else { return nil }
      self.init(major, minor)
    }

    public static func < (a: Version, b: Version) -> Bool { (a.major, a.minor) < (b.major, b.minor) }

    public var description: String { "\(major).\(minor)" }
  }

  public enum Deprecation: Equatable, Sendable {
    case none
    case since(Version)
    /// Marked to be deprecated, without a version: the compiler says nothing yet.
    case future
    case unknownVersion
  }

  /// The project's minimum: an earlier version, or no mark at all, means the same.
  public static let minimum = Version(13)

  /// nil: the sources state none.
  public var introduced: Version?
  public var deprecation = Deprecation.none

  public init(introduced: Version? = nil, deprecation: Deprecation = .none) {
    self.introduced = introduced
    self.deprecation = deprecation
  }

  /// What holds for a member of something with `owner`'s availability.
  public func within(_ owner: Availability) -> Availability {
    var result = self
    result.introduced = [introduced, owner.introduced].compactMap(\.self).max()
    if deprecation == .none { result.deprecation = owner.deprecation }
    return result
  }
}
