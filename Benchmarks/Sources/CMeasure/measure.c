#define _GNU_SOURCE
#include "measure.h"
#include <errno.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#if defined(__linux__)
#include <fcntl.h>
#include <sys/syscall.h>
#include <unistd.h>
#endif

#if __has_include(<valgrind/callgrind.h>)
#include <valgrind/callgrind.h>
#else
#define CALLGRIND_START_INSTRUMENTATION
#define CALLGRIND_ZERO_STATS
#define CALLGRIND_STOP_INSTRUMENTATION
#define CALLGRIND_DUMP_STATS
#endif

void measured_region(void (*body)(void *), void *context) {
  CALLGRIND_START_INSTRUMENTATION;
  CALLGRIND_ZERO_STATS;
  body(context);
  CALLGRIND_DUMP_STATS;
  CALLGRIND_STOP_INSTRUMENTATION;
}

// Another thread does its work sooner or later, so what it does differs between runs.
static _Thread_local bool is_main_thread;
__attribute__((constructor)) static void note_main_thread(void) { is_main_thread = true; }

static _Atomic uint64_t allocations;
static _Atomic int64_t bytes;

uint64_t allocation_count(void) { return atomic_load(&allocations); }

int64_t live_bytes(void) { return atomic_load(&bytes); }

// In place of the C library's own. glibc documents that a program may replace them, if it replaces all:
// "Replacing malloc" in its manual.
#if defined(__GLIBC__)
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);
extern void __libc_free(void *);

extern size_t malloc_usable_size(void *);

static void *counted(void *block) {
  if (is_main_thread) atomic_fetch_add_explicit(&allocations, 1, memory_order_relaxed);
  if (block) atomic_fetch_add_explicit(&bytes, malloc_usable_size(block), memory_order_relaxed);
  return block;
}

static void forget(void *block) {
  if (block) atomic_fetch_sub_explicit(&bytes, malloc_usable_size(block), memory_order_relaxed);
}

void *malloc(size_t size) { return counted(__libc_malloc(size)); }
void *calloc(size_t number, size_t size) { return counted(__libc_calloc(number, size)); }
void *memalign(size_t alignment, size_t size) { return counted(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

void *realloc(void *block, size_t size) {
  forget(block);
  return counted(__libc_realloc(block, size));
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  *block = memalign(alignment, size);
  return *block ? 0 : ENOMEM;
}

void free(void *block) {
  forget(block);
  __libc_free(block);
}
#endif

// Files that are replaced or written over, and waits for the disk on the main thread, in the same way.
#if defined(__linux__)
static _Atomic uint64_t writes;
static _Atomic uint64_t main_writes;
static _Atomic uint64_t synchronizations;

static void note_write(void) {
  atomic_fetch_add_explicit(&writes, 1, memory_order_relaxed);
  if (is_main_thread) atomic_fetch_add_explicit(&main_writes, 1, memory_order_relaxed);
}

int rename(const char *from, const char *to) {
  note_write();
  return (int)syscall(SYS_renameat2, AT_FDCWD, from, AT_FDCWD, to, 0);
}

ssize_t pwrite(int file, const void *bytes, size_t count, off_t offset) {
  note_write();
  return syscall(SYS_pwrite64, file, bytes, count, offset);
}

int fsync(int file) {
  if (is_main_thread) atomic_fetch_add_explicit(&synchronizations, 1, memory_order_relaxed);
  return (int)syscall(SYS_fsync, file);
}

uint64_t file_writes(void) { return atomic_load(&writes); }
uint64_t main_thread_file_writes(void) { return atomic_load(&main_writes); }
uint64_t main_thread_synchronizations(void) { return atomic_load(&synchronizations); }
#else
uint64_t file_writes(void) { return 0; }
uint64_t main_thread_file_writes(void) { return 0; }
uint64_t main_thread_synchronizations(void) { return 0; }
#endif
