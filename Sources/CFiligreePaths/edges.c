#include "CFiligreePaths.h"

// On which side of edges the result lies: a loop that compilers vectorize.

/// Bit 0 for inside.
static inline __attribute__((always_inline)) uint32_t inside(
    int32_t winding, FiligreeInside test) {
  const int32_t least = winding > test.least ? winding : test.least;
  return (least & test.mask) != 0;
}

static inline __attribute__((always_inline)) uint32_t keeps(
    FiligreeSelector selector, int32_t first, int32_t second) {
  const uint32_t bit = inside(first, selector.first) | inside(second, selector.second) << 1;
  return selector.kept >> bit & 1;
}

static inline __attribute__((always_inline)) int select_edges(
    const int32_t *restrict first, const int32_t *restrict second, int count, int32_t deltaFirst,
    int32_t deltaSecond, FiligreeSelector selector, int8_t *restrict sides) {
  int32_t selected = 0;
  for (int k = 0; k < count; k++) {
    const uint32_t left = keeps(selector, first[k], second[k]);
    const uint32_t right = keeps(selector, first[k] - deltaFirst, second[k] - deltaSecond);
    sides[k] = (int8_t)(left - right);
    selected += (int32_t)(left ^ right);
  }
  return selected;
}

#if defined(__x86_64__)

__attribute__((target("avx2"))) static int select_edges_wide(
    const int32_t *first, const int32_t *second, int count, int32_t deltaFirst,
    int32_t deltaSecond, FiligreeSelector selector, int8_t *sides) {
  return select_edges(first, second, count, deltaFirst, deltaSecond, selector, sides);
}

int filigree_select_edges(
    const int32_t *first, const int32_t *second, int count, int32_t deltaFirst,
    int32_t deltaSecond, FiligreeSelector selector, int8_t *sides) {
  return __builtin_cpu_supports("avx2")
             ? select_edges_wide(first, second, count, deltaFirst, deltaSecond, selector, sides)
             : select_edges(first, second, count, deltaFirst, deltaSecond, selector, sides);
}

#else

int filigree_select_edges(
    const int32_t *first, const int32_t *second, int count, int32_t deltaFirst,
    int32_t deltaSecond, FiligreeSelector selector, int8_t *sides) {
  return select_edges(first, second, count, deltaFirst, deltaSecond, selector, sides);
}

#endif
