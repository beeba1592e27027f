#include "CFiligreePaths.h"

// On which side of edges the result lies: a plain loop, which compilers turn into wide registers.

/// Bit 0 for inside.
static inline __attribute__((always_inline)) uint32_t inside(
    int32_t winding, FiligreeInside test) {
  const int32_t least = winding > test.least ? winding : test.least;
  return (least & test.mask) != 0;
}

static inline __attribute__((always_inline)) uint32_t keeps(
    FiligreeChoice choice, int32_t first, int32_t second) {
  const uint32_t place = inside(first, choice.first) | inside(second, choice.second) << 1;
  return choice.kept >> place & 1;
}

static inline __attribute__((always_inline)) int choose(
    const int32_t *restrict first, const int32_t *restrict second, int count, int32_t deltaFirst,
    int32_t deltaSecond, FiligreeChoice choice, int8_t *restrict sides) {
  int32_t chosen = 0;
  for (int k = 0; k < count; k++) {
    const uint32_t left = keeps(choice, first[k], second[k]);
    const uint32_t right = keeps(choice, first[k] - deltaFirst, second[k] - deltaSecond);
    sides[k] = (int8_t)(left - right);
    chosen += (int32_t)(left ^ right);
  }
  return chosen;
}

#if defined(__x86_64__)

__attribute__((target("avx2"))) static int choose_wide(
    const int32_t *first, const int32_t *second, int count, int32_t deltaFirst,
    int32_t deltaSecond, FiligreeChoice choice, int8_t *sides) {
  return choose(first, second, count, deltaFirst, deltaSecond, choice, sides);
}

int filigree_choose(
    const int32_t *first, const int32_t *second, int count, int32_t deltaFirst,
    int32_t deltaSecond, FiligreeChoice choice, int8_t *sides) {
  return __builtin_cpu_supports("avx2")
             ? choose_wide(first, second, count, deltaFirst, deltaSecond, choice, sides)
             : choose(first, second, count, deltaFirst, deltaSecond, choice, sides);
}

#else

int filigree_choose(
    const int32_t *first, const int32_t *second, int count, int32_t deltaFirst,
    int32_t deltaSecond, FiligreeChoice choice, int8_t *sides) {
  return choose(first, second, count, deltaFirst, deltaSecond, choice, sides);
}

#endif
