// expect: error: 'self' used before 'self.init' call or assignment to 'self'
// With library evolution, a client must not be compiled with the layout of this struct in it.

public struct Inlined {
  public var value: Int

  @inlinable
  public init(value: Int) {
    self.value = value
  }
}
