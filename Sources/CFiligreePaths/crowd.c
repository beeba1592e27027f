#include "CFiligreePaths.h"

// Which crossings lie near vertices: a plain loop, which compilers turn into wide registers.

static inline __attribute__((always_inline)) void all(
    FiligreePlaces places, int count, FiligreeCells cells, uint8_t *restrict kinds) {
  const int32_t *restrict x = places.x, *restrict y = places.y;
  const uint32_t *restrict kind = places.kind, *restrict words = cells.words;
  for (int k = 0; k < count; k++) {
    const uint32_t column = ((uint32_t)x[k] + (1u << 30)) >> cells.shift;
    const uint32_t row = ((uint32_t)y[k] + (1u << 30)) >> cells.shift;
    const uint32_t cell = row << cells.bits | column;
    const uint32_t near = words[cell >> 5] >> (cell & 31);
    kinds[k] |= (uint8_t)((near | (kind[k] & FILIGREE_FLAT) / FILIGREE_FLAT) & 1) << 1;
  }
}

#if defined(__x86_64__)

__attribute__((target("avx512f,avx512vl,avx512bw"))) static void all_16(
    FiligreePlaces places, int count, FiligreeCells cells, uint8_t *kinds) {
  all(places, count, cells, kinds);
}

void filigree_crowd(
    FiligreePlaces places, int count, FiligreeCells cells, int width, uint8_t *kinds) {
  if (width >= 16 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
      __builtin_cpu_supports("avx512bw"))
    all_16(places, count, cells, kinds);
  else
    all(places, count, cells, kinds);
}

#else

void filigree_crowd(
    FiligreePlaces places, int count, FiligreeCells cells, int width, uint8_t *kinds) {
  (void)width;
  all(places, count, cells, kinds);
}

#endif
