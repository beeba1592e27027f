#include "CFiligreeTracing.h"
#include "fit_limits.h"

// Least squares for the arms of one cubic, eight samples at a time; SegmentFit.swift uses it. Products
// and sums are never fused, and lanes are added in one order, so that all variants give the same
// result. CubicReference.swift, in the tests, is a plain version.

#pragma STDC FP_CONTRACT OFF
// All functions with vector parameters are inlined, so that no call passes a vector.
#pragma clang diagnostic ignored "-Wpsabi"

typedef float floats __attribute__((vector_size(32)));
typedef int32_t masks __attribute__((vector_size(32)));
typedef float quad __attribute__((vector_size(16)));

#define INLINE static inline __attribute__((always_inline))

typedef struct {
  float x, y;
} point;

typedef struct {
  floats x[FILIGREE_CUBIC_BLOCKS], y[FILIGREE_CUBIC_BLOCKS], t[FILIGREE_CUBIC_BLOCKS];
  int blocks;
  // The end, the directions at both ends (pointing backwards at the second), the two arms.
  point end, u, v, arm1, arm2;
  float length;
} fitting;

INLINE floats splat(float x) { return (floats){x, x, x, x, x, x, x, x}; }

INLINE floats blend(masks mask, floats a, floats b) {
  return (floats)(((masks)a & mask) | ((masks)b & ~mask));
}

INLINE quad folded(floats x) {
  return __builtin_shufflevector(x, x, 0, 1, 2, 3) + __builtin_shufflevector(x, x, 4, 5, 6, 7);
}

INLINE float sum(floats x) {
  const quad half = folded(x);
  return (half[0] + half[2]) + (half[1] + half[3]);
}

INLINE float largest(floats x) {
  float result = x[0];
  for (int i = 1; i < 8; i++) result = x[i] > result ? x[i] : result;
  return result;
}

// Moves the parameters to the nearest points; returns the sum of the squared distances and the largest
// one.
INLINE point project(fitting *f, int steps) {
  const point a = f->arm1, b = f->arm2, e = f->end;
  const float c1x = 3 * a.x, c1y = 3 * a.y;
  const float c2x = 3 * (e.x + b.x) - 6 * a.x, c2y = 3 * (e.y + b.y) - 6 * a.y;
  const float c3x = e.x - c1x - c2x, c3y = e.y - c1y - c2y;
  const floats ax = splat(c1x), ay = splat(c1y), bx = splat(c2x), by = splat(c2y);
  const floats cx = splat(c3x), cy = splat(c3y), cx3 = splat(3 * c3x), cy3 = splat(3 * c3y);
  const floats zero = splat(0), one = splat(1);
  floats total = zero, worst = zero;
  for (int k = 0; k < f->blocks; k++) {
    const floats px = f->x[k], py = f->y[k];
    floats t = f->t[k];
    floats dx = ((cx * t + bx) * t + ax) * t - px;
    floats dy = ((cy * t + by) * t + ay) * t - py;
    for (int i = 0; i < steps; i++) {
      const floats wx = cx3 * t + bx, wy = cy3 * t + by;
      const floats vx = (wx + bx) * t + ax, vy = (wy + by) * t + ay;
      const floats along = dx * vx + dy * vy;
      const floats gauss = vx * vx + vy * vy;
      const floats bend = dx * wx + dy * wy;
      const floats newton = gauss + (bend + bend);
      // Newton's step where the second derivative is large enough, else the step of Gauss and Newton.
      floats slope = blend(newton > splat(0.25f) * gauss, newton, gauss);
      slope = blend(slope > zero, slope, one);
      t = t - along / slope;
      t = blend(t > zero, t, zero);
      t = blend(t < one, t, one);
      dx = ((cx * t + bx) * t + ax) * t - px;
      dy = ((cy * t + by) * t + ay) * t - py;
    }
    f->t[k] = t;
    const floats square = dx * dx + dy * dy;
    total += square;
    // Negated, so that NaN wins.
    worst = blend(square <= worst, worst, square);
  }
  return (point){sum(total), largest(worst)};
}

