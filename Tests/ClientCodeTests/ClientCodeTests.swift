import HeadlessDevice
import LifecycleBehaviors
import ReadyMadeBehaviors
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct ClientCodeTests {
  let device = HeadlessDevice()

  @Test("Behaviors that use only UIKit's public names work on a screen")
  func screen() throws {
    var names: [String] = []
    let screen = ArticleViewController { names.append($0) }
    let navigation = UINavigationController(rootViewController: screen)
    device.launch(showing: navigation)
    let scrollView = try #require(screen.view as? UIScrollView)
    #expect(navigation.navigationBar.prefersLargeTitles)
    #expect(navigation.navigationBar.barTintColor == .red)
    #expect(screen.navigationItem.backButtonTitle == "")
    #expect(names == ["ArticleViewController"])
    #expect(screen.preferredStatusBarStyle == .lightContent)

    scrollView.contentOffset.y = 100
    #expect(screen.navigationItem.title == "Article")
    scrollView.contentOffset.y = 0
    #expect(screen.navigationItem.title == nil)

    screen.field.becomeFirstResponder()
    device.advance(by: 1)
    #expect(scrollView.contentInset.bottom > 0)
    screen.field.resignFirstResponder()
    device.advance(by: 1)
    #expect(scrollView.contentInset.bottom == 0)
  }
}

private final class ArticleViewController: UIViewController {
  let field = UITextField()
  private let track: @MainActor (String) -> Void

  init(track: @escaping @MainActor (String) -> Void) {
    self.track = track
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }

  override func loadView() {
    view = UIScrollView(frame: UIScreen.main.bounds)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    addBehaviors([
      NavigationBarStyleBehavior(tint: .red),
      BlankBackButtonBehavior(),
      KeyboardRoomBehavior(),
      TitleFadeBehavior(title: "Article"),
      ScreenNameBehavior(track: track),
    ])
  }
}
