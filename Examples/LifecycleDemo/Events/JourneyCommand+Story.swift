import Journey

extension JourneyCommand {
  /// - Parameter name: the name of the screen in front.
  /// - Returns: what the command does, in words for people who do not know the commands; nil if nobody sees an effect.
  func story(closing name: String?) -> String? {
    switch self {
    case .wait, .assume, .app(.group), .app(.use), .app(.detach): nil
    case .root: "The app starts"
    case .transition(.push(let name)): "\(name) is pushed"
    case .transition(.pop), .transition(.popToRoot): "Back"
    case .transition(.present(.popover, let name, _, _)): "A popover: \(name)"
    case .transition(.present(.fullScreen, let name, _, _)), .transition(.present(.overFullScreen, let name, _, _)):
      "\(name), full screen"
    case .transition(.present(_, let name, _, _)): "A sheet: \(name)"
    case .transition(.alert(let name)): "An alert: \(name)"
    case .transition(.actionSheet(let name)): "A choice: \(name)"
    case .transition(.dismiss): "\(name ?? "It") closes"
    case .touch(.swipeBack(isCancelled: true)): "A swipe back, cancelled"
    case .touch(.swipeBack): "A swipe back"
    case .touch(.tab(let name)): "The tab \(name)"
    case .touch(.sheetDrag(isCancelled: true)): "The sheet is dragged a little"
    case .touch(.sheetDrag): "The sheet is dragged down"
    case .touch(.menu): "A menu"
    case .touch(.endMenu): "The menu closes"
    case .app(.overlay(isShown: let isShown)): isShown ? "The app covers itself" : "The cover goes"
    case .system(.home): "Home"
    case .system(.open): "Back in the app"
    case .system(.controlCenter(isOpen: let isOpen)): isOpen ? "Control Center" : "Control Center closes"
    case .system(.call): "A call"
    case .system(.endCall): "The call ends"
    case .system(.prompt): "The system asks something"
    case .system(.endPrompt): "Answered"
    case .system(.lock): "Locked"
    case .system(.unlock): "Unlocked"
    case .system(.suspend): "Suspended"
    case .system(.kill): "The process ends"
    case .touch(.page(let name, isCancelled: let isCancelled)):
      isCancelled ? "A page is turned a little" : "The page \(name)"
    case .touch(.search): "A search"
    case .touch(.endSearch): "The search ends"
    case .touch(.embed(let name, in: let parent)): "\(name) is added to \(parent)"
    case .touch(.unembed(let name)): "\(name) is removed"
    case .touch(.field(let name)): "A tap into \(name)"
    case .touch(.endEditing): "The keyboard goes"
    case .window(.open(let name)): "A window: \(name)"
    case .window(.close(let name)): "The window \(name) closes"
    case .window(.forget(let name)): "The window \(name) is released"
    case .window(.openScene(let name)): "A scene: \(name)"
    case .window(.scenePhase(let name, .closed)): "The scene \(name) closes"
    case .window(.scenePhase(let name, .background)): "The scene \(name), to the background"
    case .window(.scenePhase(let name, .foreground)): "The scene \(name), to the foreground"
    case .touch, .system: text
    }
  }
}
