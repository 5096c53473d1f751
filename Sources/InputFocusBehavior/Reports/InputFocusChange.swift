import Foundation

/// Another field is being edited, or no field any more.
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
/// ### Creating one
///
/// - ``init(field:previousField:timestamp:)``
public struct InputFocusChange<Field: Hashable & Sendable> {
  /// The field that is being edited now; nil when none is.
  public let field: Field?

  /// The field of the change before; nil when none was being edited.
  public let previousField: Field?

  /// When the change was found: seconds of uptime, the time base of `CACurrentMediaTime()`.
  public let timestamp: TimeInterval

  /// Creates a value, for tests of code that takes one.
  ///
  /// ```swift
  /// form.update(InputFocusChange(field: .note, previousField: .title))
  /// ```
  ///
  /// - Parameters:
  ///   - field: the field that is being edited now; nil for none.
  ///   - previousField: the field of the change before; nil for none.
  ///   - timestamp: seconds of uptime.
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
