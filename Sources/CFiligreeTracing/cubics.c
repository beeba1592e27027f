#define LANES 8
#include "cubic_lanes.h"

// Sixteen cubics at a time: at once, or eight and eight.

typedef void (*fitter)(
    const filigree_search *, const filigree_wanted *, int, int, filigree_found *);

// The kind of which all are, or of those before it: whatever the number of lanes, they are solved alike.
INLINE int kind_of(const filigree_search *search, const filigree_wanted *wanted, int count) {
  int kind = SMOOTH;
  for (int i = 0; i < count; i++) {
    const double *a = search->cuts[wanted[i].from].direction;
    const double *b = search->cuts[wanted[i].to].direction;
    if (a[0] == 0 && a[1] == 0) return FREE;
    if (b[0] == 0 && b[1] == 0) kind = HALF;
  }
  return kind;
}

INLINE void fit_halves(
    const filigree_search *search, const filigree_wanted *wanted, int count, filigree_found *found,
    fitter half) {
  const int kind = kind_of(search, wanted, count);
  half(search, wanted, count < LANES ? count : LANES, kind, found);
  if (count > LANES) half(search, wanted + LANES, count - LANES, kind, found + LANES);
}

static void fit_baseline(
    const filigree_search *search, const filigree_wanted *wanted, int count, int kind,
    filigree_found *found) {
  fit(search, wanted, count, kind, found);
}

#if defined(__x86_64__)

__attribute__((target("avx2"))) static void fit_avx2(
    const filigree_search *search, const filigree_wanted *wanted, int count, int kind,
    filigree_found *found) {
  fit(search, wanted, count, kind, found);
}

void filigree_fit_cubics(
    const filigree_search *search, const filigree_wanted *wanted, int count,
    filigree_found *found) {
  if (count > LANES && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl"))
    filigree_fit_cubics_avx512(search, wanted, count, kind_of(search, wanted, count), found);
  else
    fit_halves(
        search, wanted, count, found,
        __builtin_cpu_supports("avx2") ? fit_avx2 : fit_baseline);
}

#else

void filigree_fit_cubics(
    const filigree_search *search, const filigree_wanted *wanted, int count,
    filigree_found *found) {
  filigree_fit_cubics_baseline(search, wanted, count, found);
}

#endif

void filigree_fit_cubics_baseline(
    const filigree_search *search, const filigree_wanted *wanted, int count,
    filigree_found *found) {
  fit_halves(search, wanted, count, found, fit_baseline);
}
