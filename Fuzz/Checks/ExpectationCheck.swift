import Journey

/// The app meets the expectations of the test.
final class ExpectationCheck: FuzzCheck {
  private let expectations: [FuzzExpectation]

  init(_ expectations: [FuzzExpectation]) {
    self.expectations = expectations
  }

  func faultsAtRest(in app: FuzzedApp) -> [FuzzFault] {
    expectations.filter { !$0.isMet(app) }.map {
      FuzzFault(.expectation, of: $0.name, "Expected at \(app.place): \($0.name).")
    }
  }
}
