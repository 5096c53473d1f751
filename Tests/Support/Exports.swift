@_exported import HeadlessTestSupport
@_exported import struct Journey.SeededGenerator
import LifecycleTestKit

extension LifecycleTranscript: LineRecording {}