// The unit normal of the curve at the samples, and the weights of the control points there.
#define FRAME(f, k)                                                                     \
  const floats t = (f)->t[k], s = splat(1) - t;                                           \
  const floats d1 = s * s, d2 = (s + s) * t, d3 = t * t;                                \
  const float mx = (f)->end.x + (f)->arm2.x - (f)->arm1.x;                              \
  const float my = (f)->end.y + (f)->arm2.y - (f)->arm1.y;                              \
  const floats vx = splat((f)->arm1.x) * d1 + splat(mx) * d2 - splat((f)->arm2.x) * d3;       \
  const floats vy = splat((f)->arm1.y) * d1 + splat(my) * d2 - splat((f)->arm2.y) * d3;       \
  const floats speed = vx * vx + vy * vy;                                               \
  const floats root = __builtin_elementwise_sqrt(blend(speed > splat(0), speed, splat(1)));  \
  const floats scale = splat(1) / root;                                                   \
  const floats nx = -(vy * scale), ny = vx * scale;                                     \
  const floats b1 = splat(3) * d1 * t, b2 = splat(3) * s * d3, b23 = b2 + d3 * t;           \
  const floats rest =                                                                   \
      nx * ((f)->x[k] - b23 * splat((f)->end.x)) + ny * ((f)->y[k] - b23 * splat((f)->end.y))

// A regularization: the cost of moving an unknown, for each sample.
#define REGULARIZATION 2e-4f

INLINE float clamped(float x, float low, float high) {
  return x > low ? (x < high ? x : high) : low;
}

// With both directions known there are two unknowns, the lengths of the arms.
INLINE int solve_known(fitting *f) {
  floats aa = splat(0), ab = splat(0), bb = splat(0), ar = splat(0), br = splat(0);
  const point u = f->u, v = f->v;
  for (int k = 0; k < f->blocks; k++) {
    FRAME(f, k);
    const floats a = b1 * (nx * splat(u.x) + ny * splat(u.y));
    const floats b = b2 * (nx * splat(v.x) + ny * splat(v.y));
    aa += a * a;
    ab += a * b;
    bb += b * b;
    ar += a * rest;
    br += b * rest;
  }
  const float damping = REGULARIZATION * (float)(8 * f->blocks);
  const float alpha = f->arm1.x * u.x + f->arm1.y * u.y;
  const float beta = f->arm2.x * v.x + f->arm2.y * v.y;
  const float m00 = sum(aa) + damping, m11 = sum(bb) + damping, m01 = sum(ab);
  const float r0 = sum(ar) + damping * alpha, r1 = sum(br) + damping * beta;
  const float det = m00 * m11 - m01 * m01;
  if (!(det > 0)) return 0;
  const float x = (r0 * m11 - r1 * m01) / det;
  const float y = (r1 * m00 - r0 * m01) / det;
  if (!(x + y - (x + y) == 0)) return 0;
  // An arm that points backwards makes a loop, one too long a cusp.
  const float low = SHORTEST_ARM * f->length, high = LONGEST_ARM * f->length;
  const float p = clamped(x, low, high), q = clamped(y, low, high);
  f->arm1 = (point){u.x * p, u.y * p};
  f->arm2 = (point){v.x * q, v.y * q};
  return 1;
}

