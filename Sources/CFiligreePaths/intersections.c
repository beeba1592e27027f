#include "CFiligreePaths.h"

#if defined(__SSE2__)
#include <emmintrin.h>
#endif

// Segments against segments, a register of them at once. Swift has no name for the instruction that
// gathers the results of comparisons bit by bit: one by one, all pairs of segments take twice the
// time, and unions of a thousand polygons with them.
//
// Orientations in doubles have errors below 2^12: factors are below 2^31, products below 2^62, and
// at most seven roundings add up. An end lies a pixel from a line at an orientation of |dx| + |dy|;
// one that differs from zero by 2^13 more than that certainly has the right sign. The rest is
// called unclear, and decided by integers elsewhere. Contraction could only make doubles more
// exact.

/// Two doubles fit a register of every processor; wider ones gain little.
enum { width = 2 };
typedef double Lanes __attribute__((ext_vector_type(width)));
/// -1 in the lanes of which something is true, otherwise 0.
typedef int64_t Mask __attribute__((ext_vector_type(width)));

static const double margin = 8192;

/// A bit for each lane.
static inline uint64_t bits(Mask mask) {
#if defined(__SSE2__)
  return (uint64_t)_mm_movemask_pd((__m128d)mask);
#else
  return (uint64_t)(mask.x & 1) | (uint64_t)(mask.y & 2);
#endif
}

static inline Lanes magnitude(Lanes x) { return __builtin_elementwise_abs(x); }

/// Bits of the segments of a run whose boxes overlap `box`.
static inline unsigned overlapping(FiligreeRun run, const int32_t *box) {
  unsigned result = 0;
  for (int i = 0; i < run.count; i++) {
    const int32_t *a = run.vertices + 2 * i, *b = a + 2;
    const int misses = ((a[0] < box[0]) & (b[0] < box[0])) | ((a[0] > box[2]) & (b[0] > box[2])) |
                       ((a[1] < box[1]) & (b[1] < box[1])) | ((a[1] > box[3]) & (b[1] > box[3]));
    result |= (unsigned)(misses ^ 1) << i;
  }
  return result;
}

FiligreeIntersections filigree_intersections(FiligreeRun first, FiligreeRun second) {
  FiligreeIntersections result = {0, 0};
  const unsigned rows = overlapping(first, second.box);
  if (!rows) return result;
  const unsigned columns = overlapping(second, first.box);
  if (!columns) return result;
  // From c to d are two segments of the second run.
  Lanes cx[4], cy[4], ex[4], ey[4], reachCD[4];
  for (int k = 0; k < second.count; k += width) {
    if (!(columns >> k & 3)) continue;
    const int32_t *c = second.vertices + 2 * k, *d = c + 2;
    // A segment that is not there has no length.
    const int32_t *e = k + 1 < second.count ? d + 2 : d;
    const int n = k / width;
    cx[n] = (Lanes){c[0], d[0]};
    cy[n] = (Lanes){c[1], d[1]};
    ex[n] = (Lanes){d[0], e[0]} - cx[n];
    ey[n] = (Lanes){d[1], e[1]} - cy[n];
    reachCD[n] = magnitude(ex[n]) + magnitude(ey[n]) + margin;
  }
  const int isSame = first.vertices == second.vertices;
  // From a to b is one of the first.
  for (unsigned left = rows; left; left &= left - 1) {
    const int i = __builtin_ctz(left);
    const int32_t *a = first.vertices + 2 * i;
    const double ax = a[0], ay = a[1], sx = a[2] - ax, sy = a[3] - ay;
    const Lanes reachAB = __builtin_fabs(sx) + __builtin_fabs(sy) + margin;
    // Of a run with itself, pairs that begin with the later segment are left out.
    for (int k = isSame ? (i + 1) & ~1 : 0; k < second.count; k += width) {
      if (!(columns >> k & 3)) continue;
      const int n = k / width;
      const Lanes ux = cx[n] - ax, uy = cy[n] - ay;
      const Lanes turn = ex[n] * sy - ey[n] * sx;
      const Lanes abc = sx * uy - sy * ux, abd = abc - turn;
      const Lanes cda = ey[n] * ux - ex[n] * uy, cdb = cda + turn;
      // An orientation's sign is known above a bound or below its negative: ends on two known sides
      // of both lines cross, ends on one known side of either line miss.
      const Mask leftC = abc > reachAB, rightC = abc < -reachAB;
      const Mask leftD = abd > reachAB, rightD = abd < -reachAB;
      const Mask leftA = cda > reachCD[n], rightA = cda < -reachCD[n];
      const Mask leftB = cdb > reachCD[n], rightB = cdb < -reachCD[n];
      const Mask crossed =
          ((leftC & rightD) | (rightC & leftD)) & ((leftA & rightB) | (rightA & leftB));
      const Mask missed = (leftC & leftD) | (rightC & rightD) | (leftA & leftB) | (rightA & rightB);
      result.crossing |= bits(crossed) << (8 * i + k);
      result.unclear |= bits(~(crossed | missed)) << (8 * i + k);
    }
  }
  // The segments of the second run that miss the first one's box, or are not there.
  result.crossing &= 0x0101010101010101 * columns;
  result.unclear &= 0x0101010101010101 * columns;
  return result;
}
