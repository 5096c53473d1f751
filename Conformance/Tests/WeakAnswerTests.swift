#if canImport(HeadlessDevice)
  import ConformanceSuite
  import OneDevice
  import Testing
  import UIKit

  /// On the stand-in only.
  @MainActor
  @Suite(.oneDevice, .serialized)
  struct WeakAnswerTests {
    static let answers = WeakRules.switches.map(\.name)

    @Test(
      "Each case under each weak answer turned alone",
      arguments: ConformanceCase.all.filter { !$0.needs.contains(.ownProcess) })
    func turnedAlone(_ tested: ConformanceCase) async {
      for answer in Self.answers {
        let outcome = await tested.run(turning: [answer])
        #expect(outcome == .observed(tested.expected(turning: answer)), "\(answer) is turned")
      }
    }

    @Test("Each other answer is one that the stand-in can give")
    func known() {
      let unknown = ConformanceCase.all.flatMap(\.otherwise.keys).filter { !Self.answers.contains($0) }
      #expect(unknown == [])
    }
  }
#endif
