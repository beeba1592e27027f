#include <stdatomic.h>

#include "level.h"

#if defined(__x86_64__)

static atomic_int limit = 2;

int filigree_raster_level(void) {
  int found = 0;
  if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl"))
    found = 2;
  else if (__builtin_cpu_supports("avx2"))
    found = 1;
  const int most = atomic_load_explicit(&limit, memory_order_relaxed);
  return found < most ? found : most;
}

void filigree_raster_set_level(int level) {
  atomic_store_explicit(&limit, level < 0 ? 2 : level, memory_order_relaxed);
}

#else

int filigree_raster_level(void) { return 0; }
void filigree_raster_set_level(int level) { (void)level; }

#endif
