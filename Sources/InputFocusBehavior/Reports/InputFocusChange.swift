import Foundation

/// A change of the edited field: another field is being edited, or editing has ended.
///
/// ```swift
/// toolbar.isHidden = change.field == nil
/// ```
///
/// ## Topics
///
/// ### The change
///
/// - ``field``
/// - ``previousField``
/// - ``timestamp``
///
/// ### In a log
///
/// - ``description``
///
/// ### For tests
///
/// - ``init(field:previousField:timestamp:)``
public struct InputFocusChange<Field: Hashable & Sendable> {
  /// The field that is being edited now; nil if no field is.
  public let field: Field?

  /// The field that was being edited before; nil if no field was.
  public let previousField: Field?

  /// When the change was noticed, in seconds of uptime, the time base of `CACurrentMediaTime()`.
  public let timestamp: TimeInterval

  /// Creates a change, for tests of code that receives one.
  ///
  /// ```swift
  /// form.update(InputFocusChange(field: .note, previousField: .title))
  /// ```
  ///
  /// - Parameters:
  ///   - field: the field that is being edited now; nil for none.
  ///   - previousField: the field that was being edited before; nil for none.
  ///   - timestamp: when the change was noticed, in seconds of uptime.
  public init(field: Field?, previousField: Field? = nil, timestamp: TimeInterval = 0) {
    self.field = field
    self.previousField = previousField
    self.timestamp = timestamp
  }
}

extension InputFocusChange: Hashable {}
extension InputFocusChange: Sendable {}

extension InputFocusChange: CustomStringConvertible {
  /// The change as a part of a sentence, for a log: `"editing note after title"`.
  public var description: String {
    switch (previousField, field) {
    case (nil, nil): "editing nothing"
    case (nil, let field?): "editing \(field)"
    case (let previous?, let field?): "editing \(field) after \(previous)"
    case (let previous?, nil): "editing ended in \(previous)"
    }
  }
}
