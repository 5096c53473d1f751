import Foundation

/// The task that the form makes.
struct NewTask: Equatable {
  var title: String
  var note: String
  var due: Date
}
