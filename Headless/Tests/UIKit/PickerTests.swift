import HeadlessDevice
import TestSupport
import Testing
import UIKit

/// Pickers, date pickers and page controls. Sources: developer.apple.com/documentation/uikit, pages of UIPickerView,
/// UIPickerViewDelegate, UIDatePicker and UIPageControl.
@MainActor
@Suite(.oneDevice)
struct PickerTests: FixtureSuite {
  let fixture = PlainScreen()
  private let sizes = Sizes()
  let events = SentEvents()

  private func show<Shown: UIView>(_ view: Shown) -> Shown {
    view.frame = CGRect(x: 0, y: 100, width: 300, height: 200)
    screen.view.addSubview(view)
    if let control = view as? UIControl { events.record(control) }
    return view
  }

  private func picker() -> UIPickerView {
    let picker = show(UIPickerView())
    picker.dataSource = sizes
    picker.delegate = sizes
    return picker
  }

  @Test("The delegate of a picker is called when the user selects another row, and not when code does")
  func rows() {
    let picker = picker()
    #expect(picker.numberOfComponents == 2)
    #expect(picker.selectedRow(inComponent: 0) == 0)
    picker.selectRow(1, inComponent: 0, animated: true)
    #expect(sizes.chosen == [])
    #expect(device.chooseRow(2, of: picker))
    #expect(device.chooseRow(2, of: picker))
    #expect(sizes.chosen == [[0, 2]])
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(!device.chooseRow(3, of: picker))
    #expect(!device.chooseRow(0, inComponent: 2, of: picker))
  }

  @Test("A row is chosen by the title that the delegate gives it")
  func titles() {
    let picker = picker()
    #expect(device.chooseRow(titled: "M", inComponent: 1, of: picker))
    #expect(sizes.chosen == [[1, 1]])
    #expect(!device.chooseRow(titled: "XXL", inComponent: 1, of: picker))
  }

  @Test("A reload asks for the rows again; a selection beyond the last row becomes the last row, and -1 without rows")
  func reload() {
    let picker = picker()
    picker.selectRow(2, inComponent: 0, animated: false)
    sizes.count = 2
    #expect(picker.numberOfRows(inComponent: 0) == 3)
    picker.reloadAllComponents()
    #expect(picker.numberOfRows(inComponent: 0) == 2)
    #expect(picker.selectedRow(inComponent: 0) == 1)
    sizes.count = 0
    picker.reloadComponent(0)
    #expect(picker.selectedRow(inComponent: 0) == -1)
  }

  @Test("A date picker sends valueChanged when the user chooses another date, and keeps all dates within its bounds")
  func dates() {
    let picker = show(UIDatePicker())
    let day = Date(timeIntervalSinceReferenceDate: 600_000_000)
    picker.date = day
    picker.maximumDate = day + 100
    #expect(events.flush() == [])
    #expect(device.chooseDate(day + 50, in: picker))
    #expect(device.chooseDate(day + 50, in: picker))
    #expect(picker.date == day + 50)
    #expect(events.flush() == ["valueChanged"])
    #expect(device.chooseDate(day + 500, in: picker))
    #expect(picker.date == day + 100)
    picker.maximumDate = day + 10
    #expect(picker.date == day + 10)
    picker.minimumDate = day + 20
    picker.date = day + 500
    #expect(picker.date == day + 500)
  }

  @Test("A chosen date is rounded down to the interval of minutes, a date that code sets is not")
  func interval() {
    let picker = show(UIDatePicker())
    let hour = Date(timeIntervalSinceReferenceDate: 3600 * 1000)
    picker.minuteInterval = 15
    #expect(device.chooseDate(hour + 20 * 60, in: picker))
    #expect(picker.date == hour + 15 * 60)
    picker.date = hour + 20 * 60
    #expect(picker.date == hour + 20 * 60)
  }

  @Test("The system chooses the style of a date picker that prefers none")
  func style() {
    let picker = UIDatePicker()
    #expect(picker.datePickerStyle == .compact)
    picker.datePickerMode = .countDownTimer
    #expect(picker.datePickerStyle == .wheels)
    picker.preferredDatePickerStyle = .inline
    #expect(picker.datePickerStyle == .inline)
  }

  @Test(
    "A tap on a half of a page control leads one page on or back and sends valueChanged; at the end it does nothing")
  func pages() {
    let pages = show(UIPageControl())
    pages.numberOfPages = 2
    #expect(device.turnPage(of: pages, toward: .forward))
    #expect(pages.currentPage == 1)
    #expect(!device.turnPage(of: pages, toward: .forward))
    #expect(device.turnPage(of: pages, toward: .reverse))
    #expect(events.flush() == ["valueChanged", "valueChanged"])
    pages.currentPage = 9
    #expect(pages.currentPage == 1)
    pages.numberOfPages = 1
    #expect(pages.currentPage == 0)
    #expect(events.flush() == [])
  }

  @Test("What is disabled or under a modal screen is not turned")
  func refused() {
    let (picker, dates, pages) = (picker(), show(UIDatePicker()), show(UIPageControl()))
    pages.numberOfPages = 3
    dates.isEnabled = false
    pages.isEnabled = false
    picker.isUserInteractionEnabled = false
    #expect(!device.chooseRow(1, of: picker))
    #expect(!device.chooseDate(.distantPast, in: dates))
    #expect(!device.turnPage(of: pages, toward: .forward))
    dates.isEnabled = true
    pages.isEnabled = true
    picker.isUserInteractionEnabled = true
    screen.present(UIViewController(), animated: false)
    device.finishTransitions()
    #expect(!device.chooseRow(1, of: picker))
    #expect(!device.chooseDate(.distantPast, in: dates))
    #expect(!device.turnPage(of: pages, toward: .forward))
  }
}

private final class Sizes: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  var count = 3
  var chosen: [[Int]] = []

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { count }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    ["S", "M", "L"][row]
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    chosen.append([component, row])
  }
}
