import FocusBehavior
import Foundation
import InputFocusBehavior
import Journey
import LifecycleBehaviors
import LifecycleTimeline
import OverlayBehavior
import SuspendBehavior

/// Something that happened on a journey. `EventWords` has its words.
struct JourneyEvent {
  /// Seconds since the journey began.
  let time: TimeInterval
  /// The screen it happened to, or `app`, `overlay`, `UIKit` or `journey`.
  let subject: String
  let occurrence: Occurrence

  /// What can happen.
  enum Occurrence {
    /// UIKit has called one of the screen's own methods.
    case view(ViewCallback)
    /// The screen's behaviors have received a moment.
    case behavior(Moment)
    case focus(Focus)
    /// As `focus`, for the focus that a screen has within its focus group.
    case group(Focus)
    case app(AppEvent)
    /// A scene has posted a notification.
    case scene(String)
    case suspend(SuspendEvent)
    case overlay(OverlayEvent)
    case input(Input)
    /// UIKit has written a line to the console: a refusal or a warning.
    case console(String)
    /// A line of the journey is played. Its story is what it does, in words; nil if nobody sees an effect.
    case step(JourneyLine, story: String?)

    var isSuspend: Bool {
      if case .suspend = self { true } else { false }
    }
  }

  /// The methods of a view controller that UIKit calls.
  enum ViewCallback {
    case didLoad
    case willAppear(animated: Bool)
    case isAppearing(animated: Bool)
    case didAppear(animated: Bool)
    case willDisappear(animated: Bool)
    case didDisappear(animated: Bool)
    case willMove(toParent: String?)
    case didMove(toParent: String?)
  }

  /// A moment and its circumstances.
  struct Moment {
    let moment: LifecycleMoment
    /// Nil for moments that are not part of an appearance.
    let isAnimated: Bool?
    let isCatchUp: Bool
    let undoesCancelledTransition: Bool
  }

  /// A change of focus.
  struct Focus {
    let change: FocusChange
    /// The name of the screen or alert that took the focus.
    let coverName: String?
    /// How late the change was reported; nil where UIKit announces nothing.
    let latency: Announcements.Latency?

    enum Step: String {
      case gained, lost, reasonChanged
    }

    var step: Step {
      change.isReasonChange ? .reasonChanged : change.hasFocus ? .gained : .lost
    }
  }

  enum AppEvent {
    /// The application has posted a notification.
    case posted(Notification.Name)
    /// The process has ended.
    case killed
    /// The player of a media app starts or stops.
    case plays, pauses
  }

  /// What happened to a field.
  enum Input {
    case began(field: String)
    case ended(field: String)
    case failed(InputFocusFailure<String>)
  }
}