// An unknown direction gives its arm a second unknown, along y; `u` or `v` is (1, 0) then.
INLINE int solve_free(fitting *f, int knows1, int knows2) {
  floats m00 = splat(0), m01 = splat(0), m02 = splat(0), m03 = splat(0), m11 = splat(0), m12 = splat(0);
  floats m13 = splat(0), m22 = splat(0), m23 = splat(0), m33 = splat(0);
  floats r0 = splat(0), r1 = splat(0), r2 = splat(0), r3 = splat(0);
  const point u = f->u, v = f->v;
  const floats free1 = splat(knows1 ? 0 : 1), free2 = splat(knows2 ? 0 : 1);
  for (int k = 0; k < f->blocks; k++) {
    FRAME(f, k);
    const floats a = b1 * (nx * splat(u.x) + ny * splat(u.y)), b = b1 * ny * free1;
    const floats c = b2 * (nx * splat(v.x) + ny * splat(v.y)), d = b2 * ny * free2;
    m00 += a * a;
    m01 += a * b;
    m02 += a * c;
    m03 += a * d;
    m11 += b * b;
    m12 += b * c;
    m13 += b * d;
    m22 += c * c;
    m23 += c * d;
    m33 += d * d;
    r0 += a * rest;
    r1 += b * rest;
    r2 += c * rest;
    r3 += d * rest;
  }
  // In double precision, because elimination loses digits.
  const double damping = REGULARIZATION * (float)(8 * f->blocks);
  const double n0 = knows1 ? f->arm1.x * u.x + f->arm1.y * u.y : f->arm1.x;
  const double n1 = knows1 ? 0 : f->arm1.y;
  const double n2 = knows2 ? f->arm2.x * v.x + f->arm2.y * v.y : f->arm2.x;
  const double n3 = knows2 ? 0 : f->arm2.y;
  const double a0 = sum(m00) + damping, a1 = sum(m01), a2 = sum(m02), a3 = sum(m03);
  double b1_ = sum(m11) + damping, b2_ = sum(m12), b3_ = sum(m13);
  double c2_ = sum(m22) + damping, c3_ = sum(m23), d3_ = sum(m33) + damping;
  double x0 = sum(r0) + damping * n0, x1 = sum(r1) + damping * n1;
  double x2 = sum(r2) + damping * n2, x3 = sum(r3) + damping * n3;
  if (!(a0 > 0 && a0 < 1e300)) return 0;
  const double ia = 1 / a0;
  const double f1 = a1 * ia, f2 = a2 * ia, f3 = a3 * ia;
  b1_ -= a1 * f1;
  b2_ -= a2 * f1;
  b3_ -= a3 * f1;
  c2_ -= a2 * f2;
  c3_ -= a3 * f2;
  d3_ -= a3 * f3;
  x1 -= f1 * x0;
  x2 -= f2 * x0;
  x3 -= f3 * x0;
  if (!(b1_ > 0)) return 0;
  const double ib = 1 / b1_;
  const double g2 = b2_ * ib, g3 = b3_ * ib;
  c2_ -= b2_ * g2;
  c3_ -= b3_ * g2;
  d3_ -= b3_ * g3;
  x2 -= g2 * x1;
  x3 -= g3 * x1;
  if (!(c2_ > 0)) return 0;
  const double ic = 1 / c2_;
  const double h3 = c3_ * ic;
  d3_ -= c3_ * h3;
  x3 -= h3 * x2;
  if (!(d3_ > 0)) return 0;
  x3 = x3 / d3_;
  x2 = (x2 - c3_ * x3) * ic;
  x1 = (x1 - b2_ * x2 - b3_ * x3) * ib;
  x0 = (x0 - a1 * x1 - a2 * x2 - a3 * x3) * ia;
  const double all4 = x0 + x1 + x2 + x3;
  if (!(all4 - all4 == 0)) return 0;
  const float low = SHORTEST_ARM * f->length, high = LONGEST_ARM * f->length;
  const float p = clamped((float)x0, low, high), q = clamped((float)x2, low, high);
  f->arm1 = knows1 ? (point){u.x * p, u.y * p} : (point){(float)x0, (float)x1};
  f->arm2 = knows2 ? (point){v.x * q, v.y * q} : (point){(float)x2, (float)x3};
  const float squares = f->arm1.x * f->arm1.x + f->arm1.y * f->arm1.y + f->arm2.x * f->arm2.x
      + f->arm2.y * f->arm2.y;
  return squares < LARGEST_ARMS * f->length * f->length;
}

