import SwiftUI
import TestSupport
import Testing

@testable import InputFocusBehavior

/// The Bool form of `@InputFocusState`, passed to a view below as a binding.
@MainActor
@Suite(.everyAnswer)
struct OneFieldTests {
  struct Search: View {
    @State private var query = ""
    @InputFocusState private var isSearching: Bool

    var body: some View {
      VStack {
        Text(isSearching ? "searching" : "idle")
        SearchField(query: $query, isSearching: $isSearching)
        Button("Search") { isSearching = true }
        Button("Cancel") { isSearching = false }
      }
    }
  }

  struct SearchField: View {
    @Binding var query: String
    @InputFocusState<Bool>.Binding var isSearching: Bool

    var body: some View {
      FocusableTextField("Search", text: $query)
        .inputFocus($isSearching)
      Text(isSearching ? "field searching" : "field idle")
    }
  }

  let search = HostedView(Search())

  private var state: [String] { Array(search.texts.prefix(2)) }

  @Test(
    "The value is true while the field has the keyboard, by a tap or by code; a view below reads and sets the same value"
  )
  func searching() {
    #expect(state == ["idle", "field idle"])
    search.tap("Search")
    search.device.turn()
    #expect(search.edited == 0 && state == ["searching", "field searching"])
    search.tap("Cancel")
    search.device.turn()
    #expect(search.edited == nil && state == ["idle", "field idle"])
    search.device.tap(search.fields[0])
    search.device.turn()
    #expect(state == ["searching", "field searching"])
    search.device.pressReturn()
    search.device.turn()
    #expect(search.edited == nil && state == ["idle", "field idle"])
    #expect(search.controller.faults == [])
  }
}
