import SwiftUI

struct Screen: View {
  // expect: 'FocusState' is only available in iOS 15.0 or newer
  @FocusState private var isFocused: Bool

  var body: some View {
    // expect: 'onChange(of:initial:_:)' is only available in iOS 17.0 or newer
    EmptyView().onChange(of: isFocused) {}
  }
}
