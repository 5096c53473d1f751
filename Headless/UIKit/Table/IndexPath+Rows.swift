// UIKit's additions to Foundation's index paths.

extension IndexPath {
  public init(row: Int, section: Int) {
    self.init(indexes: [section, row])
  }

  @available(iOS 6.0, *)
  public init(item: Int, section: Int) {
    self.init(indexes: [section, item])
  }

  public var section: Int {
    get { self[0] }
    set { self[0] = newValue }
  }

  public var row: Int {
    get { self[1] }
    set { self[1] = newValue }
  }

  @available(iOS 6.0, *)
  public var item: Int {
    get { self[1] }
    set { self[1] = newValue }
  }
}
