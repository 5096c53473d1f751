/// The UIKit view of a text, a button or a date picker. Tests tap it.
public final class Row: UIControl {
  public internal(set) var title: String?
  var action: @MainActor () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    addTarget(self, action: Selector(Row.tap), for: .touchUpInside)
  }

  public required init?(coder: NSCoder) {
    fatalError("Row is not made from an archive")
  }

  private func tap(_ sender: UIControl) {
    action()
  }
}
