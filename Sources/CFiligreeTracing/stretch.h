#include "CFiligreeTracing.h"

// A stretch of a polyline as points in vectors of sixteen. Products and sums are never fused, and lanes
// are added in one order, so that all variants give the same result.
//
// Include it once in a file.

#pragma STDC FP_CONTRACT OFF
// All functions with vector parameters are inlined, so that no call passes a vector.
#pragma clang diagnostic ignored "-Wpsabi"

#define LANES 16

typedef float floats __attribute__((vector_size(4 * LANES)));
typedef int32_t masks __attribute__((vector_size(4 * LANES)));
typedef float eight __attribute__((vector_size(32)));
typedef float quad __attribute__((vector_size(16)));
typedef double doubles __attribute__((vector_size(32)));

#define INLINE static inline __attribute__((always_inline))

// The largest number of points, and the padding that is read and written beside them.
#define CAPACITY 512
#define PADDING (2 * LANES)

// The polyline's points relative to the cubic's start; their shares of the polyline's length, 0 to 1;
// the parameters of the cubic's points that correspond to them; and the root of each point's weight, or
// later its distance from the cubic.
typedef struct {
  float x[CAPACITY + PADDING], y[CAPACITY + PADDING], share[CAPACITY + PADDING], t[CAPACITY + PADDING];
  float weight[CAPACITY + PADDING];
  ptrdiff_t count;
} stretch;

INLINE floats splat(float x) { return (floats){} + x; }

INLINE floats blend(masks mask, floats a, floats b) {
  return (floats)(((masks)a & mask) | ((masks)b & ~mask));
}

INLINE floats loaded(const float *from) {
  floats result;
  __builtin_memcpy(&result, from, sizeof result);
  return result;
}

INLINE void store(float *to, floats x) { __builtin_memcpy(to, &x, sizeof x); }

INLINE int any(masks mask) { return __builtin_reduce_or(mask) != 0; }

// Whether all values are at most `bound`; NaN is not.
INLINE int within(floats values, float bound) { return !any(~(values <= splat(bound))); }

INLINE quad folded(floats x) {
  const eight half = __builtin_shufflevector(x, x, 0, 1, 2, 3, 4, 5, 6, 7)
      + __builtin_shufflevector(x, x, 8, 9, 10, 11, 12, 13, 14, 15);
  return __builtin_shufflevector(half, half, 0, 1, 2, 3)
      + __builtin_shufflevector(half, half, 4, 5, 6, 7);
}

// The sums of four vectors.
INLINE quad sums(floats a, floats b, floats c, floats d) {
  const quad p = folded(a), q = folded(b), r = folded(c), s = folded(d);
  const quad even = __builtin_shufflevector(p, r, 0, 4, 1, 5) + __builtin_shufflevector(p, r, 2, 6, 3, 7);
  const quad odd = __builtin_shufflevector(q, s, 0, 4, 1, 5) + __builtin_shufflevector(q, s, 2, 6, 3, 7);
  return __builtin_shufflevector(even, odd, 0, 4, 1, 5)
      + __builtin_shufflevector(even, odd, 2, 6, 3, 7);
}

// Whether any value is followed by one larger by more than `bound`.
INLINE int rises(const float *values, ptrdiff_t count, float bound) {
  masks result = {0};
  for (ptrdiff_t i = 0; i + 1 < count; i += LANES)
    result |= loaded(values + i + 1) - loaded(values + i) > splat(bound);
  return any(result);
}

INLINE void fill(float *values, ptrdiff_t from, float value) {
  for (int k = 0; k < 2; k++) store(values + from + LANES * k, splat(value));
}

INLINE quad narrow(doubles x) { return __builtin_convertvector(x, quad); }

// Loads the points as they are.
INLINE void load(
    stretch *s, const double *points, const double *lengths, ptrdiff_t count, double ox, double oy,
    double scale) {
  const doubles xs = {ox, ox, ox, ox}, ys = {oy, oy, oy, oy};
  const doubles begin = {lengths[0], lengths[0], lengths[0], lengths[0]};
  ptrdiff_t i = 0;
  for (; i + 4 <= count; i += 4) {
    doubles a, b, l;
    __builtin_memcpy(&a, points + 2 * i, sizeof a);
    __builtin_memcpy(&b, points + 2 * i + 4, sizeof b);
    __builtin_memcpy(&l, lengths + i, sizeof l);
    const quad x = narrow(__builtin_shufflevector(a, b, 0, 2, 4, 6) - xs);
    const quad y = narrow(__builtin_shufflevector(a, b, 1, 3, 5, 7) - ys);
    const quad t = narrow((l - begin) * scale);
    __builtin_memcpy(s->x + i, &x, sizeof x);
    __builtin_memcpy(s->y + i, &y, sizeof y);
    __builtin_memcpy(s->share + i, &t, sizeof t);
  }
  for (; i < count; i++) {
    s->x[i] = (float)(points[2 * i] - ox);
    s->y[i] = (float)(points[2 * i + 1] - oy);
    s->share[i] = (float)((lengths[i] - lengths[0]) * scale);
  }
}

// Inserts points where two are farther apart than `most`; returns false if they are too many.
INLINE int divide(stretch *s, float most) {
  const ptrdiff_t count = s->count;
  float x[CAPACITY + PADDING], y[CAPACITY + PADDING], share[CAPACITY + PADDING];
  for (ptrdiff_t i = 0; i < count; i += LANES) {
    store(x + i, loaded(s->x + i));
    store(y + i, loaded(s->y + i));
    store(share + i, loaded(s->share + i));
  }
  const float inverse = 1 / most;
  ptrdiff_t n = 0;
  for (ptrdiff_t i = 0; i + 1 < count; i++) {
    const float step = share[i + 1] - share[i], needed = step * inverse;
    // Negated, so that NaN fails.
    if (!(needed < CAPACITY)) return 0;
    const int parts = step > most ? 1 + (int)needed : 1;
    if (n + parts > CAPACITY) return 0;
    const float part = 1.0f / (float)parts;
    const float dx = (x[i + 1] - x[i]) * part, dy = (y[i + 1] - y[i]) * part, rise = step * part;
    for (int k = 0; k < parts; k += LANES) {
      const floats to = splat((float)k) + (floats){0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
      store(s->x + n + k, splat(x[i]) + splat(dx) * to);
      store(s->y + n + k, splat(y[i]) + splat(dy) * to);
      store(s->share + n + k, splat(share[i]) + splat(rise) * to);
    }
    n += parts;
  }
  if (n == CAPACITY) return 0;
  s->x[n] = x[count - 1];
  s->y[n] = y[count - 1];
  s->share[n] = share[count - 1];
  s->count = n + 1;
  return 1;
}

// Pads the arrays after the last point.
INLINE void pad(stretch *s) {
  const ptrdiff_t n = s->count;
  fill(s->x, n, s->x[n - 1]);
  fill(s->y, n, s->y[n - 1]);
  fill(s->share, n, 1);
}

// Loads the points of a stretch, and more where steps are longer than `most`; returns false if they are
// too many.
INLINE int load_all(
    stretch *s, const double *points, const double *lengths, ptrdiff_t count, const double *origin,
    double scale, float most) {
  if (count > CAPACITY) return 0;
  load(s, points, lengths, count, origin[0], origin[1], scale);
  s->count = count;
  pad(s);
  if (!rises(s->share, count, most)) return 1;
  if (!divide(s, most)) return 0;
  pad(s);
  return 1;
}
