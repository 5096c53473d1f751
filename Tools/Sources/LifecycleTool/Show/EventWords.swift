import LifecycleBehaviors
import LifecycleTimeline
import SuspendBehavior

/// What happened, in words, as they follow the name of the subject.
struct EventWords {
  let text: String

  init(_ event: TimelineEvent) {
    switch event.occurrence {
    case .opened(let opening): text = "opened: \(opening)"
    case .moment(let moment): text = Self.words(moment)
    case .closed(let closing): text = "closed: \(closing.description.inWords)"
    case .released: text = "released"
    case .focus(let focus): text = Self.words(focus)
    case .app(let app, let isCatchUp): text = Self.words(app) + Self.catchUp(isCatchUp)
    case .scene(let scene, let isCatchUp): text = Self.words(scene) + Self.catchUp(isCatchUp)
    case .suspension(let suspension): text = Self.words(suspension)
    case .overlay(let overlay): text = Self.words(overlay)
    case .input(let input): text = Self.words(input)
    case .note(let note): text = (["note: \(note.name)"] + note.details.compactMap(\.words)).joined(separator: ", ")
    @unknown default: text = ([event.name.inWords] + event.details.compactMap(\.words)).joined(separator: ", ")
    }
  }

  private static func catchUp(_ isCatchUp: Bool) -> String { isCatchUp ? ", before the recorder saw it" : "" }

  private static func words(_ moment: TimelineEvent.Moment) -> String {
    let what =
      switch moment.moment {
      case .afterAttaching: "has behaviors"
      case .afterLoading: "loaded its view"
      case .beforeAppearing: "is about to appear"
      case .duringAppearing: "is appearing"
      case .afterAppearing: "appeared"
      case .beforeTransition(let size): "is about to be \(words(size.width, size.height)) large"
      case .afterTransition(let size): "is \(words(size.width, size.height)) large"
      case .afterReceivingMemoryWarning: "received a memory warning"
      case .beforeDisappearing: "is about to disappear"
      case .afterDisappearing: "disappeared"
      case .beforeDetaching: "is about to lose its behaviors"
      default: moment.moment.name.inWords
      }
    var words = [what]
    if moment.isAnimated == true { words.append("animated") }
    if moment.undoesCancelledTransition { words.append("after a cancelled transition") }
    return (words + moment.circumstances.compactMap(\.words)).joined(separator: ", ") + catchUp(moment.isCatchUp)
  }

  private static func words(_ width: Double, _ height: Double) -> String {
    "\(TimelineEvent.Detail.Value.number(width).words) × \(TimelineEvent.Detail.Value.number(height).words)"
  }

  private static func words(_ focus: TimelineEvent.Focus) -> String {
    let reason = focus.reason.words(cover: focus.cover)
    let suspended = focus.suspended > 0 ? " and \(focus.suspended.inSeconds) suspended" : ""
    let previous = focus.previous > 0 || focus.suspended > 0 ? ", after \(focus.previous.inSeconds)" + suspended : ""
    return switch focus.change {
    case .gained: "gained focus: \(reason)\(previous)"
    case .lost: "lost focus: \(reason)\(previous)"
    case .reasonChanged: "is still without focus: \(reason)\(previous)"
    }
  }

  private static func words(_ app: TimelineEvent.App) -> String {
    switch app {
    case .didFinishLaunching: "was launched"
    case .willEnterForeground: "is about to enter the foreground"
    case .didBecomeActive: "became active"
    case .willResignActive: "is about to be inactive"
    case .didEnterBackground: "entered the background"
    case .willTerminate: "is about to be terminated"
    @unknown default: app.rawValue.inWords
    }
  }

  private static func words(_ scene: TimelineEvent.Scene) -> String {
    switch scene {
    case .willConnect: "was connected"
    case .willEnterForeground: "is about to enter the foreground"
    case .didActivate: "became active"
    case .willDeactivate: "is about to be inactive"
    case .didEnterBackground: "entered the background"
    case .didDisconnect: "was disconnected"
    @unknown default: scene.rawValue.inWords
    }
  }

  private static func words(_ suspension: TimelineEvent.Suspension) -> String {
    switch suspension {
    case .willSuspend(.imminent(let seconds)): "suspension is imminent: \(seconds.inSeconds) left"
    case .willSuspend(.expired): "suspension is imminent: the background time is over"
    case .willSuspend(let warning): "suspension is \(warning.name)"
    case .didSuspend: "was suspended"
    case .didUnsuspend(let seconds): "runs again after a suspension of \(seconds.inSeconds)"
    case .averted: "came back without a suspension"
    case .stalled(let stall): "stalled for \(stall.seconds.inSeconds): \(stall.name.inWords)"
    case .failed(let failure): "is not watched well for suspension: \(failure.inWords)"
    @unknown default: "suspension changed"
    }
  }

  private static func words(_ overlay: TimelineEvent.Overlay) -> String {
    switch overlay {
    case .willShow: "is about to be shown"
    case .didShow: "is shown"
    case .willHide: "is about to be hidden"
    case .didHide: "is hidden"
    case .unreadable(let checks): "has a condition that could not be read, \(checks) times in a row"
    @unknown default: "overlay changed"
    }
  }

  private static func words(_ input: TimelineEvent.Input) -> String {
    switch input {
    case .began(let field): "began to edit \(field)"
    case .ended(let field): "no longer edits \(field)"
    case .keyboardDidShow: "is on screen"
    case .keyboardDidHide: "is off screen"
    @unknown default: "input changed"
    }
  }
}

extension TimelineEvent.Detail {
  /// `name value`, or the name of a flag; nil for a flag that is false.
  fileprivate var words: String? {
    switch value {
    case .flag(let flag): flag ? name : nil
    default: "\(name) \(value.words)"
    }
  }
}

extension TimelineEvent.Detail.Value {
  fileprivate var words: String {
    switch self {
    case .text(let text): text
    case .number(let number): number == number.rounded() && abs(number) < 1e15 ? "\(Int(number))" : "\(number)"
    case .flag(let flag): "\(flag)"
    case .null: "nothing"
    }
  }
}
