import Testing

// The tests that run on UIKit and on the stand-in. All of them show screens, and tests that await share the main thread, so
// one runs at a time.
#if canImport(HeadlessDevice)
  import TestSupport

  @Suite(.oneDevice) enum OnUIKitToo {}
#else
  @Suite(.serialized) enum OnUIKitToo {}
#endif
