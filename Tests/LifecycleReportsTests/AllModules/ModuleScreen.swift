import FocusBehavior
import InputFocusBehavior
import LifecycleBehaviors
import OverlayBehavior
import ReadyMadeBehaviors
import SuspendBehavior
import TestSupport
import UIKit

/// A screen with a form that carries the behaviors of all modules. Each one can be removed and added again.
final class ModuleScreen: ModelledScreen {
  enum Module: CaseIterable {
    case focus, groupFocus, suspend, overlay, inputFocus, keyboardInsets, dismissKeyboard
    case navigationBar, keepAwake, leakWatch, timer
  }

  enum Field: CaseIterable {
    case name, note
  }

  let nameField = UITextField()
  let noteView = UITextView()
  let inputFocus: InputFocus<Field>
  let overlayCondition: OverlayCondition
  private(set) var modules: [Module: BehaviorAttachment] = [:]
  private let journey: ModuleJourney

  init(_ name: String, _ journey: ModuleJourney) {
    self.journey = journey
    inputFocus = InputFocus(initial: name.hasSuffix("1") ? .name : nil, order: Field.allCases)
    overlayCondition = OverlayCondition { [unowned journey] in journey.coveredScreens.contains(name) }
    super.init(name, journey.model)
    inputFocus.didChange = { [unowned journey] _ in journey.called(.inputFocus) }
    // A field may be asked for while the behavior that knows it is removed.
    inputFocus.didFail = { [unowned journey] _ in journey.called(.inputFocus) }
  }

  required init?(coder: NSCoder) {
    fatalError("init(coder:) has not been implemented")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(nameField)
    view.addSubview(noteView)
    addBehaviors([StayBehavior(journey: journey, name: name)])
    Module.allCases.forEach(add)
  }

  func view(of field: Field) -> UIView { field == .name ? nameField : noteView }

  func add(_ module: Module) {
    modules[module] = addBehaviors([behavior(of: module)])
  }

  /// Removes the module's behavior, or adds it again.
  func toggle(_ module: Module, unwinding: Bool) {
    guard let attachment = modules.removeValue(forKey: module) else { return add(module) }
    unwinding ? attachment.remove() : attachment.remove(silently: true)
    if module == .focus { journey.didRemoveFocusWatch(of: self) }
  }

  private func behavior(of module: Module) -> any ViewControllerLifecycleBehavior {
    let (journey, name) = (journey, name)
    switch module {
    case .focus:
      let watch = journey.focusWatch()
      return FocusBehavior<ModuleScreen> { watch($0, $1) }
    case .groupFocus:
      let law = Variable(AlternationLaw())
      return FocusBehavior(.attention.in(journey.group)) { change in
        if !change.isReasonChange {
          journey.check("\(name) in its group", change.hasFocus ? law.value.begin() : law.value.end())
        }
        journey.called(.groupFocus)
      }
    case .suspend:
      let law = Variable(SuspensionLaw())
      return SuspendBehavior { event in
        journey.check(name, law.value.receive(event, at: LifecycleTime.current.read().continuous))
        journey.called(.suspend)
      }
    case .overlay:
      let options = OverlayOptions(eventHandler: { _ in journey.called(.overlay) })
      return OverlayBehavior(while: overlayCondition, options: options) { _ in UIViewController() }
    case .inputFocus:
      return InputFocusBehavior<ModuleScreen>(inputFocus, fields: [.name: \.nameField, .note: \.noteView])
    case .keyboardInsets: return KeyboardInsetsBehavior<ModuleScreen> { $0.noteView }
    case .dismissKeyboard: return DismissKeyboardOnTapBehavior()
    case .navigationBar: return NavigationBarBehavior(isHidden: name.hasSuffix("2"))
    case .keepAwake: return KeepAwakeBehavior()
    case .leakWatch: return LeakWatchBehavior(unless: { journey.isKept($0) })
    case .timer: return ActionBehavior.every(2) { journey.called(.timer) }
    }
  }
}

/// Tells the stays of a screen from its moments and closings.
private struct StayBehavior: ViewControllerLifecycleBehavior {
  let journey: ModuleJourney
  let name: String

  func makeCoordinator() -> Variable<StayLaw> { Variable(StayLaw()) }

  func receive(_ moment: LifecycleMoment, on viewController: UIViewController, context: Context) {
    if viewController.screenOpening != nil { context.coordinator.value.noteOpen() }
    if case .afterAppearing = moment { context.coordinator.value.noteAppeared() }
  }

  func receive(_ closing: ScreenClosing, context: Context) {
    // One that was not seen was put in and taken out below others.
    if !closing.hadAppeared { context.coordinator.value.noteOpen() }
    journey.check(name, context.coordinator.value.close(hadAppeared: closing.hadAppeared))
    journey.called(.closing)
  }
}
