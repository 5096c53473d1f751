import Foundation

// The words of the language. `JourneyForm` reads a line by the words that are written here.

extension JourneyCommand {
  /// The line of the command, such as `push Detail`. ``JourneyLine`` reads it as the same command, if its names are words and
  /// none of them is a word of the form, such as a screen named `nav`.
  public var text: String {
    switch self {
    case .root(let root): "root " + root.text
    case .transition(let transition): transition.text
    case .touch(let touch): touch.text
    case .window(let action): action.text
    case .app(let action): action.text
    case .system(let action): action.text
    case .wait(let seconds): "wait " + seconds.text
    }
  }
}

extension JourneyCommand.Root {
  fileprivate var text: String {
    switch self {
    case .screen(let name): name
    case .navigation(let name): "nav " + name
    case .tabs(let names): "tabs " + names.joined(separator: " ")
    case .pages(let names): "pages " + names.joined(separator: " ")
    case .split(let names): "split " + names.joined(separator: " ")
    case .app: "app"
    }
  }
}

extension JourneyCommand.Transition {
  fileprivate var text: String {
    switch self {
    case .push(let name): "push " + name
    case .pop: "pop"
    case .popToRoot: "pop to root"
    case .present(let style, let name, let isUndimmed, let presenter):
      "present \(style.rawValue) \(name)" + (isUndimmed ? " undimmed" : "") + (presenter.map { " from \($0)" } ?? "")
    case .alert(let name): "alert " + name
    case .actionSheet(let name): "action-sheet " + name
    case .dismiss: "dismiss"
    }
  }
}

extension JourneyCommand.Touch {
  fileprivate var text: String {
    switch self {
    case .swipeBack(let isCancelled): "swipe back" + (isCancelled ? " cancel" : "")
    case .tab(let name): "tab " + name
    case .page(let name, let isCancelled): "page " + name + (isCancelled ? " cancel" : "")
    case .sheetDrag(let isCancelled): "sheet drag" + (isCancelled ? " cancel" : "")
    case .menu(let name): "menu " + name
    case .endMenu: "end menu"
    case .search: "search"
    case .endSearch: "end search"
    case .embed(let name, let parent): "embed \(name) in \(parent)"
    case .unembed(let name): "unembed " + name
    case .field(let name): "field " + name
    case .endEditing: "end editing"
    }
  }
}

extension JourneyCommand.WindowAction {
  fileprivate var text: String {
    switch self {
    case .open(let name): "window " + name
    case .close(let name): "window close " + name
    case .forget(let name): "window forget " + name
    case .openScene(let name): "scene " + name
    case .scenePhase(let name, let phase): "scene \(phase.rawValue) \(name)"
    }
  }
}

extension JourneyCommand.AppAction {
  fileprivate var text: String {
    switch self {
    case .overlay(let isShown): "overlay " + (isShown ? "show" : "hide")
    case .group(let names): "group " + names.joined(separator: " ")
    case .use(let name): "use " + name
    case .detach(let name): "detach " + name
    }
  }
}

extension JourneyCommand.SystemAction {
  fileprivate var text: String {
    switch self {
    case .home: "home"
    case .open: "open"
    case .controlCenter(let isOpen): "control-center " + (isOpen ? "open" : "close")
    case .call: "call"
    case .endCall: "end call"
    case .prompt: "prompt"
    case .endPrompt: "end prompt"
    case .lock: "lock"
    case .unlock: "unlock"
    case .suspend(let seconds): "suspend " + seconds.text
    case .kill: "kill"
    }
  }
}

extension TimeInterval {
  /// The shortest digits that are read as this number, never with an exponent.
  fileprivate var text: String {
    Decimal(string: "\(self)")?.description ?? "0"
  }
}
