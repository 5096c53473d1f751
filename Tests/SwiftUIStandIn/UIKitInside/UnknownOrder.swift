/// What SwiftUI does not document. The tests pass with either value.
@MainActor
public enum UnknownOrder {
  /// Whether the views of a hosting controller that is released are dismantled.
  public static var dismantlesReleasedViews = true

  /// Whether removed views are dismantled before their UIKit views are removed, or after that.
  public static var dismantlesBeforeRemoving = true
}
