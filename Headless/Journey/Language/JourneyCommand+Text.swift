import Foundation

// The words of the language. `JourneyForm` reads a line by the words that are written here.

extension JourneyCommand {
  /// The line of the command, such as `push Detail`. ``JourneyLine`` reads it as the same command, if none of its names is a word
  /// of the form, such as a screen named `nav`.
  public var text: String {
    switch self {
    case .root(let root): "root " + root.text
    case .transition(let transition): transition.text
    case .touch(let touch): touch.text
    case .window(let action): action.text
    case .app(let action): action.text
    case .system(let action): action.text
    case .wait(let seconds): "wait " + seconds.text
    case .assume(let rule): "assume " + rule.word
    }
  }
}

extension JourneyCommand.Root {
  fileprivate var text: String {
    switch self {
    case .screen(let name): name.word
    case .navigation(let name): "nav " + name.word
    case .tabs(let names): "tabs " + names.words
    case .pages(let names): "pages " + names.words
    case .split(let names): "split " + names.words
    case .app: "app"
    }
  }
}

extension JourneyCommand.Transition {
  fileprivate var text: String {
    switch self {
    case .push(let name): "push " + name.word
    case .pop: "pop"
    case .popToRoot: "pop to root"
    case .present(let style, let name, let isUndimmed, let presenter):
      "present \(style.rawValue) \(name.word)" + (isUndimmed ? " undimmed" : "")
        + (presenter.map { " from \($0.word)" } ?? "")
    case .alert(let name): "alert " + name.word
    case .actionSheet(let name): "action-sheet " + name.word
    case .dismiss: "dismiss"
    }
  }
}

extension JourneyCommand.Touch {
  fileprivate var text: String {
    switch self {
    case .swipeBack(let isCancelled): "swipe back" + (isCancelled ? " cancel" : "")
    case .tab(let name): "tab " + name.word
    case .page(let name, let isCancelled): "page " + name.word + (isCancelled ? " cancel" : "")
    case .sheetDrag(let isCancelled): "sheet drag" + (isCancelled ? " cancel" : "")
    case .menu(let name): "menu " + name.word
    case .endMenu: "end menu"
    case .search: "search"
    case .endSearch: "end search"
    case .embed(let name, let parent): "embed \(name.word) in \(parent.word)"
    case .unembed(let name): "unembed " + name.word
    case .field(let name): "field " + name.word
    case .endEditing: "end editing"
    case .tap(let target): "tap " + target.word
    case .tapTogether(let target, let other): "tap \(target.word) and \(other.word)"
    case .hold(let target): "hold " + target.word
    case .set(let target, let value): "set \(target.word) \(value.text)"
    case .type(let text): "type " + text.word
    case .pull(let target): "pull " + target.word
    case .swipeRow(let target): "swipe row " + target.word
    }
  }
}

extension JourneyCommand.WindowAction {
  fileprivate var text: String {
    switch self {
    case .open(let name): "window " + name.word
    case .close(let name): "window close " + name.word
    case .forget(let name): "window forget " + name.word
    case .openScene(let name): "scene " + name.word
    case .scenePhase(let name, let phase): "scene \(phase.rawValue) \(name.word)"
    }
  }
}

extension JourneyCommand.AppAction {
  fileprivate var text: String {
    switch self {
    case .overlay(let isShown): "overlay " + (isShown ? "show" : "hide")
    case .group(let names): "group " + names.words
    case .use(let name): "use " + name.word
    case .detach(let name): "detach " + name.word
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
    case .rotate(let isLandscape): "rotate " + (isLandscape ? "landscape" : "portrait")
    case .memoryWarning: "memory-warning"
    case .busy(let seconds): "busy " + seconds.text
    }
  }
}

extension TimeInterval {
  /// The shortest digits that are read as this number, never with an exponent.
  fileprivate var text: String {
    Decimal(string: "\(self)")?.description ?? "0"
  }
}

extension String {
  fileprivate var word: String { JourneyWords.text(self) }
}

extension [String] {
  fileprivate var words: String { map(\.word).joined(separator: " ") }
}
