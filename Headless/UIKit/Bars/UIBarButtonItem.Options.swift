extension UIBarButtonItem {
  public enum Style: Int, Sendable {
    case plain = 0
    @available(iOS, introduced: 2.0, deprecated: 8.0)
    case bordered = 1
    @available(iOS 26.0, *)
    case prominent = 2

    public static var done: UIBarButtonItem.Style { .prominent }
  }

  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case flexibleSpace = 5
    case fixedSpace = 6
    case compose = 7
    case reply = 8
    case action = 9
    case organize = 10
    case bookmarks = 11
    case search = 12
    case refresh = 13
    case stop = 14
    case camera = 15
    case trash = 16
    case play = 17
    case pause = 18
    case rewind = 19
    case fastForward = 20
    case undo = 21
    case redo = 22
    @available(iOS, introduced: 2.0, deprecated: 11.0)
    case pageCurl = 23
    @available(iOS 13.0, *)
    case close = 24
    @available(iOS 18.2, *)
    case writingTools = 25
  }
}
