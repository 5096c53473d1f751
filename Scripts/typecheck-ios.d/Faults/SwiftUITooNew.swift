// expect: 'FocusState' is only available in iOS 15.0 or newer
// expect: 'onChange(of:initial:_:)' is only available in iOS 17.0 or newer
import SwiftUI

struct Screen: View {
  @FocusState private var isFocused: Bool

  var body: some View {
    EmptyView().onChange(of: isFocused) {}
  }
}
