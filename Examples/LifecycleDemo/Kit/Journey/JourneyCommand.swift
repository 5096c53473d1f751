import UIKit

/// One thing that a journey does, as its line says it.
enum JourneyCommand: Equatable, Sendable {
  case root(String)
  case rootNavigation(String)
  case rootTabs([String])
  case push(String)
  case pop
  case popToRoot
  case swipeBack(isCancelled: Bool)
  case tab(String)
  case present(PresentStyle, String, from: String?)
  case alert(String)
  case dismiss
  case cancelSheetDrag
  case embed(String, in: String)
  case unembed(String)
  case overlay(isShown: Bool)
  case window(String)
  case closeWindow(String)
  case field(String)
  case endEditing
  case home
  case open
  case controlCenter(isOpen: Bool)
  case call
  case endCall
  case lock
  case unlock
  case suspend(TimeInterval)
  case kill
  case wait(TimeInterval)

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
    case .push, .pop, .popToRoot, .present, .alert, .dismiss: true
    case .root, .rootNavigation, .rootTabs, .swipeBack, .tab, .cancelSheetDrag, .embed, .unembed: false
    case .overlay, .window, .closeWindow, .field, .endEditing: false
    case .home, .open, .controlCenter, .call, .endCall, .lock, .unlock, .suspend, .kill, .wait: false
    }
  }

  /// Whether it is the user's finger that does it, which has to wait while a transition runs.
  var isTouch: Bool {
    switch self {
    case .push, .pop, .popToRoot, .swipeBack, .tab, .present, .alert, .dismiss, .cancelSheetDrag, .embed, .unembed: true
    case .field, .endEditing: true
    case .root, .rootNavigation, .rootTabs, .overlay, .window, .closeWindow: false
    case .home, .open, .controlCenter, .call, .endCall, .lock, .unlock, .suspend, .kill, .wait: false
    }
  }
}
