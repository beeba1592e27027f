#include "CFiligreeContours.h"

// Proofs that a cubic is near a stretch of a chain, eight of the chain's points at a time: FitCheck.swift says
// why what is accepted is near. Products and sums are never fused, so that all variants give the same.

#pragma STDC FP_CONTRACT OFF
// Vectors are handed over between functions that are always put into one another: no call sees them.
#pragma clang diagnostic ignored "-Wpsabi"

typedef float floats __attribute__((vector_size(32)));
typedef int32_t masks __attribute__((vector_size(32)));
typedef float quad __attribute__((vector_size(16)));
typedef double doubles __attribute__((vector_size(32)));

#define INLINE static inline __attribute__((always_inline))

// How many points there is room for, and for what is read and written beside them.
#define ROOM 512
#define BESIDE 16

// The chain's points from the cubic's start, how far along the chain they are, 0 to 1, and then the
// parameters of the cubic's points that stand for them, and how far these are from them.
typedef struct {
  float x[ROOM + BESIDE], y[ROOM + BESIDE], t[ROOM + BESIDE], far[ROOM + BESIDE];
} stretch;

// A cubic from the origin: (((c3 t) + c2) t + c1) t.
typedef struct {
  floats c1x, c1y, c2x, c2y, c3x, c3y;
} curve;

INLINE floats all(float x) { return (floats){x, x, x, x, x, x, x, x}; }

INLINE floats pick(masks mask, floats a, floats b) {
  return (floats)(((masks)a & mask) | ((masks)b & ~mask));
}

INLINE floats loaded(const float *from) {
  floats result;
  __builtin_memcpy(&result, from, sizeof result);
  return result;
}

INLINE void store(float *to, floats x) { __builtin_memcpy(to, &x, sizeof x); }

INLINE int any(masks mask) {
  int32_t result = 0;
  for (int i = 0; i < 8; i++) result |= mask[i];
  return result != 0;
}

// Whether any of the values that `rise` from one to the next does so by more than a bound.
INLINE int rises(const float *values, ptrdiff_t count, float bound) {
  masks found = {0};
  for (ptrdiff_t i = 0; i + 1 < count; i += 8)
    found |= loaded(values + i + 1) - loaded(values + i) > all(bound);
  return any(found);
}

INLINE void fill(float *values, ptrdiff_t from, float value) {
  for (int k = 0; k < 2; k++) store(values + from + 8 * k, all(value));
}

INLINE quad narrow(doubles x) { return __builtin_convertvector(x, quad); }

// The points as they are.
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
    __builtin_memcpy(s->t + i, &t, sizeof t);
  }
  for (; i < count; i++) {
    s->x[i] = (float)(points[2 * i] - ox);
    s->y[i] = (float)(points[2 * i + 1] - oy);
    s->t[i] = (float)((lengths[i] - lengths[0]) * scale);
  }
}

// The points, and others in between where two are farther apart than `most`; how many they are, or 0 where
// there is no room.
INLINE ptrdiff_t load_more(
    stretch *s, const double *points, const double *lengths, ptrdiff_t count, double ox, double oy,
    double scale, float most) {
  ptrdiff_t n = 0;
  for (ptrdiff_t i = 0; i < count; i++) {
    const double x = points[2 * i] - ox, y = points[2 * i + 1] - oy;
    const double at = (lengths[i] - lengths[0]) * scale;
    if (n >= ROOM) return 0;
    s->x[n] = (float)x;
    s->y[n] = (float)y;
    s->t[n] = (float)at;
    n += 1;
    if (i + 1 == count) break;
    const double step = (lengths[i + 1] - lengths[i]) * scale;
    if (!(step > most)) continue;
    const double wanted = step / most;
    if (!(wanted < ROOM)) return 0;
    const int parts = 1 + (int)wanted;
    if (n + parts > ROOM) return 0;
    const double part = 1.0 / parts;
    const double dx = (points[2 * i + 2] - ox - x) * part;
    const double dy = (points[2 * i + 3] - oy - y) * part;
    for (int k = 1; k < parts; k++) {
      s->x[n] = (float)(x + dx * k);
      s->y[n] = (float)(y + dy * k);
      s->t[n] = (float)(at + step * part * k);
      n += 1;
    }
  }
  return n;
}

