import Foundation

/// What a line of a journey does, sorted by who does it and how. A type in the folder Player plays each sort.
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
    /// The example app FocusDemo.
    case app

    static let firstScreenOfApp = "Library"

    var names: [String] {
      switch self {
      case .screen(let name), .navigation(let name): [name]
      case .app: [Self.firstScreenOfApp]
      case .tabs(let names), .pages(let names), .split(let names): names
      }
    }
  }

  /// What the user starts with a finger and UIKit animates, unless the line ends in `instantly`.
  enum Transition: Equatable, Sendable {
    case push(String)
    case pop
    case popToRoot
    case present(PresentStyle, String, isUndimmed: Bool = false, from: String?)
    case alert(String)
    case actionSheet(String)
    case dismiss
  }

  /// What else the user does with a finger, or the app in response.
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

  /// What the app does on its own, also when the user cannot touch it.
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

  /// What the system does, on the user's request or on its own.
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

  /// What can happen to a further scene.
  enum ScenePhase {
    case background, foreground, closed
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
    case .root(.split), .app(.scene): true
    default: false
    }
  }
}

/// The styles of `present`, named as in UIKit.
enum PresentStyle: String, CaseIterable {
  case fullScreen, overFullScreen, pageSheet, formSheet, popover, currentContext
}
