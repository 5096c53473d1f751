/// A suite whose tests begin with the same set-up, and use the parts of it by their names.
///
/// A test of a suite with a `PushedStack` reads `nav.popViewController(animated: true)`, and not
/// `fixture.nav.popViewController(animated: true)`. Each test has a new fixture.
@MainActor
protocol FixtureSuite {
  associatedtype Fixture

  var fixture: Fixture { get }
}