INLINE int fit(const filigree_cubic_samples *samples, filigree_cubic *cubic) {
  fitting f;
  f.blocks = cubic->blocks;
  f.end = (point){cubic->end[0], cubic->end[1]};
  f.length = cubic->length;
  const int knows1 = cubic->knows_start, knows2 = cubic->knows_end;
  f.u = knows1 ? (point){cubic->start_direction[0], cubic->start_direction[1]} : (point){1, 0};
  f.v = knows2 ? (point){-cubic->end_direction[0], -cubic->end_direction[1]} : (point){1, 0};
  const double ox = cubic->origin[0], oy = cubic->origin[1];
  const double last = (double)(samples->count - 1);
  // The indices of the samples, in units of the distance between two points.
  const double step = cubic->step * samples->density;
  double index = cubic->first * samples->density + 0.5;
  const float t0 = (float)((cubic->first - cubic->begin) * cubic->scale);
  const float dt = (float)(cubic->step * cubic->scale);
  floats t = splat(t0) + splat(dt) * (floats){0, 1, 2, 3, 4, 5, 6, 7};
  for (int k = 0; k < f.blocks; k++) {
    for (int lane = 0; lane < 8; lane++) {
      // NaN becomes 0.
      const double inside = index > 0 ? index : 0;
      const ptrdiff_t i = (ptrdiff_t)(inside < last ? inside : last);
      f.x[k][lane] = (float)(samples->points[2 * i] - ox);
      f.y[k][lane] = (float)(samples->points[2 * i + 1] - oy);
      index += step;
    }
    f.t[k] = t;
    t += splat(8 * dt);
  }
  // A third of the length, as in a gentle bend.
  const float chord =
      __builtin_sqrtf(cubic->end[0] * cubic->end[0] + cubic->end[1] * cubic->end[1]);
  const float third = (f.length + chord) / 6;
  f.arm1 = knows1 ? (point){f.u.x * third, f.u.y * third} : (point){f.end.x / 3, f.end.y / 3};
  f.arm2 = knows2 ? (point){f.v.x * third, f.v.y * third} : (point){f.end.x / -3, f.end.y / -3};
  if (cubic->knows_arms) {
    f.arm1 = (point){cubic->arm1[0], cubic->arm1[1]};
    f.arm2 = (point){cubic->arm2[0], cubic->arm2[1]};
    project(&f, 2);
  }
  int solved = 0;
  for (int round = 0; round < cubic->rounds; round++) {
    if (!(knows1 && knows2 ? solve_known(&f) : solve_free(&f, knows1, knows2))) break;
    const point distances = project(&f, round + 1 == cubic->rounds ? 2 : 1);
    // Negated, so that NaN fails.
    if (!(distances.y <= HOPELESS * cubic->limit)) break;
    if (distances.y <= cubic->limit && (!solved || distances.x < cubic->error)) {
      solved = 1;
      cubic->error = distances.x;
      cubic->arm1[0] = f.arm1.x;
      cubic->arm1[1] = f.arm1.y;
      cubic->arm2[0] = f.arm2.x;
      cubic->arm2[1] = f.arm2.y;
      if (distances.y <= EXCELLENT * cubic->limit) break;
    }
  }
  return solved;
}

#if defined(__x86_64__)

__attribute__((target("avx2"))) static int fit_avx2(
    const filigree_cubic_samples *samples, filigree_cubic *cubic) {
  return fit(samples, cubic);
}

static int fit_sse2(const filigree_cubic_samples *samples, filigree_cubic *cubic) {
  return fit(samples, cubic);
}

int filigree_fit_cubic(const filigree_cubic_samples *samples, filigree_cubic *cubic) {
  return __builtin_cpu_supports("avx2") ? fit_avx2(samples, cubic) : fit_sse2(samples, cubic);
}

int filigree_fit_cubic_baseline(const filigree_cubic_samples *samples, filigree_cubic *cubic) {
  return fit_sse2(samples, cubic);
}

#else

int filigree_fit_cubic(const filigree_cubic_samples *samples, filigree_cubic *cubic) {
  return fit(samples, cubic);
}

int filigree_fit_cubic_baseline(const filigree_cubic_samples *samples, filigree_cubic *cubic) {
  return fit(samples, cubic);
}

#endif
