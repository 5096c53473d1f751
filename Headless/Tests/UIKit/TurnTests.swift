import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

@MainActor
@Suite(.oneDevice)
struct TurnTests: FixtureSuite {
  let fixture = LoggedDevice()

  @Test("R1: a turn runs sources, then layout, then the work that waits for the commit")
  func phases() {
    let parent = log.screen("P")
    let child = log.screen("C")
    child.logsLayout = true
    device.launch(showing: parent)
    _ = log.flush()

    _ = device.schedule(after: 0) {
      log.record("source")
      parent.embed(child)
    }
    _ = device.schedule(after: 0) { log.record("next source") }
    device.turn()
    #expect(
      log.flush() == [
        "source", "C.wM(P)", "C.viewDidLoad", "C.wA(f)", "C.dM(P)", "next source",
        "C.iA(f)", "C.wL", "C.dL", "C.dA(f)",
      ])
  }

  @Test("R1: work that is queued for a commit while such work runs waits for the next commit")
  func queuedMeanwhile() {
    let first = log.screen("F")
    let second = log.screen("S")
    let parent = log.shownScreen("P", on: device)

    first.inside["dA"] = { _ in parent.embed(second) }
    parent.embed(first)
    device.turn()
    #expect(
      log.flush() == [
        "F.wM(P)", "F.viewDidLoad", "F.wA(f)", "F.dM(P)", "F.iA(f)", "F.dA(f)",
        "S.wM(P)", "S.viewDidLoad", "S.wA(f)", "S.dM(P)",
      ])
    device.turn()
    #expect(log.flush() == ["S.iA(f)", "S.dA(f)"])
  }
}
