import LifecycleBehaviors
import SuspendBehavior
import Testing

/// The laws of random journeys find what breaks them.
struct LawsTests {
  private func window(
    isKey: Bool = false, isVisible: Bool = true, isOverlay: Bool = false, firstResponders: Int = 0
  ) -> WindowLaw.Window {
    WindowLaw.Window(isKey: isKey, isVisible: isVisible, isOverlay: isOverlay, firstResponders: firstResponders)
  }

  @Test("Two key windows, a hidden overlay that is key, two overlays and two first responders are faults")
  func windows() {
    #expect(WindowLaw.fault(of: [window(isKey: true), window(isOverlay: true, firstResponders: 1), window()]) == nil)
    #expect(WindowLaw.fault(of: [window(isKey: true), window(isKey: true)]) != nil)
    #expect(WindowLaw.fault(of: [window(isKey: true, isVisible: false, isOverlay: true)]) != nil)
    #expect(WindowLaw.fault(of: [window(isOverlay: true), window(isOverlay: true)]) != nil)
    #expect(WindowLaw.fault(of: [window(firstResponders: 2)]) != nil)
  }

  @Test("A suspension without its end, an end without its beginning, and two that overlap are faults")
  func suspensions() {
    let suspensions = [(10.0, 20.0), (15, 30), (20, 40)].map { start, end in
      Suspension(
        lastSign: ClockReading(uptime: start, continuous: start),
        firstLateSign: ClockReading(uptime: end, continuous: end), uncertainty: 0, began: .distantPast)
    }
    var law = SuspensionLaw()
    #expect(law.receive(.didUnsuspend(suspensions[0]), at: 50) != nil)
    #expect(law.receive(.didSuspend(suspensions[0]), at: 50) == nil)
    #expect(law.receive(.averted, at: 50) != nil)
    #expect(law.receive(.didSuspend(suspensions[1]), at: 50) != nil)
    #expect(law.receive(.didUnsuspend(suspensions[1]), at: 50) == nil)
    #expect(law.receive(.didSuspend(suspensions[2]), at: 35) != nil)
  }

  @Test("What begins twice or ends twice, and a closing that fits no stay, are faults")
  func alternation() {
    var law = AlternationLaw()
    #expect([law.begin(), law.end()] == [nil, nil])
    #expect(law.end() != nil)
    #expect(law.begin() == nil)
    #expect(law.begin() != nil)
    var stay = StayLaw()
    #expect(stay.close(hadAppeared: false) != nil)
    stay.noteOpen()
    #expect(stay.close(hadAppeared: true) != nil)
    stay.noteAppeared()
    #expect(stay.close(hadAppeared: true) == nil)
  }
}
