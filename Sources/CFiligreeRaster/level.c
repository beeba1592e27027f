#include <stdatomic.h>

#include "level.h"

#if defined(__x86_64__)

/// The level in force; −1 before anybody has asked.
static atomic_int current = -1;

static int widest(void) {
  if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")) return 2;
  return __builtin_cpu_supports("avx2") ? 1 : 0;
}

int filigree_raster_level(void) {
  const int level = atomic_load_explicit(&current, memory_order_relaxed);
  if (level >= 0) return level;
  // Whoever is first: all find the same, but none may undo what has been set meanwhile.
  int none = -1;
  const int found = widest();
  return atomic_compare_exchange_strong(&current, &none, found) ? found : none;
}

void filigree_raster_set_level(int level) {
  const int most = widest();
  atomic_store_explicit(
      &current, level < 0 || level > most ? most : level, memory_order_relaxed);
}

#else

int filigree_raster_level(void) { return 0; }
void filigree_raster_set_level(int level) { (void)level; }

#endif
