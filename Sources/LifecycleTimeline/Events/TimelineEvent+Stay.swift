import LifecycleBehaviors

// How a screen came and went, as the members of a line.

extension ScreenOpening {
  var details: [TimelineEvent.Detail] {
    [.init("reason", .text(reason.rawValue))] + .flag("again", !isFirst)
  }

  init(_ members: inout EventMembers) throws(TimelineReadingError) {
    let reason = Reason(rawValue: try members.requiredText("reason"))
    self.init(reason, isFirst: !(try members.flag("again")))
  }
}

extension ScreenClosing {
  var details: [TimelineEvent.Detail] {
    [.init("reason", .text(reason.rawValue))] + .flag("interactive", isInteractive) + .flag("unseen", !hadAppeared)
      + [.init("opened", .text(opening.reason.rawValue))] + .flag("again", !opening.isFirst)
  }

  init(_ members: inout EventMembers) throws(TimelineReadingError) {
    let reason = Reason(rawValue: try members.requiredText("reason"))
    let opening = ScreenOpening.Reason(rawValue: try members.requiredText("opened"))
    self.init(
      reason, isInteractive: try members.flag("interactive"), hadAppeared: !(try members.flag("unseen")),
      opening: ScreenOpening(opening, isFirst: !(try members.flag("again"))))
  }

  /// The same closing without its screen, as it is read from a file.
  var withoutScreen: ScreenClosing {
    ScreenClosing(reason, isInteractive: isInteractive, hadAppeared: hadAppeared, opening: opening)
  }
}
