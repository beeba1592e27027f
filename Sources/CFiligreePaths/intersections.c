#include "CFiligreePaths.h"

// Segments against segments, a register of them at once. Swift has no name for the instruction that
// gathers the results of comparisons bit by bit: one by one, all pairs of segments take twice the
// time, and unions of a thousand polygons with them.
//
// Orientations in doubles have errors below 2^12: factors are below 2^31, products below 2^62, and
// at most seven roundings add up. An end lies a pixel from a line at an orientation of |dx| + |dy|;
// one that differs from zero by 2^13 more than that certainly has the right sign. The rest is
// called unclear, and decided by integers elsewhere. Contraction could only make doubles more
// exact.

/// Two doubles fit a register of every processor; wider ones gain a twentieth.
enum { runLength = 8, width = 2 };
typedef double Lanes __attribute__((ext_vector_type(width)));
/// -1 in the lanes of which something is true, otherwise 0.
typedef int64_t Mask __attribute__((ext_vector_type(width)));
typedef _Bool Bits __attribute__((ext_vector_type(width)));

static const double margin = 8192;

static inline uint64_t bits(Mask mask) {
  const Bits bits = __builtin_convertvector(mask, Bits);
  uint8_t result = 0;
  __builtin_memcpy(&result, &bits, sizeof bits);
  return result & ((1u << width) - 1);
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

/// Tests the segments `todo` of one run, from a to b, against all of another, from c to d.
///
/// An orientation's sign is known above a bound or below its negative: ends on two known sides of
/// both lines cross, ends on one known side of either line miss.
static FiligreeIntersections intersect(FiligreeRun run, unsigned todo, FiligreeRun other) {
  FiligreeIntersections result = {0, 0};
  double x[runLength + width] = {0}, y[runLength + width] = {0};
  for (int k = 0; k <= other.count; k++) {
    x[k] = other.vertices[2 * k];
    y[k] = other.vertices[2 * k + 1];
  }
  for (int k = 0; k < other.count; k += width) {
    Lanes cx, cy, dx, dy;
    __builtin_memcpy(&cx, x + k, sizeof cx);
    __builtin_memcpy(&cy, y + k, sizeof cy);
    __builtin_memcpy(&dx, x + k + 1, sizeof dx);
    __builtin_memcpy(&dy, y + k + 1, sizeof dy);
    const Lanes ex = dx - cx, ey = dy - cy;
    const Lanes reachCD = magnitude(ex) + magnitude(ey) + margin;
    for (unsigned left = todo; left; left &= left - 1) {
      const int i = __builtin_ctz(left);
      const int32_t *a = run.vertices + 2 * i;
      const double sx = (double)a[2] - a[0], sy = (double)a[3] - a[1];
      const Lanes reachAB = __builtin_fabs(sx) + __builtin_fabs(sy) + margin;
      const Lanes ux = cx - a[0], uy = cy - a[1];
      const Lanes turn = ex * sy - ey * sx;
      const Lanes abc = sx * uy - sy * ux, abd = abc - turn;
      const Lanes cda = ey * ux - ex * uy, cdb = cda + turn;
      const Mask leftC = abc > reachAB, rightC = abc < -reachAB;
      const Mask leftD = abd > reachAB, rightD = abd < -reachAB;
      const Mask leftA = cda > reachCD, rightA = cda < -reachCD;
      const Mask leftB = cdb > reachCD, rightB = cdb < -reachCD;
      const Mask crossed =
          ((leftC & rightD) | (rightC & leftD)) & ((leftA & rightB) | (rightA & leftB));
      const Mask missed =
          (leftC & leftD) | (rightC & rightD) | (leftA & leftB) | (rightA & rightB);
      result.crossing |= bits(crossed) << (8 * i + k);
      result.unclear |= bits(~(crossed | missed)) << (8 * i + k);
    }
  }
  return result;
}

FiligreeIntersections filigree_intersections(FiligreeRun first, FiligreeRun second) {
  const FiligreeIntersections none = {0, 0};
  const unsigned rows = overlapping(first, second.box);
  if (!rows) return none;
  const unsigned columns = overlapping(second, first.box);
  if (!columns) return none;
  FiligreeIntersections result = intersect(first, rows, second);
  result.crossing &= 0x0101010101010101 * columns;
  result.unclear &= 0x0101010101010101 * columns;
  return result;
}
