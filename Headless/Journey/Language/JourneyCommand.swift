import Foundation

/// A command of a journey, sorted by who carries it out.
///
/// ```swift
/// let command = JourneyCommand.transition(.push("Detail"))
/// print(command.text)  // push Detail
/// ```
///
/// A name names a screen, and with it the window or the scene that shows the screen first; or a ``TouchTarget``.
public enum JourneyCommand: Hashable, Sendable {
  case root(Root)
  case transition(Transition)
  case touch(Touch)
  case window(WindowAction)
  case app(AppAction)
  case system(SystemAction)
  /// Seconds pass.
  case wait(TimeInterval)
  /// The stand-in gives its other answer to a rule about UIKit that is not known for sure, named as in `Rules.md`. Only before
  /// the first screens.
  case assume(String)

  /// The first screens. The first command of a journey launches the app with them.
  public enum Root: Hashable, Sendable {
    case screen(String)
    case navigation(String)
    case tabs([String])
    case pages([String])
    case split([String])
    /// Those that the app creates itself.
    case app
  }

  /// A change of screens that UIKit animates, unless the line ends in `instantly`.
  public enum Transition: Hashable, Sendable {
    case push(String)
    case pop
    case popToRoot
    case present(PresentStyle, String, isUndimmed: Bool = false, from: String? = nil)
    case alert(String)
    case actionSheet(String)
    case dismiss
  }

  /// Another thing that the user does with a finger, or the app in response.
  public enum Touch: Hashable, Sendable {
    case swipeBack(isCancelled: Bool)
    case tab(String)
    case page(String, isCancelled: Bool)
    case sheetDrag(isCancelled: Bool)
    case menu(String)
    case endMenu
    case search
    case endSearch
    case embed(String, in: String)
    case unembed(String)
    case field(String)
    case endEditing
    /// A tap on a ``TouchTarget``.
    case tap(String)
    /// Two fingers that are lifted together.
    case tapTogether(String, String)
    /// A finger that rests on a target.
    case hold(String)
    /// A control gets a value: a slider, a stepper, a segment or a row of a picker.
    case set(String, to: Double)
    /// Text on the keyboard.
    case type(String)
    /// A list is pulled down until it refreshes.
    case pull(String)
    /// A row of a table is swiped open.
    case swipeRow(String)
  }

  /// A change of windows and scenes.
  public enum WindowAction: Hashable, Sendable {
    case open(String)
    case close(String)
    case forget(String)
    case openScene(String)
    case scenePhase(String, ScenePhase)
  }

  /// An action on a further scene.
  public enum ScenePhase: String, Sendable {
    case closed = "close"
    case background, foreground
  }

  /// A thing that only the app knows how to do. ``JourneyPlayer`` refuses it; what plays a journey on such an app carries it
  /// out.
  public enum AppAction: Hashable, Sendable {
    case overlay(isShown: Bool)
    case group([String])
    case use(String)
    case detach(String)
  }

  /// A thing that the system does, on the user's request or on its own.
  public enum SystemAction: Hashable, Sendable {
    case home
    case open
    case controlCenter(isOpen: Bool)
    case call
    case endCall
    case prompt
    case endPrompt
    case lock
    case unlock
    case suspend(TimeInterval)
    case kill
    case rotate(isLandscape: Bool)
    case memoryWarning
    /// The main thread is busy for some seconds.
    case busy(TimeInterval)
  }

  /// Whether it turns an answer of the stand-in, before the first screens.
  public var isAssumption: Bool {
    if case .assume = self { true } else { false }
  }

  var isRoot: Bool {
    if case .root = self { true } else { false }
  }

  var isTransition: Bool {
    if case .transition = self { true } else { false }
  }

  /// Whether it needs an iPad, for two columns or two scenes side by side.
  var needsPad: Bool {
    switch self {
    case .root(.split), .window(.openScene): true
    default: false
    }
  }
}

/// The styles of `present`, named as in UIKit.
public enum PresentStyle: String, CaseIterable, Sendable {
  case fullScreen, overFullScreen, pageSheet, formSheet, popover, currentContext
}
