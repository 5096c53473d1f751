import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// The appearances of bars: values that are copied where they are stored (`@NSCopying` on Apple's pages).
@MainActor
@Suite(.oneDevice)
struct BarAppearanceTests {
  let device = HeadlessDevice()
  let bar = UINavigationBar()

  private var red: UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .red
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    return appearance
  }

  @Test("A copy has the same values and changes on its own, its button appearances too")
  func copying() throws {
    let original = red
    original.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.yellow]
    let copy = try #require(original.copy() as? UINavigationBarAppearance)
    #expect(copy !== original && copy.backgroundColor == .red)
    #expect(copy.titleTextAttributes[.foregroundColor] as? UIColor == .white)
    copy.backgroundColor = .blue
    copy.titleTextAttributes = [:]
    copy.buttonAppearance.normal.titleTextAttributes = [:]
    #expect(original.backgroundColor == .red && original.titleTextAttributes.count == 1)
    #expect(original.buttonAppearance.normal.titleTextAttributes.count == 1)
  }

  @Test("Appearances are equal when all their values are")
  func equality() throws {
    #expect(red == red)
    #expect(red.hash == red.hash)
    let changes: [(UINavigationBarAppearance) -> Void] = [
      { $0.backgroundColor = .blue }, { $0.backgroundEffect = UIBlurEffect(style: .dark) }, { $0.shadowColor = nil },
      { $0.shadowImage = UIImage() }, { $0.backgroundImage = UIImage() }, { $0.backgroundImageContentMode = .center },
      { $0.titleTextAttributes = [:] }, { $0.titleTextAttributes = [.foregroundColor: UIColor.black] },
      { $0.largeTitleTextAttributes = [.foregroundColor: UIColor.white] },
      { $0.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 0) },
      { $0.buttonAppearance.highlighted.titleTextAttributes = [.foregroundColor: UIColor.black] },
      { $0.doneButtonAppearance.normal.backgroundImage = UIImage() },
      { $0.backButtonAppearance.disabled.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 1) },
      { $0.setBackIndicatorImage(UIImage(named: "back"), transitionMaskImage: UIImage(named: "mask")) },
    ]
    for (index, change) in changes.enumerated() {
      let changed = red
      change(changed)
      #expect(changed != red, "change \(index)")
    }
  }

  @Test("configureWith…: the background is replaced, and titles stay as they are")
  func configuring() {
    let appearance = red
    appearance.configureWithTransparentBackground()
    #expect(appearance.backgroundColor == nil && appearance.backgroundEffect == nil)
    #expect(appearance.shadowColor == nil && appearance.shadowImage == nil)
    appearance.backgroundImage = UIImage()
    appearance.configureWithOpaqueBackground()
    #expect(appearance.backgroundColor == .systemBackground && appearance.backgroundEffect == nil)
    #expect(appearance.backgroundImage == nil && appearance.shadowColor != nil)
    appearance.configureWithDefaultBackground()
    #expect(appearance.backgroundColor == nil && appearance.backgroundEffect != nil)
    #expect(appearance.titleTextAttributes.count == 1, "titles are no part of the background")
  }

  @Test("A bar stores a copy, and returns what it has stored")
  func storing() {
    let appearance = red
    bar.standardAppearance = appearance
    bar.compactAppearance = appearance
    bar.scrollEdgeAppearance = appearance
    bar.compactScrollEdgeAppearance = appearance
    appearance.backgroundColor = .blue
    #expect(bar.standardAppearance == red && bar.compactAppearance == red)
    #expect(bar.scrollEdgeAppearance == red && bar.compactScrollEdgeAppearance == red)
    bar.standardAppearance.backgroundColor = .green
    #expect(bar.standardAppearance.backgroundColor == .green)
    #expect(bar.compactAppearance?.backgroundColor == .red)
  }

  @Test("A navigation item, a toolbar, a tab bar and a tab bar item store copies")
  func storingElsewhere() {
    let appearance = red
    let item = UINavigationItem(title: "")
    item.standardAppearance = appearance
    item.scrollEdgeAppearance = appearance
    appearance.backgroundColor = .blue
    #expect(item.standardAppearance == red && item.scrollEdgeAppearance == red)

    let tool = UIToolbarAppearance()
    let toolbar = UIToolbar()
    toolbar.standardAppearance = tool
    tool.backgroundColor = .blue
    #expect(toolbar.standardAppearance.backgroundColor == nil && toolbar.standardAppearance != tool)

    let tab = UITabBarAppearance()
    let (tabBar, tabItem) = (UITabBar(), UITabBarItem())
    tabBar.standardAppearance = tab
    tabItem.standardAppearance = tab
    tab.selectionIndicatorTintColor = .blue
    #expect(tabBar.standardAppearance.selectionIndicatorTintColor == nil)
    #expect(tabItem.standardAppearance?.selectionIndicatorTintColor == nil)
  }

  @Test("init(barAppearance:) copies the values that both kinds of bar have")
  func migrating() {
    let toolbar = UIToolbarAppearance(barAppearance: red)
    #expect(toolbar.backgroundColor == .red && toolbar.backgroundEffect == nil)
    #expect(UINavigationBarAppearance(barAppearance: red) == red)
    #expect(UIBarAppearance(barAppearance: red) != red)
  }

  @Test("UINavigationBar has default values")
  func defaults() {
    #expect(bar.barStyle == .default && bar.isTranslucent && bar.barTintColor == nil)
    #expect(bar.titleTextAttributes == nil && bar.largeTitleTextAttributes == nil && !bar.prefersLargeTitles)
    #expect(bar.shadowImage == nil && bar.backIndicatorImage == nil && bar.backgroundImage(for: .default) == nil)
    #expect(bar.standardAppearance == UINavigationBarAppearance())
    #expect(bar.compactAppearance == nil && bar.scrollEdgeAppearance == nil && bar.compactScrollEdgeAppearance == nil)
    #expect(bar.items == nil && bar.topItem == nil && bar.backItem == nil)
  }

  @Test("A background image belongs to its position and metrics")
  func images() {
    bar.setBackgroundImage(UIImage(named: "a"), for: .default)
    bar.setBackgroundImage(UIImage(named: "b"), for: .top, barMetrics: .compact)
    #expect(bar.backgroundImage(for: .default) == UIImage(named: "a"))
    #expect(bar.backgroundImage(for: .any, barMetrics: .default) == UIImage(named: "a"))
    #expect(bar.backgroundImage(for: .top, barMetrics: .compact) == UIImage(named: "b"))
    #expect(bar.backgroundImage(for: .compact) == nil)
    bar.setBackgroundImage(nil, for: .default)
    #expect(bar.backgroundImage(for: .default) == nil)
  }

  @Test("Images differ by name, kind, rendering mode and tint; an empty image has no size")
  func imageValues() {
    #expect(UIImage() == UIImage() && UIImage().size == .zero)
    #expect(UIImage(named: "a") == UIImage(named: "a") && UIImage(named: "a") != UIImage(named: "b"))
    #expect(UIImage(named: "a") != UIImage(systemName: "a") && UIImage(named: "") == nil)
    let template = UIImage().withRenderingMode(.alwaysTemplate)
    #expect(template.renderingMode == .alwaysTemplate && template != UIImage())
    #expect(UIImage().withTintColor(.red) != UIImage().withTintColor(.blue))
  }

  @Test("Reading the size of a named image stops with a message")
  func namedSize() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run { _ = UIImage(named: "a")?.size }
    }
    expectMessage("HeadlessUIKit does not model UIImage.size of an image with a name", of: result)
  }

  @Test("A colour returns its components")
  func components() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(UIColor.orange.withAlphaComponent(0.25).getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    #expect([red, green, blue, alpha] == [1, 0.5, 0, 0.25])
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    #expect(UIColor.separator.resolvedColor(with: dark) != UIColor.separator)
    #expect(UIColor.systemIndigo != .systemPurple)
  }
}
