/// The content of a cell, as a value. UIKit creates a view from it. Here it stays a value, so its requirements are left
/// out.
@available(iOS 14.0, *)
@preconcurrency @MainActor
public protocol UIContentConfiguration {}

/// The texts and the image of a cell.
@available(iOS 14.0, *)
public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
  private var style: String

  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(style: "cell") }
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(style: "subtitleCell") }
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration(style: "valueCell") }

  private init(style: String) {
    self.style = style
  }
}
