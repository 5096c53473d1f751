/// The journey that `LifecycleDemo` plays on its own: a little media app.
enum BuiltInJourney {
  static let name = "built-in journey"

  static let text = """
    # A library and a search, each in a tab. The player plays while somebody attends to it.
    root tabs Library Search
    wait 2
    push Player
    wait 5

    alert Headphones
    wait 2
    dismiss
    wait 3

    # The queue is a sheet: the player stays visible under it and pauses all the same.
    present pageSheet Queue
    wait 2
    sheet drag cancel
    wait 1
    dismiss
    wait 3

    # A swipe back that is let go changes nothing.
    swipe back cancel
    wait 2

    control-center open
    wait 1.5
    control-center close
    wait 2

    home
    wait 1
    suspend 20
    open
    wait 2

    tab Search
    wait 2
    tab Library
    wait 1
    pop
    wait 2
    """
}
