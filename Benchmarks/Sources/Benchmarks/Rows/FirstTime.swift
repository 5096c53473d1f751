import LifecycleBehaviors
import UIKit

/// Classes of screens and types of behaviors that the program meets for the first time. Screens and behaviors of other types are
/// attached before, so that only what is new is counted.
@MainActor
enum FirstTime {
  static var rows: [Row] {
    let warm = loadedScreen()
    warm.addBehaviors([Counter()])
    warm.appearAndDisappear()
    let warmByHand = loadedScreen()
    warmByHand.addByHand([Counter()])
    warmByHand.appearAndDisappear()

    loadedScreen().addEmptyChild()

    let screens = (alone: EmptyChildScreen(), byHand: HandWrittenScreen(), ours: BehaviorScreen())
    [screens.alone, screens.byHand, screens.ours].forEach { $0.loadViewIfNeeded() }
    let newClass = Row(
      "First behavior on a new class of screen", unit: Meter.unit,
      standIn: Meter.cost { screens.alone.addEmptyChild() },
      byHand: Meter.cost { screens.byHand.addByHand([Counter()]) },
      ours: Meter.cost { screens.ours.addBehaviors([Counter()]) })
    let newType = Row(
      "First behavior of a new type", unit: Meter.unit,
      byHand: Meter.cost { warmByHand.addByHand([NewBehaviorByHand()]) },
      ours: Meter.cost { warm.addBehaviors([NewBehavior()]) })
    let appearance = Row(
      "First appearance of that screen, and its end", unit: Meter.unit,
      standIn: Meter.cost { screens.alone.appearAndDisappear() },
      byHand: Meter.cost { screens.byHand.appearAndDisappear() },
      ours: Meter.cost { screens.ours.appearAndDisappear() })
    return [newClass, newType, appearance]
  }
}

private final class EmptyChildScreen: UIViewController {}
private final class HandWrittenScreen: UIViewController {}
private final class BehaviorScreen: UIViewController {}
