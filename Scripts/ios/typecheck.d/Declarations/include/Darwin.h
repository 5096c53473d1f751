// The C functions that the sources call, and their constants; Darwin has more of them.

#define AVAILABLE_SINCE_IOS_10 __attribute__((availability(ios, introduced = 10.0)))

typedef long time_t;

struct timespec {
  time_t tv_sec;
  long tv_nsec;
};

typedef enum {
  CLOCK_REALTIME AVAILABLE_SINCE_IOS_10 = 0,
  CLOCK_MONOTONIC_RAW AVAILABLE_SINCE_IOS_10 = 4,
  CLOCK_MONOTONIC AVAILABLE_SINCE_IOS_10 = 6,
  CLOCK_PROCESS_CPUTIME_ID AVAILABLE_SINCE_IOS_10 = 12,
  CLOCK_UPTIME_RAW AVAILABLE_SINCE_IOS_10 = 8,
} clockid_t;

int clock_gettime(clockid_t clock, struct timespec *time) AVAILABLE_SINCE_IOS_10;

#define CTL_KERN 1
#define KERN_PROC 14
#define KERN_PROC_PID 1
#define P_TRACED 0x00000800
struct extern_proc { int p_flag; };
struct kinfo_proc { struct extern_proc kp_proc; };
int sysctl(int *, unsigned int, void *, unsigned long *, void *, unsigned long);
int getpid(void);

#define O_WRONLY 0x0001
#define O_NONBLOCK 0x0004
#define SEEK_END 2
// Swift's own form of the C function, which takes any number of arguments.
int open(const char *path, int flags);
int close(int descriptor);
long long lseek(int descriptor, long long offset, int whence);
typedef __SIZE_TYPE__ size_t;
int unlink(const char *path);
long pwrite(int descriptor, const void *bytes, size_t count, long long offset);

int sysctlbyname(const char *name, void *value, size_t *size, void *newValue, size_t newSize);
int atexit(void (*handler)(void));
typedef long long off_t;
