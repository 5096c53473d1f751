#if !canImport(CoreGraphics)
  /// Core Graphics' name, which Foundation on Linux lacks: a colour as far as it can be told apart.
  public final class CGColor: Hashable, Sendable {
    private let values: [CGFloat]

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      values = [red, green, blue, alpha]
    }

    /// Red, green, blue and alpha.
    public var components: [CGFloat]? { values }

    public var alpha: CGFloat { values[3] }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.values == right.values }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(values)
    }
  }
#endif
