#define LANES 8
#include "cubic_lanes.h"

// Fits sixteen cubics at a time: at once, or in two groups of eight.

typedef void (*fitter)(
    const filigree_search *, const filigree_segment_request *, int, int, filigree_segment_result *);

// The kind that all requests can be solved as. It does not depend on the number of lanes, so that all
// variants solve alike.
INLINE int kind_of(const filigree_search *search, const filigree_segment_request *requests, int count) {
  int kind = SMOOTH;
  for (int i = 0; i < count; i++) {
    const double *a = search->nodes[requests[i].from].direction;
    const double *b = search->nodes[requests[i].to].direction;
    if (a[0] == 0 && a[1] == 0) return FREE;
    if (b[0] == 0 && b[1] == 0) kind = HALF;
  }
  return kind;
}

INLINE void fit_halves(
    const filigree_search *search, const filigree_segment_request *requests, int count, filigree_segment_result *results,
    fitter half) {
  const int kind = kind_of(search, requests, count);
  half(search, requests, count < LANES ? count : LANES, kind, results);
  if (count > LANES) half(search, requests + LANES, count - LANES, kind, results + LANES);
}

static void fit_baseline(
    const filigree_search *search, const filigree_segment_request *requests, int count, int kind,
    filigree_segment_result *results) {
  fit(search, requests, count, kind, results);
}

#if defined(__x86_64__)

__attribute__((target("avx2"))) static void fit_avx2(
    const filigree_search *search, const filigree_segment_request *requests, int count, int kind,
    filigree_segment_result *results) {
  fit(search, requests, count, kind, results);
}

void filigree_fit_cubics(
    const filigree_search *search, const filigree_segment_request *requests, int count,
    filigree_segment_result *results) {
  if (count > LANES && __builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl"))
    filigree_fit_cubics_avx512(search, requests, count, kind_of(search, requests, count), results);
  else
    fit_halves(
        search, requests, count, results,
        __builtin_cpu_supports("avx2") ? fit_avx2 : fit_baseline);
}

#else

void filigree_fit_cubics(
    const filigree_search *search, const filigree_segment_request *requests, int count,
    filigree_segment_result *results) {
  filigree_fit_cubics_baseline(search, requests, count, results);
}

#endif

void filigree_fit_cubics_baseline(
    const filigree_search *search, const filigree_segment_request *requests, int count,
    filigree_segment_result *results) {
  fit_halves(search, requests, count, results, fit_baseline);
}
