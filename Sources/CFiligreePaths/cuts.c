#include "CFiligreePaths.h"

// Small groups of cuts are sorted by comparing each with each, many at a time: without branches,
// half of which would be mispredicted.

enum { runLength = 16, maxCuts = FILIGREE_MAX_CUTS };

/// Keys of a group, biased to be signed, each with its index in the seven lowest bits: no two are
/// equal.
static inline __attribute__((always_inline)) void prepare(
    const uint32_t *restrict keys, int start, int32_t *restrict unique) {
  for (int k = start; k < start + runLength; k++)
    unique[k] = (int32_t)(((keys[k] & ~(uint32_t)(maxCuts - 1)) | (uint32_t)k) ^ 0x80000000u);
}

/// Compilers use as many registers for it as it takes.
typedef int32_t Lanes __attribute__((vector_size(4 * runLength)));

/// How many keys are less than each of 16 keys from `start` on.
static inline __attribute__((always_inline)) void rank(
    const int32_t *restrict unique, int count, int start, int32_t *restrict ranks) {
  Lanes own, found = {0};
  __builtin_memcpy(&own, unique + start, sizeof own);
  // A comparison is -1 where it holds.
  for (int j = 0; j < count; j++) found -= (Lanes){0} + unique[j] < own;
  __builtin_memcpy(ranks + start, &found, sizeof found);
}

/// Sorts cuts that are almost in order.
static inline __attribute__((always_inline)) void insertion_sort(FiligreeCut *cuts, int count) {
  for (int k = 1; k < count; k++) {
    if (cuts[k - 1].key <= cuts[k].key) continue;
    const FiligreeCut cut = cuts[k];
    int j = k;
    for (; j > 0 && cuts[j - 1].key > cut.key; j--) cuts[j] = cuts[j - 1];
    cuts[j] = cut;
  }
}

static inline __attribute__((always_inline)) void sort(
    const uint32_t *restrict starts, int groups, const uint32_t *restrict keys,
    const FiligreeCut *restrict from, FiligreeCut *restrict to) {
  int32_t unique[maxCuts];
  int32_t ranks[maxCuts];
  for (int g = 0; g < groups; g++) {
    const uint32_t start = starts[g];
    const int count = (int)(starts[g + 1] - start);
    if (count > maxCuts) continue;
    for (int k = 0; k < count; k += runLength) prepare(keys + start, k, unique);
    for (int k = 0; k < count; k += runLength) rank(unique, count, k, ranks);
    for (int k = 0; k < count; k++) to[start + (uint32_t)ranks[k]] = from[start + (uint32_t)k];
    insertion_sort(to + start, count);
  }
}

#if defined(__x86_64__)

__attribute__((target("avx512f,avx512vl,avx512bw"))) static void sort_16(
    const uint32_t *starts, int groups, const uint32_t *keys, const FiligreeCut *from,
    FiligreeCut *to) {
  sort(starts, groups, keys, from, to);
}

__attribute__((target("avx2"))) static void sort_8(
    const uint32_t *starts, int groups, const uint32_t *keys, const FiligreeCut *from,
    FiligreeCut *to) {
  sort(starts, groups, keys, from, to);
}

void filigree_sort_cuts(
    const uint32_t *starts, int groups, const uint32_t *keys, const FiligreeCut *from, int width,
    FiligreeCut *to) {
  if (width >= 16 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl") &&
      __builtin_cpu_supports("avx512bw"))
    sort_16(starts, groups, keys, from, to);
  else if (width >= 8 && __builtin_cpu_supports("avx2"))
    sort_8(starts, groups, keys, from, to);
  else
    sort(starts, groups, keys, from, to);
}

#else

void filigree_sort_cuts(
    const uint32_t *starts, int groups, const uint32_t *keys, const FiligreeCut *from, int width,
    FiligreeCut *to) {
  (void)width;
  sort(starts, groups, keys, from, to);
}

#endif
