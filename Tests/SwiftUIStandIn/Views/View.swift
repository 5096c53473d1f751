// Declarations of SwiftUI, with just enough behind them for this package's own SwiftUI sources to run in tests on Linux:
// their views are made, updated and dismantled, and their state is kept at their place in the hierarchy. It is not
// SwiftUI: it lays out rows from top to bottom, draws nothing, compares no values, and updates a hosting controller's views all at once, in
// its layout pass. What SwiftUI declares, and when it came, is in Scripts/typecheck-ios.d/Declarations/SwiftUI.

@_exported import Foundation
@_exported import UIKit

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

/// A view that is not made of other views. SwiftUI has such views too, and does not publish what they do.
@MainActor public protocol PrimitiveView {
  func update(_ node: ViewNode, _ environment: EnvironmentValues)
}

extension View where Body == Never {
  public var body: Never { fatalError("\(Self.self) is made of no other views") }
}

extension Never: View {
  public typealias Body = Never
}

extension View {
  /// Updates the view at the node to this value.
  func place(at node: ViewNode, _ environment: EnvironmentValues) {
    node.connectProperties(of: self, environment)
    if let primitive = self as? any PrimitiveView {
      primitive.update(node, environment)
    } else {
      node.place(body, at: 0, environment)
    }
  }
}
