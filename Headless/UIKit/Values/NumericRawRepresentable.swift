/// A number with a meaning, from which code calculates others: `UILayoutPriority.required - 1`. UIKit's protocol has this name.
public protocol _UIKitNumericRawRepresentable: Comparable, RawRepresentable where RawValue: Comparable & Numeric {}

extension _UIKitNumericRawRepresentable {
  public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

  public static func + (left: Self, right: RawValue) -> Self { made(of: left.rawValue + right) }

  public static func + (left: RawValue, right: Self) -> Self { made(of: left + right.rawValue) }

  public static func - (left: Self, right: RawValue) -> Self { made(of: left.rawValue - right) }

  public static func - (left: Self, right: Self) -> RawValue { left.rawValue - right.rawValue }

  public static func += (left: inout Self, right: RawValue) { left = left + right }

  public static func -= (left: inout Self, right: RawValue) { left = left - right }

  private static func made(of rawValue: RawValue) -> Self {
    guard let value = Self(rawValue: rawValue) else { preconditionFailure("\(Self.self) takes no \(rawValue)") }
    return value
  }
}
