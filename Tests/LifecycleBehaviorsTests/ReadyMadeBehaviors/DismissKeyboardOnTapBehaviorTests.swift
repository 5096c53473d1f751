import HeadlessDevice
import LifecycleBehaviors
import LifecycleTestKit
import ReadyMadeBehaviors
import TestSupport
import Testing
import UIKit

@MainActor
@Suite(.everyAnswer)
struct DismissKeyboardOnTapBehaviorTests {
  let device = HeadlessDevice()
  let log = LifecycleTranscript()
  let screen = Screen([DismissKeyboardOnTapBehavior()])
  let field = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 40))
  let area = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
  let button = UIControl(frame: CGRect(x: 0, y: 300, width: 100, height: 40))

  init() {
    device.launch(showing: screen)
    [field, area, button].forEach { screen.view.addSubview($0) }
  }

  private func edit() {
    device.tap(field)
    device.advance(by: 1)
  }

  @Test("A tap beside the field dismisses the keyboard; on the field and on a button it does not")
  func taps() {
    edit()
    #expect(field.isFirstResponder)
    device.tap(field)
    device.tap(button)
    #expect(field.isFirstResponder)
    device.tap(area)
    #expect(!field.isFirstResponder)
    device.advance(by: 1)
    #expect(device.keyboardFrame == nil)
  }

  @Test("It cancels no touches, and the field may refuse to end editing")
  func politeness() throws {
    let recognizers = try #require(screen.view.gestureRecognizers)
    #expect(recognizers.map(\.cancelsTouchesInView) == [false])
    let refusal = RefusingDelegate()
    field.delegate = refusal
    edit()
    device.tap(area)
    #expect(field.isFirstResponder)
  }

  @Test("The tap on a row below it selects the row, and dismisses the keyboard")
  func row() {
    let suggestions = Suggestions()
    let table = UITableView(frame: CGRect(x: 0, y: 350, width: 300, height: 300), style: .plain)
    table.dataSource = suggestions
    screen.view.addSubview(table)
    edit()
    #expect(device.tapRow(at: IndexPath(row: 1, section: 0), in: table))
    #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
    #expect(!field.isFirstResponder)
  }

  @Test("Removed with remove(), it removes its recognizer")
  func unwound() {
    screen.attachment?.remove()
    #expect(screen.view.gestureRecognizers?.isEmpty == true)
  }

  @Test("Removed silently, it has no effect any more, and the next tap removes its recognizer")
  func removed() {
    screen.attachment?.remove(silently: true)
    edit()
    device.tap(area)
    #expect(field.isFirstResponder)
    #expect(screen.view.gestureRecognizers?.isEmpty == true)
  }
}

private final class RefusingDelegate: NSObject, UITextFieldDelegate {
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
}

private final class Suggestions: NSObject, UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
