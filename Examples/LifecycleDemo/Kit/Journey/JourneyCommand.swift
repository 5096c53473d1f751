import UIKit

/// One thing that a journey does, as its line says it.
enum JourneyCommand: Equatable, Sendable {
  case root(String)
  case rootNavigation(String)
  case rootTabs([String])
  case rootPages([String])
  case rootSplit([String])
  case push(String)
  case pop
  case popToRoot
  case swipeBack(isCancelled: Bool)
  case tab(String)
  case page(String, isCancelled: Bool)
  case present(PresentStyle, String, isUndimmed: Bool = false, from: String?)
  case alert(String)
  case actionSheet(String)
  case dismiss
  case cancelSheetDrag
  case search
  case endSearch
  case embed(String, in: String)
  case unembed(String)
  case detach(String)
  case overlay(isShown: Bool)
  case window(String)
  case closeWindow(String)
  case forgetWindow(String)
  case scene(String)
  case scenePhase(String, ScenePhase)
  case group([String])
  case use(String)
  case field(String)
  case endEditing
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
  case wait(TimeInterval)

  /// What may happen to a further scene.
  enum ScenePhase {
    case background, foreground, closed
  }

  /// The styles that `present` knows, in UIKit's own words.
  enum PresentStyle: String, CaseIterable {
    case fullScreen, overFullScreen, pageSheet, formSheet, popover, currentContext

    var modalPresentationStyle: UIModalPresentationStyle {
      switch self {
      case .fullScreen: .fullScreen
      case .overFullScreen: .overFullScreen
      case .pageSheet: .pageSheet
      case .formSheet: .formSheet
      case .popover: .popover
      case .currentContext: .currentContext
      }
    }
  }

  /// Whether the command starts a transition, which `instantly` can do without animation.
  var canBeInstant: Bool {
    switch self {
    case .push, .pop, .popToRoot, .present, .alert, .actionSheet, .dismiss: true
    case .root, .rootNavigation, .rootTabs, .rootPages, .rootSplit: false
    case .swipeBack, .tab, .page, .cancelSheetDrag, .search, .endSearch, .embed, .unembed: false
    case .overlay, .window, .closeWindow, .forgetWindow, .detach, .scene, .scenePhase: false
    case .group, .use, .field, .endEditing: false
    case .home, .open, .controlCenter, .call, .endCall, .prompt, .endPrompt: false
    case .lock, .unlock, .suspend, .kill, .wait: false
    }
  }

  /// Whether it is the user's finger that does it, which has to wait while a transition runs.
  var isTouch: Bool {
    switch self {
    case .push, .pop, .popToRoot, .swipeBack, .tab, .page, .present, .alert, .actionSheet, .dismiss: true
    case .cancelSheetDrag, .search, .endSearch, .embed, .unembed, .field, .endEditing: true
    case .root, .rootNavigation, .rootTabs, .rootPages, .rootSplit: false
    case .overlay, .window, .closeWindow, .forgetWindow, .detach, .scene, .scenePhase, .group, .use: false
    case .home, .open, .controlCenter, .call, .endCall, .prompt, .endPrompt: false
    case .lock, .unlock, .suspend, .kill, .wait: false
    }
  }

  /// Whether it names the app's first screens.
  var isRoot: Bool {
    switch self {
    case .root, .rootNavigation, .rootTabs, .rootPages, .rootSplit: true
    default: false
    }
  }

  /// Whether only an iPad can do it: two columns, or two scenes side by side.
  var needsPad: Bool {
    switch self {
    case .rootSplit, .scene: true
    default: false
    }
  }
}
