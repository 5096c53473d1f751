#pragma once
#include <stdint.h>

/// Calls `body`. valgrind counts what runs inside of this function alone: --toggle-collect=measured_region.
void measured_region(void (*body)(void *), void *context);

/// How many blocks of memory have been allocated since the process started.
uint64_t allocation_count(void);

/// How many bytes are allocated at this moment.
int64_t live_bytes(void);
