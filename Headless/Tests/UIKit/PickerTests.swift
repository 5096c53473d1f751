import HeadlessDevice
import HeadlessTestSupport
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
    picker.selectRow(1, inComponent: 0, animated: true)
    #expect(sizes.chosen == [])
    #expect(device.chooseRow(2, of: picker))
    #expect(sizes.chosen == [[0, 2]])
    #expect(picker.selectedRow(inComponent: 0) == 2)
    #expect(device.chooseRow(titled: "M", inComponent: 1, of: picker))
    #expect(sizes.chosen == [[0, 2], [1, 1]])
    #expect(!device.chooseRow(titled: "XXL", inComponent: 1, of: picker))
  }

  @Test("A reload asks for the rows again; a selection beyond the last row becomes the last row")
  func reload() {
    let picker = picker()
    picker.selectRow(2, inComponent: 0, animated: false)
    sizes.count = 2
    #expect(picker.numberOfRows(inComponent: 0) == 3)
    picker.reloadAllComponents()
    #expect(picker.numberOfRows(inComponent: 0) == 2)
    #expect(picker.selectedRow(inComponent: 0) == 1)
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
    #expect(events.flush() == [])
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