// Shares of the cubic's length become parameters, roughly: it is measured by eight chords.
INLINE void place(stretch *s, ptrdiff_t n, const curve *c) {
  const floats to = (floats){1, 2, 3, 4, 5, 6, 7, 8} * all(0.125f);
  const floats x = ((c->c3x * to + c->c2x) * to + c->c1x) * to;
  const floats y = ((c->c3y * to + c->c2y) * to + c->c1y) * to;
  const floats zero = all(0);
  const floats dx = x - __builtin_shufflevector(zero, x, 0, 8, 9, 10, 11, 12, 13, 14);
  const floats dy = y - __builtin_shufflevector(zero, y, 0, 8, 9, 10, 11, 12, 13, 14);
  const floats chords = __builtin_elementwise_sqrt(dx * dx + dy * dy);
  float begin[9];
  begin[0] = 0;
  for (int k = 0; k < 8; k++) begin[k + 1] = begin[k] + chords[k];
  const floats slopes = all(0.125f) / pick(chords > zero, chords, all(1));
  const floats whole = all(begin[8]), most = all(0.125f);
  for (ptrdiff_t i = 0; i < n; i += 8) {
    const floats at = loaded(s->t + i) * whole;
    floats t = zero;
    for (int k = 0; k < 8; k++) {
      const floats rest = (at - all(begin[k])) * all(slopes[k]);
      const floats positive = pick(rest > zero, rest, zero);
      t += pick(positive < most, positive, most);
    }
    store(s->t + i, t);
  }
}

// Moves the parameters to the nearest points.
INLINE void project(stretch *s, ptrdiff_t n, const curve *c, int steps) {
  const floats zero = all(0), one = all(1);
  const floats c3x3 = c->c3x * all(3), c3y3 = c->c3y * all(3);
  for (ptrdiff_t i = 0; i < n; i += 8) {
    const floats px = loaded(s->x + i), py = loaded(s->y + i);
    floats t = loaded(s->t + i);
    for (int k = 0; k < steps; k++) {
      const floats dx = ((c->c3x * t + c->c2x) * t + c->c1x) * t - px;
      const floats dy = ((c->c3y * t + c->c2y) * t + c->c1y) * t - py;
      const floats wx = c3x3 * t + c->c2x, wy = c3y3 * t + c->c2y;
      const floats vx = (wx + c->c2x) * t + c->c1x, vy = (wy + c->c2y) * t + c->c1y;
      const floats along = dx * vx + dy * vy, gauss = vx * vx + vy * vy;
      const floats bend = dx * wx + dy * wy, newton = gauss + (bend + bend);
      // Newton's step where the distance is least there, else Gauss's.
      floats slope = pick(newton > all(0.25f) * gauss, newton, gauss);
      slope = pick(slope > zero, slope, one);
      t = t - along / slope;
      t = pick(t > zero, t, zero);
      t = pick(t < one, t, one);
    }
    store(s->t + i, t);
  }
}

#define SIZE(x) ((x) < 0 ? -(x) : (x))

