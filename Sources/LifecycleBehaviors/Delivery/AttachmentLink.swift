/// What a behavior and its contexts share. Its identity is the identity of the behavior on its screen.
@MainActor
class AttachmentLink {
  /// The handle of the call that added the behavior, or the group that it is in; nil in a test.
  final var attachment: BehaviorAttachment?
  /// `remove()` of the behavior's own handle has begun.
  final var isBeingRemoved = false
}

/// The coordinator of one attachment.
final class CoordinatorHolder<Coordinator>: AttachmentLink {
  let coordinator: Coordinator
  /// The holder from which this one was mapped; nil if this is the behavior's own.
  let original: AttachmentLink?

  init(_ coordinator: Coordinator, of original: AttachmentLink? = nil) {
    self.coordinator = coordinator
    self.original = original
  }
}
