import Foundation
import LifecycleBehaviors

extension TimelineEvent {
  /// A moment that the behaviors of a screen received, with its circumstances.
  ///
  /// Layout and changes of traits are not recorded, because UIKit may repeat them many times.
  public struct Moment: Equatable, Sendable {
    /// Which moment it is.
    public var moment: LifecycleMoment
    /// Whether the appearance or the disappearance is animated; nil for other moments.
    public var isAnimated: Bool?
    /// Whether the moment had passed when the recorder attached itself to the screen.
    public var isCatchUp: Bool
    /// Whether the moment undoes one that was delivered before, after a transition was cancelled.
    public var undoesCancelledTransition: Bool
    /// Where the screen is and how it comes or goes: see <doc:WhatIsInAFile>. Empty unless the recorder's content has
    /// ``TimelineContent/circumstances``.
    public var circumstances: [Detail]

    /// Makes a moment, for a test.
    /// - Parameters:
    ///   - moment: which moment it is.
    ///   - isAnimated: whether the appearance or the disappearance is animated; nil for other moments.
    ///   - isCatchUp: whether the moment had passed when the recorder attached itself to the screen.
    ///   - undoesCancelledTransition: whether it undoes a moment of a cancelled transition.
    ///   - circumstances: where the screen is and how it comes or goes.
    public init(
      _ moment: LifecycleMoment, isAnimated: Bool? = nil, isCatchUp: Bool = false,
      undoesCancelledTransition: Bool = false, circumstances: [Detail] = []
    ) {
      self.moment = moment
      self.isAnimated = isAnimated
      self.isCatchUp = isCatchUp
      self.undoesCancelledTransition = undoesCancelledTransition
      self.circumstances = circumstances
    }

    var details: [Detail] {
      var details: [Detail] = []
      if let isAnimated { details.append(.init("animated", .flag(isAnimated))) }
      if case .beforeTransition(let size) = moment { details += Self.details(of: size) }
      if case .afterTransition(let size) = moment { details += Self.details(of: size) }
      return details + .flag("catchUp", isCatchUp) + .flag("undoesCancelledTransition", undoesCancelledTransition)
        + circumstances
    }

    private static func details(of size: CGSize) -> [Detail] {
      [.init("width", .number(Double(size.width))), .init("height", .number(Double(size.height)))]
    }

    init?(named name: String, _ members: inout EventMembers) throws(TimelineReadingError) {
      let size = CGSize(width: try members.number("width") ?? 0, height: try members.number("height") ?? 0)
      guard let moment = LifecycleMoment.recorded(size: size).first(where: { $0.name == name }) else { return nil }
      self.moment = moment
      isAnimated = try members.optionalFlag("animated")
      isCatchUp = try members.flag("catchUp")
      undoesCancelledTransition = try members.flag("undoesCancelledTransition")
      circumstances = members.rest
    }
  }
}

extension LifecycleMoment {
  /// - Parameter size: the new size, of the moments that have one.
  /// - Returns: the moments that are recorded.
  static func recorded(size: CGSize) -> [LifecycleMoment] {
    [
      .afterAttaching, .afterLoading, .beforeAppearing, .duringAppearing, .afterAppearing, .beforeTransition(to: size),
      .afterTransition(to: size), .afterReceivingMemoryWarning, .beforeDisappearing, .afterDisappearing,
      .beforeDetaching,
    ]
  }
}
