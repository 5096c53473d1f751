@_exported import struct LifecycleFuzz.SeededGenerator
