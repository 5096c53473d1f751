#if canImport(SwiftUI)
  import Combine
  import SwiftUI

  final class Model: ObservableObject {
    @Published var text = ""
  }

  struct Field: UIViewRepresentable {
    @Binding var text: String

    func makeUIView(context: Context) -> UITextField {
      let field = UITextField(frame: .zero)
      field.delegate = context.coordinator
      return field
    }

    func updateUIView(_ uiView: UITextField, context: Context) {
      uiView.text = text
    }

    func makeCoordinator() -> Coordinator { Coordinator($text) }

    final class Coordinator: NSObject, UITextFieldDelegate {
      private let text: Binding<String>

      init(_ text: Binding<String>) {
        self.text = text
      }

      func textFieldDidEndEditing(_ textField: UITextField) {
        text.wrappedValue = textField.text ?? ""
      }
    }
  }

  struct Screen: View {
    @ObservedObject var model: Model
    @State private var isShown = false

    var body: some View {
      Field(text: $model.text)
      if isShown { EmptyView() }
      EmptyView().onAppear { isShown = true }
    }
  }
#endif
