import TimelineDrawing

extension PhoneArt {
  /// - Parameters:
  ///   - state: what the user sees.
  ///   - isPlaying: whether the screen plays; nil if it has nothing to play.
  /// - Returns: the phone's glass when nothing moves.
  static func phone(_ state: PhoneState, isPlaying: Bool?) -> [SVGElement] {
    let plays = isPlaying != nil && state.content == nil
    let tabs = state.tabs.isEmpty ? [] : tabBar(state.tabs, selected: state.selectedTab)
    let covers = state.covers.flatMap { (hasShadow($0) ? shadow() : []) + cover($0) }
    return screen(state.screen, state.content, plays: plays) + (plays ? playing(isPlaying == true) : []) + tabs + covers
      + state.systems.flatMap(system)
  }

  /// - Parameters:
  ///   - title: what the navigation bar says.
  ///   - content: what is written below it, if that can be read.
  ///   - plays: whether it is a player whose views cannot be read.
  /// - Returns: the screen, without what says whether it plays.
  static func screen(_ title: String, _ content: PhoneContent?, plays: Bool) -> [SVGElement] {
    if let content { return screen(title, content) }
    return plays ? player(title) : list(title)
  }

  /// Whether a cover darkens what is behind it.
  static func hasShadow(_ cover: PhoneState.Cover) -> Bool {
    [.sheet, .popover, .alert].contains(cover.form)
  }
}
