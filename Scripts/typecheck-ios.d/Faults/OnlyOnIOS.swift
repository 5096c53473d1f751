// expect: cannot convert value of type 'String' to specified type 'Int'
// expect: cannot find 'onlyWithObjectiveC' in scope
// expect: cannot find 'onlyWithDarwin' in scope
#if os(iOS)
  let number: Int = "one"
#endif

#if canImport(ObjectiveC)
  let object = onlyWithObjectiveC
#endif

#if canImport(Darwin)
  let clock = onlyWithDarwin
#endif
