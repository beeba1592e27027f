#include "CFiligreePaths.h"

// Which crossings lie near vertices: a loop that compilers vectorize.

static inline __attribute__((always_inline)) void mark_all(
    FiligreePositions positions, int count, FiligreeCells cells, uint32_t kind,
    uint8_t *restrict kinds) {
  const int32_t *restrict x = positions.x, *restrict y = positions.y;
  const uint32_t *restrict own = positions.kind, *restrict words = cells.words;
  if (cells.bits > 0) {
    for (int k = 0; k < count; k++) {
      const uint32_t column = ((uint32_t)x[k] + (1u << 30)) >> cells.shift;
      const uint32_t row = ((uint32_t)y[k] + (1u << 30)) >> cells.shift;
      const uint32_t cell = row << cells.bits | column;
      const uint32_t near = words[cell >> 5] >> (cell & 31);
      kinds[k] |= (uint8_t)((near & 1) | ((own[k] & kind) != 0)) << 1;
    }
    return;
  }
  for (int k = 0; k < count; k++) {
    const uint32_t column = ((uint32_t)x[k] + (1u << 30)) >> cells.shift;
    const uint32_t row = ((uint32_t)y[k] + (1u << 30)) >> cells.shift;
    const uint32_t cell = filigree_cell(column, row, -cells.bits);
    const uint32_t near = words[cell >> 5] >> (cell & 31);
    kinds[k] |= (uint8_t)((near & 1) | ((own[k] & kind) != 0)) << 1;
  }
}

#if defined(__x86_64__)

__attribute__((target("avx512f,avx512vl,avx512bw"))) static void mark_all_16(
    FiligreePositions positions, int count, FiligreeCells cells, uint32_t kind, uint8_t *kinds) {
  mark_all(positions, count, cells, kind, kinds);
}

void filigree_mark_crossings(
    FiligreePositions positions, int count, FiligreeCells cells, uint32_t kind, int width,
    uint8_t *kinds) {
  if (width >= 16 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
      __builtin_cpu_supports("avx512bw"))
    mark_all_16(positions, count, cells, kind, kinds);
  else
    mark_all(positions, count, cells, kind, kinds);
}

#else

void filigree_mark_crossings(
    FiligreePositions positions, int count, FiligreeCells cells, uint32_t kind, int width,
    uint8_t *kinds) {
  (void)width;
  mark_all(positions, count, cells, kind, kinds);
}

#endif
