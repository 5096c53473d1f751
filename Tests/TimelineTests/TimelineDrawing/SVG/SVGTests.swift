import LifecycleTimeline
import Testing

@testable import TimelineDrawing

@Suite struct SVGTests {
  @Test("Text and attributes are escaped, and characters that XML does not have are left out")
  func escaping() {
    let element = SVGElement("text", ["class": "a\"b"], text: "Save <draft> & \"send\"\u{0}?")
    #expect(
      element.text == "<text class=\"a&quot;b\">Save &lt;draft&gt; &amp; &quot;send&quot;?</text>\n")
  }

  @Test("Children are on lines of their own; text is not")
  func nesting() {
    let group = SVGElement("g", [:], title: "A", [SVGElement("rect", ["x": 1.5])])
    #expect(group.text == "<g>\n  <title>A</title>\n  <rect x=\"1.5\"/>\n</g>\n")
  }

  @Test(
    "Numbers have two digits at most, and no exponent",
    arguments: [
      (0, "0"), (-0.001, "0"), (1.005, "1"), (12.3, "12.3"), (-12.34, "-12.34"), (0.05, "0.05"), (1e9, "1000000000"),
      (.nan, "0"), (.infinity, "0"), (1e300, "0"),
    ])
  func numbers(_ number: Double, _ text: String) {
    #expect(SVGElement.text(of: number) == text)
  }

  @Test("A picture that follows the device has both colours, the others have one")
  func themes() {
    var style = SVGStyle()
    style.add(".a", ["font-size": "12px"], colors: ["fill": SVGPaint(light: 0x0102FF, dark: 0xFEDCBA)])
    style.add(".b", ["opacity": "0.5"])
    #expect(
      style.element(theme: .automatic).text == """
        <style>.a{font-size:12px;fill:#0102ff}
        .b{opacity:0.5}
        @media (prefers-color-scheme:dark){.a{fill:#fedcba}}</style>

        """)
    #expect(style.element(theme: .light).text == "<style>.a{font-size:12px;fill:#0102ff}\n.b{opacity:0.5}</style>\n")
    #expect(style.element(theme: .dark).text == "<style>.a{font-size:12px;fill:#fedcba}\n.b{opacity:0.5}</style>\n")
  }

  @Test("A document has its size, a title and a description")
  func document() {
    let document = SVGDocument(
      width: 100, height: 50.5, title: "A", summary: "B", style: SVGStyle(), content: [SVGElement("rect")])
    let text = document.text(theme: .light)
    #expect(
      text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"100\" height=\"50.5\" viewBox=\"0 0 100 50.5\"")
    )
    #expect(text.contains("<title>A</title>\n  <desc>B</desc>"))
    #expect(text.hasSuffix("  <rect/>\n</svg>\n"))
  }

  @Test("The contrast is that of WCAG")
  func contrast() {
    #expect(SVGColor(0x000000).contrast(to: SVGColor(0xFFFFFF)) == 21)
    #expect(abs(SVGColor(0x777777).contrast(to: SVGColor(0xFFFFFF)) - 4.48) < 0.005)
    #expect(SVGColor(0x0B57C4).contrast(to: SVGColor(0x0B57C4)) == 1)
  }

  @Test("A text that is too wide is shortened to its width", arguments: [0.0, 8, 30, 60, 100, 300])
  func fitting(_ width: Double) {
    let font = SVGFont(size: 11)
    let fitted = font.fitted("covered by Reply — 日本 👨‍👩‍👧", in: width)
    #expect(font.width(of: fitted) <= width)
    #expect(fitted == "" || fitted.hasSuffix("…") || width == 300)
    #expect(!fitted.contains(" …"))
  }

  @Test(
    "Text is estimated at least as wide as the widest font draws it, and hardly wider",
    // Drawn once with DejaVu Sans, plain and bold.
    arguments: [
      ("covered by Reply", 8.64, 9.72), ("12 s app inactive → background", 15.97, 17.83),
      ("1:02:05 window not key", 11.99, 13.47), ("Mailboxes", 4.94, 5.68), ("WWW mmm @@@ %%%", 12.69, 13.49),
      ("iiilll...,,,'''", 4.40, 5.25), ("Überweisung prüfen", 10.13, 11.47),
    ])
  func estimates(_ text: String, _ plain: Double, _ bold: Double) {
    let (font, boldFont) = (SVGFont(size: 1), SVGFont(size: 1, isBold: true))
    #expect((plain...plain * 1.12).contains(font.width(of: text)), "\(font.width(of: text))")
    #expect((bold...bold * 1.15).contains(boldFont.width(of: text)), "\(boldFont.width(of: text))")
  }

  @Test("Bold text is wider, and so are letters of other scripts")
  func widths() {
    let font = SVGFont(size: 10)
    #expect(SVGFont(size: 10, isBold: true).width(of: "Inbox") > font.width(of: "Inbox"))
    #expect(font.width(of: "日本") > 20)
    #expect(font.width(of: "mmmm") > font.width(of: "iiii") * 2)
  }
}
