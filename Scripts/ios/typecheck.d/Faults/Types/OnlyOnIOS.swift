#if os(iOS)
  // expect: cannot convert value of type 'String' to specified type 'Int'
  let number: Int = "one"
#endif

#if canImport(ObjectiveC)
  // expect: cannot find 'onlyWithObjectiveC' in scope
  let object = onlyWithObjectiveC
#endif

#if canImport(Darwin)
  // expect: cannot find 'onlyWithDarwin' in scope
  let clock = onlyWithDarwin
#endif
