import HeadlessTestSupport
import Testing
import UIKit

/// What labels, fields and text views have before an app sets it.
@MainActor
@Suite(.oneDevice)
struct TextDefaultsTests {
  @Test("A label and a field have the system's font from the start")
  func fonts() {
    #expect(UILabel().font == .systemFont(ofSize: 17))
    #expect(UITextField().font == .systemFont(ofSize: 17))
  }

  @Test("Nil gives a label its font and its color back, and a text view an empty text")
  func resetting() {
    let (label, text) = (UILabel(), UITextView())
    label.font = .boldSystemFont(ofSize: 30)
    label.font = nil
    label.textColor = .red
    label.textColor = nil
    text.text = "a"
    text.text = nil
    #expect(label.font == .systemFont(ofSize: 17))
    #expect(label.textColor == .label)
    #expect(text.text == "")
    #expect(!text.hasText)
  }

  @Test("A placeholder with attributes is the placeholder")
  func placeholder() {
    let field = UITextField()
    field.placeholder = "Email"
    #expect(field.attributedPlaceholder?.string == "Email")
    field.attributedPlaceholder = NSAttributedString(string: "Name")
    #expect(field.placeholder == "Name")
    field.attributedPlaceholder = nil
    #expect(field.placeholder == nil)
  }

  @Test("The traits of the keyboard are those that UIKit documents until the app sets others")
  func traits() {
    let (field, text) = (UITextField(), UITextView())
    #expect(field.keyboardType == .default && text.keyboardType == .default)
    #expect(field.autocapitalizationType == .sentences && text.autocapitalizationType == .sentences)
    #expect(field.autocorrectionType == .default && text.autocorrectionType == .default)
    #expect(!field.isSecureTextEntry && !text.isSecureTextEntry)
    #expect(field.textContentType == nil && text.textContentType == nil)
    field.textContentType = .oneTimeCode
    #expect(field.textContentType == .oneTimeCode)
  }
}
