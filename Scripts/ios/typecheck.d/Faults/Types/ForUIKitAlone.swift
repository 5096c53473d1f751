// What is for UIKit alone is compiled.
#if canImport(HeadlessDevice)
  import HeadlessDevice
#else
  // expect: cannot convert value of type 'String' to specified type 'Int'
  let forUIKitAlone: Int = ""
#endif
