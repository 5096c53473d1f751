import UIKit

/// A controller that holds others: as their parent or presenter, or with its view.
@MainActor
final class Container {
  private(set) weak var controller: UIViewController?
  /// How it holds its children.
  let kind: Placement.Kind
  private var lastList: ContainerList?
  private var isListRead = false
  /// How it is held and what holds it, when it was in place last.
  private(set) var lastSteps: ArraySlice<Placement.Step> = []
  private var areStepsRead = false

  init(_ controller: UIViewController) {
    self.controller = controller
    kind = Placement.Kind(in: controller)
    // A tab under More may have had no children while it was shown, and have no parent now (W35 of HeadlessUIKit's rules).
    lastSteps = controller.hiddenChild?.host.visit.lastSteps ?? []
  }

  func setNeedsReading() {
    isListRead = false
    areStepsRead = false
  }

  /// What it lists: the same object until that changes. Nil if it is of no kind that has a list.
  var list: ContainerList? {
    guard kind.hasList, let controller else { return nil }
    if let lastList, isListRead || lastList.isCurrent {
      isListRead = true
      return lastList
    }
    let list = ContainerList(controller)
    lastList = list
    isListRead = true
    return list
  }

  /// How it is held and what holds it; nil if it is not in place, or if that has not been read.
  var steps: ArraySlice<Placement.Step>? {
    get { areStepsRead ? lastSteps : nil }
    set {
      areStepsRead = newValue != nil
      if let newValue { lastSteps = newValue }
    }
  }
}
