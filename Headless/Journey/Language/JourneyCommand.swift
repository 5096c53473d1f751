import Foundation

/// A command of a journey, sorted by who carries it out.
///
/// ```swift
/// let command = JourneyCommand.transition(.push("Detail"))
/// print(command.text)  // push Detail
/// ```
///
/// A name is one word. It names a screen, and with it the window or the scene that shows the screen first.
public enum JourneyCommand: Hashable, Sendable {
  case root(Root)
  case transition(Transition)
  case touch(Touch)
  case window(WindowAction)
  case app(AppAction)
  case system(SystemAction)
  /// Seconds pass.
  case wait(TimeInterval)

  /// The first screens. The first command of a journey launches the app with them.
  public enum Root: Hashable, Sendable {
    case screen(String)
    case navigation(String)
    case tabs([String])
    case pages([String])
    case split([String])
    /// Those that the app makes itself.
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
