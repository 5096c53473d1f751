/// A callback of a view controller, in the notation of Rules.md.
enum LoggedCall: String {
  case viewDidLoad
  /// viewWillAppear
  case wA
  /// viewIsAppearing
  case iA
  /// viewDidAppear
  case dA
  /// viewWillDisappear
  case wD
  /// viewDidDisappear
  case dD
  /// viewWillLayoutSubviews
  case wL
  /// viewDidLayoutSubviews
  case dL
  /// willMove(toParent:)
  case wM
  /// didMove(toParent:)
  case dM
}

extension Set<LoggedCall> {
  /// All but viewDidLoad and layout.
  static var standard: Self { appearance.union([.iA, .wM, .dM]) }

  /// viewWillAppear, viewDidAppear, viewWillDisappear and viewDidDisappear.
  static var appearance: Self { [.wA, .dA, .wD, .dD] }
}
