#if defined(__x86_64__)

#define LANES 16
#include "cubic_lanes.h"

__attribute__((target("avx512f,avx512dq,avx512vl"))) void filigree_fit_cubics_avx512(
    const filigree_search *search, const filigree_segment_request *requests, int count, int kind,
    filigree_segment_result *results) {
  fit(search, requests, count, kind, results);
}

#endif
