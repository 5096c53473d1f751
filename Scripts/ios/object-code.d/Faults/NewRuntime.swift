// expect: swift_allocateMetadataPack is linked strongly
// Since iOS 17.
@_silgen_name("swift_allocateMetadataPack")
func allocatePack(_ elements: UnsafeRawPointer, _ count: UInt) -> UnsafeRawPointer

public func ask(_ pointer: UnsafeRawPointer) -> UnsafeRawPointer { allocatePack(pointer, 1) }
