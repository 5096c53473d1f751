import UIKit

extension ConformanceCase {
  /// R117, R118, R121, R123 and R130.
  static let geometry: [ConformanceCase] = [
    ConformanceCase(
      "R117", "a view that is inserted beside a view which is no sibling is on top",
      expecting: ["top true", "top true"]
    ) { run in
      let (parent, stranger) = (UIView(), UIView())
      parent.addSubview(UIView())
      for isBelow in [true, false] {
        let new = UIView()
        if isBelow {
          parent.insertSubview(new, belowSubview: stranger)
        } else {
          parent.insertSubview(new, aboveSubview: stranger)
        }
        run.log("top \(parent.subviews.last === new)")
      }
    },
    ConformanceCase("R130", "a view that is inserted below itself is on top", expecting: ["top true"]) { run in
      let (parent, view) = (UIView(), UIView())
      parent.addSubview(UIView())
      parent.addSubview(view)
      parent.insertSubview(view, belowSubview: view)
      run.log("top \(parent.subviews.last === view)")
    },
    ConformanceCase(
      "R118", "the frame of a view that is twice as large around its center",
      expecting: ["frame 50 50 200 200", "bounds 0 0 100 100"]
    ) { run in
      let (_, view) = doubled()
      run.log("frame \(text(view.frame))")
      run.log("bounds \(text(view.bounds))")
    },
    ConformanceCase(
      "R118", "a point is converted with the transform", expecting: ["50 50", "250 250", "0 0"]
    ) { run in
      let (parent, view) = doubled()
      run.log(text(view.convert(CGPoint.zero, to: parent)))
      run.log(text(view.convert(CGPoint(x: 100, y: 100), to: parent)))
      run.log(text(view.convert(CGPoint(x: 50, y: 50), from: parent)))
    },
    ConformanceCase(
      "R118", "a point that only the transform puts into the view hits it", expecting: ["inside true", "outside false"]
    ) { run in
      let (parent, view) = doubled()
      run.log("inside \(parent.hitTest(CGPoint(x: 60, y: 60), with: nil) === view)")
      run.log("outside \(parent.hitTest(CGPoint(x: 40, y: 40), with: nil) === view)")
    },
    ConformanceCase(
      "R121", "views and view controllers adopt NSCoding", expecting: ["UIView true", "UIViewController true"]
    ) { run in
      let objects: [(String, Any)] = [("UIView", UIView()), ("UIViewController", UIViewController())]
      for (name, object) in objects { run.log("\(name) \(object is any NSCoding)") }
    },
    ConformanceCase(
      "R123", "a value made of a CGRect is read as a CGRect", expecting: ["1 2 3 4", "bridged true"]
    ) { run in
      let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
      let value: Any = NSValue(cgRect: rect)
      run.log(text(NSValue(cgRect: rect).cgRectValue))
      run.log("bridged \(value as? CGRect == rect)")
    },
  ]

  /// A view of 100 points in one of 300, shown at twice its size.
  @MainActor
  private static func doubled() -> (parent: UIView, view: UIView) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    parent.addSubview(view)
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    return (parent, view)
  }

  private static func text(_ point: CGPoint) -> String { "\(Int(point.x)) \(Int(point.y))" }

  private static func text(_ rect: CGRect) -> String {
    "\(text(rect.origin)) \(Int(rect.width)) \(Int(rect.height))"
  }
}
