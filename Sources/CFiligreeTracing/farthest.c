#include "CFiligreeTracing.h"

// The point farthest from a line, four points at a time; FitPolygon.swift uses it. Products and sums
// are never fused, so that all variants give the same result.

#pragma STDC FP_CONTRACT OFF
// All functions with vector parameters are inlined, so that no call passes a vector.
#pragma clang diagnostic ignored "-Wpsabi"

typedef double doubles __attribute__((vector_size(32)));
typedef int64_t masks __attribute__((vector_size(32)));

#define INLINE static inline __attribute__((always_inline))

INLINE doubles splat(double x) { return (doubles){x, x, x, x}; }

INLINE masks blend_masks(masks mask, masks a, masks b) { return (a & mask) | (b & ~mask); }

INLINE doubles blend(masks mask, doubles a, doubles b) {
  return (doubles)blend_masks(mask, (masks)a, (masks)b);
}

INLINE ptrdiff_t farthest(
    const double *points, ptrdiff_t begin, ptrdiff_t end, const double *from, const double *to,
    double bound) {
  const doubles ox = splat(from[0]), oy = splat(from[1]);
  const doubles cx = splat(to[0] - from[0]), cy = splat(to[1] - from[1]);
  const doubles chord = cx * cx + cy * cy, zero = splat(0);
  // Squared distances are compared after multiplication by the square of the line's length.
  const doubles scale = blend(chord > zero, chord, splat(1));
  doubles worst = splat(bound) * scale;
  masks at = {-1, -1, -1, -1};
  for (ptrdiff_t i = begin; i < end; i += 4) {
    // The last four again where fewer are left; with fewer than four in all the last one repeats.
    ptrdiff_t first = i + 4 <= end ? i : end - 4;
    doubles a, b;
    masks indices;
    if (first >= begin) {
      __builtin_memcpy(&a, points + 2 * first, sizeof a);
      __builtin_memcpy(&b, points + 2 * first + 4, sizeof b);
      indices = (masks){first, first + 2, first + 1, first + 3};
    } else {
      const ptrdiff_t p = begin, q = begin + 1 < end ? begin + 1 : begin, r = end - 1;
      a = (doubles){points[2 * p], points[2 * p + 1], points[2 * q], points[2 * q + 1]};
      b = (doubles){points[2 * r], points[2 * r + 1], points[2 * r], points[2 * r + 1]};
      indices = (masks){p, r, q, r};
    }
    const doubles x = __builtin_shufflevector(a, b, 0, 4, 2, 6) - ox;
    const doubles y = __builtin_shufflevector(a, b, 1, 5, 3, 7) - oy;
    // The squared distance from the line segment.
    const doubles along = x * cx + y * cy;
    const doubles across = cx * y - cy * x;
    const doubles qx = x - cx, qy = y - cy;
    doubles square = blend(along >= chord, (qx * qx + qy * qy) * scale, across * across);
    square = blend(along <= zero, (x * x + y * y) * scale, square);
    const masks more = square > worst;
    worst = blend(more, square, worst);
    at = blend_masks(more, indices, at);
  }
  // The first one of equally far points.
  ptrdiff_t result = at[0];
  double most = worst[0];
  for (int k = 1; k < 4; k++) {
    if (at[k] < 0) continue;
    if (result < 0 || worst[k] > most || (worst[k] == most && at[k] < result)) {
      result = at[k];
      most = worst[k];
    }
  }
  return result;
}

#if defined(__x86_64__)

__attribute__((target("avx2"))) static ptrdiff_t farthest_avx2(
    const double *points, ptrdiff_t begin, ptrdiff_t end, const double *from, const double *to,
    double bound) {
  return farthest(points, begin, end, from, to, bound);
}

#define AVX2 1

#endif

ptrdiff_t filigree_farthest_baseline(
    const double *points, ptrdiff_t begin, ptrdiff_t end, const double *from, const double *to,
    double bound) {
  return farthest(points, begin, end, from, to, bound);
}

ptrdiff_t filigree_farthest(
    const double *points, ptrdiff_t begin, ptrdiff_t end, const double *from, const double *to,
    double bound) {
#if AVX2
  if (__builtin_cpu_supports("avx2")) return farthest_avx2(points, begin, end, from, to, bound);
#endif
  return farthest(points, begin, end, from, to, bound);
}
