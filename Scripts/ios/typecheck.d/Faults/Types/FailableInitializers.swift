// A stack and an activity indicator are always decoded, other views are not.
import UIKit

final class FailableStack: UIStackView {
  // expect: failable initializer 'init(coder:)' cannot override a non-failable initializer
  required init?(coder: NSCoder) { nil }
}

final class FailableIndicator: UIActivityIndicatorView {
  // expect: failable initializer 'init(coder:)' cannot override a non-failable initializer
  required init?(coder: NSCoder) { nil }
}

final class AlwaysDecoded: UIView {
  // expect: a non-failable initializer cannot chain to failable initializer 'init(coder:)' written with 'init?'
  required init(coder: NSCoder) { super.init(coder: coder) }
}
