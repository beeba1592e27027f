#if defined(__x86_64__)

#define LANES 16
#include "cubic_lanes.h"

__attribute__((target("avx512f,avx512dq,avx512vl"))) uint32_t filigree_fit_cubics_avx512(
    const filigree_cubic_samples *samples, filigree_cubic *cubics, int count,
    const filigree_cubic_batch *common) {
  return fit(samples, cubics, count, common);
}

#endif
