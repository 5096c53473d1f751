/// What SwiftUI does not document. What is tested here holds under either answer.
@MainActor
public enum UnknownOrder {
  /// Whether the views of a hosting controller that is released are dismantled.
  public static var dismantlesReleasedViews = true

  /// Whether views that leave the hierarchy are dismantled before UIKit takes them out of theirs, or after that.
  public static var dismantlesBeforeRemoving = true
}
