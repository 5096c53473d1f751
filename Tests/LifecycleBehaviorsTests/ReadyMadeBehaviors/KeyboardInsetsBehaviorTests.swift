import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import ReadyMadeBehaviors
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct KeyboardInsetsBehaviorTests {
  let device = HeadlessDevice()
  let form = FormScreen()
  let nav = UINavigationController(rootViewController: UIViewController())

  init() {
    device.launch(showing: nav)
    device.push(form, onto: nav, animated: false)
  }

  private var insets: [CGFloat] {
    [form.scrollView.contentInset.bottom, form.scrollView.verticalScrollIndicatorInsets.bottom]
  }

  private var keyboardTop: CGFloat { device.keyboardFrame?.minY ?? 0 }

  @Test("What the keyboard covers is added while it is visible; the app's own insets stay, changed or not")
  func upAndDown() {
    form.scrollView.contentInset.bottom = 10
    form.field.becomeFirstResponder()
    let covered = form.scrollView.frame.maxY - keyboardTop
    #expect(covered > 100)
    #expect(insets == [10 + covered, covered])
    form.scrollView.contentInset.bottom += 5
    form.scrollView.contentInset.top = 7
    form.field.resignFirstResponder()
    device.advance(by: 1)
    #expect(insets == [15, 0])
    #expect(form.scrollView.contentInset.top == 7)
  }

  @Test("A keyboard of another height, or a sheet that moves away from the keyboard, changes what is added")
  func otherHeight() {
    form.field.becomeFirstResponder()
    let covered = insets[0]
    form.scrollView.frame.origin.y -= 40
    device.advance(by: 1)
    #expect(insets == [covered - 40, covered - 40])
    let higher = UITextField()
    higher.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 500))
    form.view.addSubview(higher)
    higher.becomeFirstResponder()
    device.advance(by: 1)
    #expect(insets == [500 - FormScreen.margin - 40, 500 - FormScreen.margin - 40])
  }

  @Test("What was added is subtracted when the screen disappears, and a screen that is off screen is not called")
  func leaving() {
    form.field.becomeFirstResponder()
    let other = UIViewController()
    device.push(other, onto: nav)
    #expect(insets == [0, 0])
    let calls = form.calls
    #expect(calls > 0)
    let field = UITextField()
    other.view.addSubview(field)
    field.becomeFirstResponder()
    device.advance(by: 1)
    #expect(insets == [0, 0] && form.calls == calls)
  }

  @Test("After a cancelled swipe back the insets fit the keyboard")
  func cancelledSwipe() throws {
    try device.cancelSwipeBack(in: nav)
    form.field.becomeFirstResponder()
    device.advance(by: 1)
    #expect(insets[0] > 100)
    form.field.resignFirstResponder()
    device.advance(by: 1)
    #expect(insets == [0, 0])
  }

  @Test("When it is removed, or uses another scroll view, it subtracts what it added")
  func removal() {
    form.field.becomeFirstResponder()
    let old = form.scrollView
    let covered = insets[0]
    form.scrollView = UIScrollView(frame: old.frame)
    form.view.addSubview(form.scrollView)
    form.field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 400))
    form.field.resignFirstResponder()
    form.field.becomeFirstResponder()
    #expect(covered > 0)
    #expect(old.contentInset.bottom == 0)
    #expect(insets[0] == 400 - FormScreen.margin)
    form.attachment?.remove()
    #expect(insets == [0, 0])
  }

  @Test("It does not keep its screen alive, not even while the keyboard is visible")
  func released() {
    weak var weakForm: UIViewController?
    do {
      let form = FormScreen()
      weakForm = form
      device.push(form, onto: nav, animated: false)
      form.field.becomeFirstResponder()
      device.advance(by: 1)
    }
    device.pop(nav, animated: false)
    #expect(weakForm == nil)
    device.weakRules.unkeptWindowsAreReleased = true
    weak var ungone: UIViewController?
    var window: UIWindow? = UIWindow(windowScene: device.scenes[0])
    do {
      let form = FormScreen()
      ungone = form
      window?.rootViewController = form
    }
    window?.isHidden = false
    device.advance(by: 1)
    #expect(ungone != nil)
    window = nil
    #expect(ungone == nil, "A screen that is released with its window does not disappear before")
  }

  @Test("A keyboard notification that is posted on another thread has its effect on the main thread")
  func announcedElsewhere() async {
    let frame = CGRect(x: 0, y: form.scrollView.frame.maxY - 120, width: 393, height: 400)
    let name = UIResponder.keyboardWillChangeFrameNotification
    let key = UIResponder.keyboardFrameEndUserInfoKey
    onAnotherThread {
      NotificationCenter.default.post(name: name, object: nil, userInfo: [key: NSValue(rect: frame)])
    }
    #expect(insets == [0, 0])
    await finishMainQueue()
    #expect(insets == [120, 120])
  }

  @Test("Without a closure the screen's own view is used, if it is a scroll view")
  func ownView() {
    let screen = ScrollingScreen()
    device.push(screen, onto: nav, animated: false)
    screen.field.becomeFirstResponder()
    #expect((screen.view as? UIScrollView)?.contentInset.bottom == device.keyboardFrame?.height)
  }

  @Test("In table and collection view controllers it adds nothing to what UIKit does, and an issue is reported")
  func ownRoom() {
    let table = UITableViewController(style: .plain)
    let collection = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let issues = IssueCollector()
    let lists: [(UIViewController, UIScrollView)] = [(table, table.tableView), (collection, collection.collectionView)]
    for (screen, list) in lists {
      screen.loadViewIfNeeded()
      screen.addBehaviors([
        KeyboardInsetsBehavior(), KeyboardInsetsBehavior<UITableViewController> { $0.tableView },
        KeyboardInsetsBehavior<UICollectionViewController> { $0.collectionView },
      ])
      let needless = issues.flushIssues().filter { $0.message.contains("avoid the keyboard") }
      #expect(needless.map(\.kind) == [.wrongScreen, .wrongScreen, .wrongScreen])
      let field = UITextField()
      screen.view.addSubview(field)
      device.push(screen, onto: nav, animated: false)
      field.becomeFirstResponder()
      device.advance(by: 1)
      #expect(device.keyboardFrame != nil && list.contentInset.bottom == 0)
      field.resignFirstResponder()
      device.pop(nav, animated: false)
    }
  }

  @Test("A keyboard on another display covers nothing (R167); before iOS 16.1 the display is not named")
  func otherDisplay() {
    let frame = CGRect(x: 0, y: form.scrollView.frame.maxY - 120, width: 393, height: 400)
    func move(on display: UIScreen?) {
      NotificationCenter.default.post(
        name: UIResponder.keyboardWillChangeFrameNotification, object: display,
        userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(rect: frame)])
    }
    move(on: UIScreen(size: CGSize(width: 1920, height: 1080), maximumFramesPerSecond: 60))
    #expect(insets == [0, 0])
    move(on: .main)
    #expect(insets == [120, 120])
    form.scrollView.contentInset.bottom += 1
    move(on: nil)
    #expect(insets == [121, 120])
  }

  @Test(
    "In a window that begins elsewhere on the screen of an iPad, as much is added as the keyboard covers there (R183)",
    arguments: [500, 600, 300] as [CGFloat])
  func windowElsewhere(top: CGFloat) throws {
    let device = HeadlessDevice(idiom: .pad)
    let root = UIViewController()
    device.launch(showing: root)
    device.resize(device.scenes[0], to: CGSize(width: 500, height: 600))
    device.move(device.scenes[0], to: CGPoint(x: 120, y: top))
    let form = FormScreen()
    root.present(form, animated: false)
    device.advance(by: 1)
    form.scrollView.frame = CGRect(x: 0, y: 100, width: 500, height: 500 - FormScreen.margin)
    form.field.becomeFirstResponder()
    device.advance(by: 1)
    let keyboardTop = try #require(device.keyboardFrame?.minY)
    let covered = max(0, top + 600 - FormScreen.margin - keyboardTop)
    #expect(form.scrollView.contentInset.bottom == covered)
    #expect(covered == [500: 192, 600: 292, 300: 0][top])
  }

  @Test(
    "Below a form sheet nothing is added for the keyboard of the sheet, and what the keyboard has left is taken away")
  func belowSheet() {
    let sheet = FormScreen()
    sheet.modalPresentationStyle = .formSheet
    form.present(sheet, animated: false)
    device.advance(by: 1)
    sheet.field.becomeFirstResponder()
    device.advance(by: 1)
    #expect(device.keyboardFrame != nil)
    #expect(insets == [0, 0])
    sheet.field.resignFirstResponder()
    form.dismiss(animated: false)
    device.advance(by: 1)
    form.field.becomeFirstResponder()
    device.advance(by: 1)
    let covered = insets[0]
    #expect(covered > 100)
    form.present(sheet, animated: false)
    device.advance(by: 1)
    form.field.resignFirstResponder()
    device.advance(by: 1)
    #expect(insets == [0, 0])
  }

  @Test("While a search is presented over the screen, the keyboard counts")
  func search() {
    let search = UISearchController(searchResultsController: nil)
    form.navigationItem.searchController = search
    form.definesPresentationContext = true
    search.isActive = true
    device.advance(by: 1)
    form.field.becomeFirstResponder()
    device.advance(by: 1)
    #expect(insets[0] > 100)
  }
}

/// A form that ends above the bottom of its screen.
final class FormScreen: UIViewController {
  static let margin: CGFloat = 50
  var scrollView = UIScrollView()
  let field = UITextField()
  private(set) var attachment: BehaviorAttachment?
  /// How often the behavior has asked for the scroll view.
  private(set) var calls = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = CGRect(
      x: 0, y: 100, width: view.bounds.width, height: view.bounds.height - 100 - Self.margin)
    view.addSubview(scrollView)
    view.addSubview(field)
    attachment = addBehaviors([
      KeyboardInsetsBehavior<FormScreen> {
        $0.calls += 1
        return $0.scrollView
      }
    ])
  }
}

private final class ScrollingScreen: UIViewController {
  let field = UITextField()

  override func loadView() {
    view = UIScrollView(frame: UIScreen.main.bounds)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(field)
    addBehaviors([KeyboardInsetsBehavior()])
  }
}
