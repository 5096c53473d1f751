#include "meter.h"
#include <stddef.h>

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>

bool meter_counts_instructions(void) { return RUNNING_ON_VALGRIND; }

void meter_start(void) {
  CALLGRIND_START_INSTRUMENTATION;
  CALLGRIND_ZERO_STATS;
}

void meter_stop(void) {
  CALLGRIND_DUMP_STATS;
  CALLGRIND_STOP_INSTRUMENTATION;
}
#else
bool meter_counts_instructions(void) { return false; }
void meter_start(void) {}
void meter_stop(void) {}
#endif

#if defined(__GLIBC__)
#include <malloc.h>

static _Thread_local uint64_t allocations;

// Takes the place of the library's own function in the whole program. Swift calls it for each object and buffer.
void *malloc(size_t size) {
  extern void *__libc_malloc(size_t);
  allocations += 1;
  return __libc_malloc(size);
}

uint64_t meter_allocations(void) { return allocations; }

void meter_tidy_memory(void) { malloc_trim(0); }

uint64_t meter_live_bytes(void) {
  struct mallinfo2 info = mallinfo2();
  return info.uordblks + info.hblkhd;
}
#else
uint64_t meter_allocations(void) { return 0; }
void meter_tidy_memory(void) {}
uint64_t meter_live_bytes(void) { return 0; }
#endif
