import UIKit

/// One thing that a journey does, as its line says it, by who does it and how.
enum JourneyCommand: Equatable, Sendable {
  case root(Root)
  case transition(Transition)
  case touch(Touch)
  case app(AppAction)
  case system(SystemAction)
  case wait(TimeInterval)

  /// The app's first screens.
  enum Root: Equatable, Sendable {
    case screen(String)
    case navigation(String)
    case tabs([String])
    case pages([String])
    case split([String])
  }

  /// What the user's finger starts and UIKit animates, unless the line ends in `instantly`.
  enum Transition: Equatable, Sendable {
    case push(String)
    case pop
    case popToRoot
    case present(PresentStyle, String, isUndimmed: Bool = false, from: String?)
    case alert(String)
    case actionSheet(String)
    case dismiss
  }

  /// What else the user's finger does, or the app on its behalf.
  enum Touch: Equatable, Sendable {
    case swipeBack(isCancelled: Bool)
    case tab(String)
    case page(String, isCancelled: Bool)
    case cancelSheetDrag
    case search
    case endSearch
    case embed(String, in: String)
    case unembed(String)
    case field(String)
    case endEditing
  }

  /// What the app does on its own, whatever the user can reach.
  enum AppAction: Equatable, Sendable {
    case overlay(isShown: Bool)
    case window(String)
    case closeWindow(String)
    case forgetWindow(String)
    case scene(String)
    case scenePhase(String, ScenePhase)
    case group([String])
    case use(String)
    case detach(String)
  }

  /// What the system does, asked by the user or not.
  enum SystemAction: Equatable, Sendable {
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

  /// What may happen to a further scene.
  enum ScenePhase {
    case background, foreground, closed
  }

  var isRoot: Bool {
    if case .root = self { true } else { false }
  }

  var isTransition: Bool {
    if case .transition = self { true } else { false }
  }

  /// Whether only an iPad can do it: two columns, or two scenes side by side.
  var needsPad: Bool {
    switch self {
    case .root(.split), .app(.scene): true
    default: false
    }
  }
}
