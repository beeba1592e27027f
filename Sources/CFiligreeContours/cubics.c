#define LANES 8
#include "cubic_lanes.h"

// Sixteen cubics at a time: at once, or eight and eight.

typedef uint32_t (*fitter)(
    const filigree_cubic_samples *, filigree_cubic *, int, const filigree_cubic_batch *);

INLINE filigree_cubic_batch batch(const filigree_cubic *cubics, int count) {
  filigree_cubic_batch common = {0, 0, cubics[0].limit, cubics[0].rounds};
  for (int i = 0; i < count; i++) {
    common.starts_free |= !cubics[i].knows_start;
    common.ends_free |= !cubics[i].knows_end;
  }
  return common;
}

INLINE uint32_t fit_halves(
    const filigree_cubic_samples *samples, filigree_cubic *cubics, int count,
    const filigree_cubic_batch *common, fitter half) {
  uint32_t found = half(samples, cubics, count < LANES ? count : LANES, common);
  if (count > LANES) found |= half(samples, cubics + LANES, count - LANES, common) << LANES;
  return found;
}

static uint32_t fit_baseline(
    const filigree_cubic_samples *samples, filigree_cubic *cubics, int count,
    const filigree_cubic_batch *common) {
  return fit(samples, cubics, count, common);
}

#if defined(__x86_64__)

__attribute__((target("avx2"))) static uint32_t fit_avx2(
    const filigree_cubic_samples *samples, filigree_cubic *cubics, int count,
    const filigree_cubic_batch *common) {
  return fit(samples, cubics, count, common);
}

uint32_t filigree_fit_cubics(
    const filigree_cubic_samples *samples, filigree_cubic *cubics, int count) {
  if (count < 1) return 0;
  const filigree_cubic_batch common = batch(cubics, count);
  if (count > LANES && __builtin_cpu_supports("avx512dq"))
    return filigree_fit_cubics_avx512(samples, cubics, count, &common);
  if (__builtin_cpu_supports("avx2")) return fit_halves(samples, cubics, count, &common, fit_avx2);
  return fit_halves(samples, cubics, count, &common, fit_baseline);
}

#else

uint32_t filigree_fit_cubics(
    const filigree_cubic_samples *samples, filigree_cubic *cubics, int count) {
  return filigree_fit_cubics_baseline(samples, cubics, count);
}

#endif

uint32_t filigree_fit_cubics_baseline(
    const filigree_cubic_samples *samples, filigree_cubic *cubics, int count) {
  if (count < 1) return 0;
  const filigree_cubic_batch common = batch(cubics, count);
  return fit_halves(samples, cubics, count, &common, fit_baseline);
}
