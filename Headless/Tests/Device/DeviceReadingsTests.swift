import HeadlessDevice
import HeadlessTestSupport
import Testing
import UIKit

/// Values that a device reports to the code that drives it, such as a demo or the helpers of a test.
@MainActor
@Suite(.oneDevice)
struct DeviceReadingsTests {
  let device = HeadlessDevice.launched()

  @Test("All work of one turn reads the same turn number; between turns the number is that of the next turn")
  func turnNumber() {
    var numbers: [Int] = []
    _ = device.schedule(after: 1) { numbers.append(device.turnNumber) }
    _ = device.schedule(after: 1) { numbers.append(device.turnNumber) }
    let next = device.turnNumber
    device.turn()
    #expect(device.turnNumber == next + 1)
    device.advance(by: 1)
    #expect(numbers.count == 2)
    #expect(Set(numbers).count == 1)
    #expect(numbers.allSatisfy { $0 > next && $0 < device.turnNumber })
  }

  @Test("The device reports its interruptions, whether it is locked, and whether the app is in the foreground")
  func interruptions() {
    #expect(device.isInForeground && !device.isLocked && device.interruptions == [])
    device.openControlCenter()
    device.receiveCall()
    device.showSystemAlert()
    #expect(device.interruptions == [.controlCenter, .call, .systemAlert])
    device.endCall()
    #expect(device.interruptions == [.controlCenter, .systemAlert])
    device.lock()
    #expect(device.isLocked && device.isInForeground)
    device.unlock()
    device.pressHome()
    #expect(!device.isInForeground && device.interruptions == [.systemAlert])
  }

  @Test("A device that keeps no console messages still passes each one to its closure")
  func consoleMessages() {
    var lines = 0
    device.didLogToConsole = { _ in lines += 1 }
    UIViewController().present(UIViewController(), animated: false)
    #expect(device.consoleMessages.count == 1 && lines == 1)
    device.keepsConsoleMessages = false
    UIViewController().present(UIViewController(), animated: false)
    #expect(device.consoleMessages.count == 1 && lines == 2)
  }
}
