import TestSupport
import Testing

@testable import LifecycleDemo

@MainActor
@Suite(.oneDevice)
struct JourneyPlayingTests {
  @Test(
    "A command that the demo cannot carry out is refused with its line",
    arguments: [
      ("root A\nuse A", "'A' is in no group; write 'group A B …' before"),
      ("root A\ngroup B\nuse B", "there is no screen named 'B'"),
      ("root A\ndetach B", "there is no screen named 'B'"),
      ("root A\noverlay hide", "there is no overlay to hide"),
      ("root A\noverlay show\noverlay show", "the overlay is shown already"),
      ("root A\noverlay show\noverlay hide\noverlay hide", "there is no overlay to hide"),
      ("root A\nalert B\nfield F", "'B' has no fields"),
      ("root A\ncontrol-center open\nfield F", "the field 'F' of 'A' cannot be reached"),
    ])
  func refusals(text: String, message: String) {
    let line = text.split(separator: "\n").count
    #expect(refusal(of: text) == "test.journey:\(line): \(message)")
  }

  @Test("A screen that an overlay covers cannot be touched")
  func covered() {
    let message = "the overlay covers every screen; 'overlay hide' first"
    for line in ["push B", "pop", "alert B", "root B", "swipe back", "field F", "search"] {
      #expect(refusal(of: "root nav A\noverlay show\n\(line)") == "test.journey:3: \(message)")
    }
    #expect(refusal(of: "root nav A\noverlay show\noverlay hide\npush B") == "played")
    #expect(refusal(of: "root nav A\noverlay show\nkill\nopen\npush B") == "played")
    #expect(refusal(of: "root A\nkill\noverlay show") == "test.journey:3: the app is not running; 'open' it")
  }
}
