import BackgroundWork
import LifecycleTestKit
import TestSupport
import Testing
import UIKit

// The sample of Finish before suspension that needs virtual time.

@MainActor
final class Uploader {
  private(set) var isPaused = false
  private var hold: SuspensionHold?

  func begin() throws {
    hold = try BackgroundWork.hold("upload") { [weak self] hold in
      self?.isPaused = true
      hold.end()
    }
  }

  func didFinish() { hold?.end() }
}

@MainActor
@Suite(.oneDevice)
struct UploadSamples {
  @Test("An upload ends in the background; one that takes too long is paused")
  func upload() async throws {
    try await withLifecycleTestWindow { window in
      let (device, uploader) = (window.device, Uploader())
      await window.show(UIViewController())
      try uploader.begin()
      device.pressHome()
      device.advance(by: 20)
      #expect(!device.isSuspended)
      uploader.didFinish()
      device.advance(by: 10)
      #expect(device.isSuspended && !uploader.isPaused)

      device.openApp()
      try uploader.begin()
      device.pressHome()
      device.advance(by: 40)
      #expect(device.isSuspended && uploader.isPaused)
    }
  }
}