INLINE int prove(
    const double *points, const double *lengths, ptrdiff_t count, const double *controls,
    double distance) {
  if (count < 2) return -1;
  const double ox = controls[0], oy = controls[1];
  const float ax = (float)(controls[2] - ox), ay = (float)(controls[3] - oy);
  const float bx = (float)(controls[4] - ox), by = (float)(controls[5] - oy);
  const float ex = (float)(controls[6] - ox), ey = (float)(controls[7] - oy);
  const float c1x = 3 * ax, c1y = 3 * ay, c2x = 3 * (bx - ax - ax), c2y = 3 * (by - ay - ay);
  const float c3x = ex - c1x - c2x, c3y = ey - c1y - c2y;
  // A sixth of the second derivative at both ends; it is largest at one of them.
  const float w0x = ax + ax - bx, w0y = ay + ay - by, w1x = ax - bx - bx + ex, w1y = ay - by - by + ey;
  const float w0 = w0x * w0x + w0y * w0y, w1 = w1x * w1x + w1y * w1y;
  // An eighth of it: how far a chord strays, for the square of the step.
  const float bend = 0.75f * __builtin_sqrtf(w0 > w1 ? w0 : w1);
  // Less what single precision loses.
  const float size = SIZE(c1x) + SIZE(c1y) + SIZE(c2x) + SIZE(c2y) + SIZE(c3x) + SIZE(c3y);
  const float reach = (float)distance * (1 - 0x1p-20f) - 0x1p-19f * size;
  // Negated, so that NaN fails.
  if (!(reach > 0)) return -1;
  // A step in which a chord strays by a sixteenth of that.
  const float most = __builtin_sqrtf(reach / (16 * bend + 0x1p-10f * reach));
  const double scale = 1 / (lengths[count - 1] - lengths[0]);
  stretch s;
  ptrdiff_t n = 0;
  if (count <= ROOM) {
    load(&s, points, lengths, count, ox, oy, scale);
    fill(s.t, count, s.t[count - 1]);
    if (!rises(s.t, count, most)) n = count;
  }
  if (n == 0) n = load_more(&s, points, lengths, count, ox, oy, scale, most);
  if (n == 0) return -1;
  fill(s.x, n, s.x[n - 1]);
  fill(s.y, n, s.y[n - 1]);
  fill(s.t, n, 1);
  const curve c = {all(c1x), all(c1y), all(c2x), all(c2y), all(c3x), all(c3y)};
  place(&s, n, &c);
  project(&s, n, &c, 2);
  // In order, from end to end.
  s.t[0] = 0;
  fill(s.t, n - 1, 1);
  masks falls = {0};
  for (ptrdiff_t i = 0; i < n; i += 8) falls |= loaded(s.t + i + 1) < loaded(s.t + i);
  if (any(falls)) {
    for (ptrdiff_t i = 1; i < n; i++) s.t[i] = s.t[i] > s.t[i - 1] ? s.t[i] : s.t[i - 1];
  }
  masks out = {0};
  for (ptrdiff_t i = 0; i < n; i += 8) {
    const floats t = loaded(s.t + i);
    const floats dx = ((c.c3x * t + c.c2x) * t + c.c1x) * t - loaded(s.x + i);
    const floats dy = ((c.c3y * t + c.c2y) * t + c.c1y) * t - loaded(s.y + i);
    const floats far = __builtin_elementwise_sqrt(dx * dx + dy * dy);
    out |= ~(far <= all(reach));
    store(s.far + i, far);
  }
  if (any(out)) return 0;
  fill(s.far, n, s.far[n - 1]);
  const floats strays = all(4 * bend), zero = all(0);
  for (ptrdiff_t i = 0; i < n; i += 8) {
    const floats step = loaded(s.t + i + 1) - loaded(s.t + i);
    const floats p = loaded(s.far + i), q = loaded(s.far + i + 1);
    const floats larger = pick(p > q, p, q), fall = larger - pick(p > q, q, p);
    // Between two points the distance is at most larger - fall u + stray u (1 - u).
    const floats stray = strays * step * step, rise = stray - fall;
    out |= (rise > zero) & ~(rise * rise <= all(4) * stray * (all(reach) - larger));
  }
  return any(out) ? -1 : 1;
}

#if defined(__x86_64__)

__attribute__((target("avx2"))) static int prove_avx2(
    const double *points, const double *lengths, ptrdiff_t count, const double *controls,
    double distance) {
  return prove(points, lengths, count, controls, distance);
}

#define AVX2 1

#endif

int filigree_prove_cubic_baseline(
    const double *points, const double *lengths, ptrdiff_t count, const double *controls,
    double distance) {
  return prove(points, lengths, count, controls, distance);
}

int filigree_prove_cubic(
    const double *points, const double *lengths, ptrdiff_t count, const double *controls,
    double distance) {
#if AVX2
  if (__builtin_cpu_supports("avx2")) return prove_avx2(points, lengths, count, controls, distance);
#endif
  return filigree_prove_cubic_baseline(points, lengths, count, controls, distance);
}
