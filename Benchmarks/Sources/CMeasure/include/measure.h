#pragma once
#include <stdint.h>

/// Calls `body`. callgrind counts what runs inside of this function alone, and writes a file for each thread after it:
/// --instr-atstart=no --separate-threads=yes.
void measured_region(void (*body)(void *), void *context);

/// How many blocks of memory the main thread has allocated since the process started.
uint64_t allocation_count(void);

/// How many bytes are allocated at this moment.
int64_t live_bytes(void);

/// How often a file has been replaced, or written over. Always 0 on other systems than Linux.
uint64_t file_writes(void);

/// How often the main thread has done that. Always 0 on other systems than Linux.
uint64_t main_thread_file_writes(void);

/// How often the main thread has waited for the disk. Always 0 on other systems than Linux.
uint64_t main_thread_synchronizations(void);
