import SwiftUI
import TestSupport
import Testing

/// The stand-in notes what must not happen inside an update. The other tests depend on that.
@MainActor
@Suite(.oneDevice)
struct SwiftUIStandInTests {
  struct SettingState: View {
    @State private var count = 0

    var body: some View {
      if count == 0 { count = 1 }
      return Text("\(count)")
    }
  }

  @Test("State that is set inside an update is noted")
  func state() {
    let view = HostedView(SettingState())
    #expect(view.texts == ["1"])
    #expect(view.controller.faults == ["State was set inside an update"])
  }

  struct GrabbingField: UIViewRepresentable {
    var isGrabbing: Bool

    func makeUIView(context: Context) -> UITextField { UITextField() }

    func updateUIView(_ uiView: UITextField, context: Context) {
      if isGrabbing { uiView.becomeFirstResponder() }
    }
  }

  struct Grabbing: View {
    @State private var isGrabbing = false

    var body: some View {
      VStack {
        GrabbingField(isGrabbing: isGrabbing)
        Button("Grab") { isGrabbing = true }
      }
    }
  }

  @Test("A first responder that changes inside an update is noted")
  func firstResponder() {
    let view = HostedView(Grabbing())
    #expect(view.controller.faults == [])
    view.tap("Grab")
    #expect(view.edited == 0)
    #expect(view.controller.faults == ["The first responder changed inside an update"])
  }

  struct Counter: View {
    @State private var count = 0

    var body: some View {
      Button("\(count)") { count += 1 }
    }
  }

  struct Counters: View {
    @State private var number = 1

    var body: some View {
      VStack {
        Counter().id(number)
        Button("Next") { number += 1 }
      }
    }
  }

  @Test("A view of another identity starts with its own state")
  func identity() {
    let view = HostedView(Counters())
    view.tap("0")
    view.device.turn()
    #expect(view.texts.sorted() == ["1", "Next"])
    view.tap("Next")
    view.device.turn()
    #expect(view.texts.sorted() == ["0", "Next"])
  }
}
