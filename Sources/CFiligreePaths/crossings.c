#include "CFiligreePaths.h"

// Positions of crossings: loops over eight crossings each, which compilers vectorize.
//
// Products are exact in 64 bits. The rest is divided and rounded in doubles, without contraction,
// so that every processor gets the same results.

enum { runLength = 8 };

/// The ends of eight crossings' segments, a–b and c–d.
typedef struct {
  int32_t ax[runLength], ay[runLength], bx[runLength], by[runLength];
  int32_t cx[runLength], cy[runLength], dx[runLength], dy[runLength];
} Ends;

/// As `FiligreePositions`.
typedef struct {
  uint32_t along[runLength], across[runLength];
  int32_t x[runLength], y[runLength];
  uint32_t kind[runLength];
} Positions;

/// The last crossing is repeated to fill the lanes.
static inline __attribute__((always_inline)) void gather(
    const int32_t *points, const FiligreeCrossing *crossings, int count, Ends *ends) {
  for (int k = 0; k < runLength; k++) {
    const FiligreeCrossing crossing = crossings[k < count ? k : count - 1];
    const int32_t *a = points + 2 * (int64_t)crossing.first;
    const int32_t *c = points + 2 * (int64_t)crossing.second;
    ends->ax[k] = a[0];
    ends->ay[k] = a[1];
    ends->bx[k] = a[2];
    ends->by[k] = a[3];
    ends->cx[k] = c[0];
    ends->cy[k] = c[1];
    ends->dx[k] = c[2];
    ends->dy[k] = c[3];
  }
}

static inline __attribute__((always_inline)) double magnitude(double x) { return x < 0 ? -x : x; }

/// The low half of a double's bits: of a number plus 2^52 or more, its integer.
static inline __attribute__((always_inline)) uint32_t low(double x) {
  uint64_t bits;
  __builtin_memcpy(&bits, &x, sizeof bits);
  return (uint32_t)bits;
}

static inline __attribute__((always_inline)) void locate(
    const Ends *restrict ends, Positions *restrict positions) {
#pragma clang fp contract(off)
  const double bias = 6755399441055744.0;
  for (int k = 0; k < runLength; k++) {
    const int32_t dx = ends->bx[k] - ends->ax[k], dy = ends->by[k] - ends->ay[k];
    const int32_t ex = ends->dx[k] - ends->cx[k], ey = ends->dy[k] - ends->cy[k];
    const int32_t ux = ends->cx[k] - ends->ax[k], uy = ends->cy[k] - ends->ay[k];
    const int64_t side = (int64_t)dx * uy - (int64_t)dy * ux;
    const double turn = (double)((int64_t)dx * ey - (int64_t)dy * ex);
    const double along = (double)((int64_t)ux * ey - (int64_t)uy * ex) / turn;
    const double across = (double)-side / turn;
    const double x = (double)dx * along, y = (double)dy * along;
    const double roundX = x + bias, roundY = y + bias;
    const double offX = magnitude(x - (roundX - bias)), offY = magnitude(y - (roundY - bias));
    const double reach = (magnitude(dx) + magnitude(dy)) * (magnitude(ex) + magnitude(ey));
    positions->along[k] = low(along * 4294967295.0 + 4503599627370496.0);
    positions->across[k] = low(across * 4294967295.0 + 4503599627370496.0);
    positions->x[k] = ends->ax[k] + (int32_t)low(roundX);
    positions->y[k] = ends->ay[k] + (int32_t)low(roundY);
    positions->kind[k] = (side < 0 ? FILIGREE_GOES_LEFT : 0) |
                     (magnitude(turn) * 64 < reach ? FILIGREE_FLAT : 0) |
                     (magnitude(turn) * 16 < reach ? FILIGREE_SLANTED : 0) |
                     (((offX > 0.5 - 1e-5) | (offY > 0.5 - 1e-5)) ? FILIGREE_UNCLEAR : 0);
  }
}

static inline __attribute__((always_inline)) void locate_all(
    const int32_t *points, const FiligreeCrossing *crossings, int count,
    FiligreePositions positions) {
  for (int k = 0; k < count; k += runLength) {
    Ends ends;
    Positions found;
    gather(points, crossings + k, count - k, &ends);
    locate(&ends, &found);
    __builtin_memcpy(positions.along + k, found.along, sizeof found.along);
    __builtin_memcpy(positions.across + k, found.across, sizeof found.across);
    __builtin_memcpy(positions.x + k, found.x, sizeof found.x);
    __builtin_memcpy(positions.y + k, found.y, sizeof found.y);
    __builtin_memcpy(positions.kind + k, found.kind, sizeof found.kind);
  }
}

#if defined(__x86_64__)

__attribute__((target("avx512f,avx512dq,avx512vl"))) static void locate_all_8(
    const int32_t *points, const FiligreeCrossing *crossings, int count,
    FiligreePositions positions) {
  locate_all(points, crossings, count, positions);
}

__attribute__((target("avx2"))) static void locate_all_4(
    const int32_t *points, const FiligreeCrossing *crossings, int count,
    FiligreePositions positions) {
  locate_all(points, crossings, count, positions);
}

void filigree_crossings(
    const int32_t *points, const FiligreeCrossing *crossings, int count, int width,
    FiligreePositions positions) {
  if (width >= 8 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512dq") &&
      __builtin_cpu_supports("avx512vl"))
    locate_all_8(points, crossings, count, positions);
  else if (width >= 4 && __builtin_cpu_supports("avx2"))
    locate_all_4(points, crossings, count, positions);
  else
    locate_all(points, crossings, count, positions);
}

#else

void filigree_crossings(
    const int32_t *points, const FiligreeCrossing *crossings, int count, int width,
    FiligreePositions positions) {
  (void)width;
  locate_all(points, crossings, count, positions);
}

#endif
