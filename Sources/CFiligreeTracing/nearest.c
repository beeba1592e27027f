#include "CFiligreeTracing.h"

// The nearest of many colors, sixteen at a time. Distances are computed as Swift does it, as a sum of
// four products from first to last: no two operations may be fused, or the variants would differ.

#pragma STDC FP_CONTRACT OFF

typedef float lanes __attribute__((vector_size(64), aligned(4)));
typedef int32_t indices __attribute__((vector_size(64)));

static inline __attribute__((always_inline)) int32_t nearest(
    const float *colors, int32_t count, const float *color, float *distance) {
  lanes best;
  indices at, own;
  for (int k = 0; k < 16; k++) best[k] = __builtin_inff(), at[k] = 0, own[k] = k;
  for (int32_t i = 0; i < count; i += 16) {
    const lanes *block = (const lanes *)(colors + 4 * i);
    const lanes x = color[0] - block[0], y = color[1] - block[1];
    const lanes z = color[2] - block[2], w = color[3] - block[3];
    const lanes d = ((x * x + y * y) + z * z) + w * w;
    const indices isNearer = d < best;
    best = (lanes)(((indices)d & isNearer) | ((indices)best & ~isNearer));
    at = (own & isNearer) | (at & ~isNearer);
    own += 16;
  }
  int32_t index = at[0];
  float least = best[0];
  for (int k = 1; k < 16; k++) {
    if (best[k] < least || (best[k] == least && at[k] < index)) least = best[k], index = at[k];
  }
  *distance = least;
  return index;
}

#define PARAMETERS const float *colors, int32_t count, const float *color, float *distance

#if defined(__x86_64__)

__attribute__((target("avx512f"))) static int32_t nearest_avx512(PARAMETERS) {
  return nearest(colors, count, color, distance);
}

__attribute__((target("avx2"))) static int32_t nearest_avx2(PARAMETERS) {
  return nearest(colors, count, color, distance);
}

int32_t filigree_nearest_color(PARAMETERS) {
  if (__builtin_cpu_supports("avx512f")) return nearest_avx512(colors, count, color, distance);
  if (__builtin_cpu_supports("avx2")) return nearest_avx2(colors, count, color, distance);
  return nearest(colors, count, color, distance);
}

#else

int32_t filigree_nearest_color(PARAMETERS) { return nearest(colors, count, color, distance); }

#endif
