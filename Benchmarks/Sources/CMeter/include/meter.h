#include <stdbool.h>
#include <stdint.h>

/// Whether callgrind runs the program and counts its instructions.
bool meter_counts_instructions(void);

/// Between these calls callgrind counts. At the end it writes a file with the count: the first one has the number 1.
void meter_start(void);
void meter_stop(void);

/// How often the current thread has allocated memory, or 0 where it cannot be known.
uint64_t meter_allocations(void);

/// Lets the allocator finish what it has put off, so that the next measurement does not pay for it.
void meter_tidy_memory(void);

/// The bytes of memory that the program has from malloc at the moment, or 0 where it cannot be known.
uint64_t meter_live_bytes(void);
