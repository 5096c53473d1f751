// The C clocks the sources read; Darwin has more of them.

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
  CLOCK_UPTIME_RAW AVAILABLE_SINCE_IOS_10 = 8,
} clockid_t;

int clock_gettime(clockid_t clock, struct timespec *time) AVAILABLE_SINCE_IOS_10;
