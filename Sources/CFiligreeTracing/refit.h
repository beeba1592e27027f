#include "stretch.h"
#include "fit_limits.h"

// Least squares for the arms of a cubic, from all points of the stretch of a polyline that it replaces.
//
// Include it once in a file.

typedef struct {
  float x, y;
} point;

// A cubic from the origin: its end, the directions at both ends (pointing backwards at the second), the
// two arms.
typedef struct {
  point end, u, v, arm1, arm2;
  int knows1, knows2;
  float length;
} fitting;

// The same cubic as (((c3 t) + c2) t + c1) t.
typedef struct {
  floats c1x, c1y, c2x, c2y, c3x, c3y;
} curve;

// How far the points may be from the cubic, less the rounding errors of single precision; and an eighth
// of the second derivative: how far a chord strays, for the square of the step.
typedef struct {
  float reach, bend;
} bounds;

// The weight of a point is the length of the polyline around it; it is 0 beside an end whose direction
// is unknown: there the polyline is rounded off; the curve should not be.
INLINE void set_weights(stretch *s, const fitting *f) {
  const ptrdiff_t n = s->count;
  const float gap = (float)CORNER_GAP, share = (float)CORNER_GAP_SHARE;
  const float trim = gap < share * f->length ? gap / f->length : share;
  const floats low = splat(f->knows1 ? -1 : trim), high = splat(f->knows2 ? 2 : 1 - trim);
  const floats zero = splat(0), half = splat(0.5f * (float)n);
  for (ptrdiff_t i = 1; i < n; i += LANES) {
    const floats t = loaded(s->share + i);
    const floats weight = (loaded(s->share + i + 1) - loaded(s->share + i - 1)) * half;
    const masks counts = (weight > zero) & (t >= low) & (t <= high);
    store(s->weight + i, __builtin_elementwise_sqrt(blend(counts, weight, zero)));
  }
  s->weight[0] = 0;
  fill(s->weight, n - 1, 0);
}

INLINE curve polynomial(const fitting *f) {
  const point a = f->arm1, e = f->end;
  const float bx = e.x + f->arm2.x, by = e.y + f->arm2.y;
  const float c1x = 3 * a.x, c1y = 3 * a.y, c2x = 3 * (bx - a.x - a.x), c2y = 3 * (by - a.y - a.y);
  return (curve){splat(c1x), splat(c1y), splat(c2x),
                 splat(c2y), splat(e.x - c1x - c2x), splat(e.y - c1y - c2y)};
}

#define ABS(x) ((x) < 0 ? -(x) : (x))

INLINE bounds bound(const fitting *f, double distance) {
  const point a = f->arm1, e = f->end, b = {e.x + f->arm2.x, e.y + f->arm2.y};
  // A sixth of the second derivative at both ends; it is largest at one of them.
  const float w0x = a.x + a.x - b.x, w0y = a.y + a.y - b.y;
  const float w1x = a.x - b.x - b.x + e.x, w1y = a.y - b.y - b.y + e.y;
  const float w0 = w0x * w0x + w0y * w0y, w1 = w1x * w1x + w1y * w1y;
  const float c1x = 3 * a.x, c1y = 3 * a.y, c2x = -3 * w0x, c2y = -3 * w0y;
  const float c3x = e.x - c1x - c2x, c3y = e.y - c1y - c2y;
  const float size = ABS(c1x) + ABS(c1y) + ABS(c2x) + ABS(c2y) + ABS(c3x) + ABS(c3y);
  return (bounds){(float)distance * (1 - 0x1p-20f) - 0x1p-19f * size,
                  0.75f * __builtin_sqrtf(w0 > w1 ? w0 : w1)};
}

// Turns shares of the length into parameters, approximately: the cubic is measured by eight chords.
INLINE void parametrize(stretch *s, const curve *c) {
  const eight to = (eight){1, 2, 3, 4, 5, 6, 7, 8} * 0.125f;
  const eight x = ((to * c->c3x[0] + c->c2x[0]) * to + c->c1x[0]) * to;
  const eight y = ((to * c->c3y[0] + c->c2y[0]) * to + c->c1y[0]) * to;
  const eight none = (eight){};
  const eight dx = x - __builtin_shufflevector(none, x, 0, 8, 9, 10, 11, 12, 13, 14);
  const eight dy = y - __builtin_shufflevector(none, y, 0, 8, 9, 10, 11, 12, 13, 14);
  const eight chords = __builtin_elementwise_sqrt(dx * dx + dy * dy);
  float begin[9], rates[8];
  begin[0] = 0;
  for (int k = 0; k < 8; k++) {
    begin[k + 1] = begin[k] + chords[k];
    rates[k] = 0.125f / (chords[k] > 0 ? chords[k] : 1);
  }
  const floats zero = splat(0), whole = splat(begin[8]), most = splat(0.125f);
  for (ptrdiff_t i = 0; i < s->count; i += LANES) {
    const floats at = loaded(s->share + i) * whole;
    floats t = zero;
    for (int k = 0; k < 8; k++) {
      const floats rest = (at - splat(begin[k])) * splat(rates[k]);
      const floats positive = blend(rest > zero, rest, zero);
      t += blend(positive < most, positive, most);
    }
    store(s->t + i, t);
  }
}

// Moves the parameters to the nearest points; returns the weighted sum of the squared distances, unless
// `sum` is NULL, and the largest ones.
INLINE floats project(stretch *s, const curve *c, int steps, floats *sum) {
  const floats zero = splat(0), one = splat(1);
  const floats c3x3 = c->c3x * splat(3), c3y3 = c->c3y * splat(3);
  floats total = zero, worst = zero;
  for (ptrdiff_t i = 0; i < s->count; i += LANES) {
    const floats px = loaded(s->x + i), py = loaded(s->y + i);
    floats t = loaded(s->t + i);
    floats dx = ((c->c3x * t + c->c2x) * t + c->c1x) * t - px;
    floats dy = ((c->c3y * t + c->c2y) * t + c->c1y) * t - py;
    for (int k = 0; k < steps; k++) {
      const floats wx = c3x3 * t + c->c2x, wy = c3y3 * t + c->c2y;
      const floats vx = (wx + c->c2x) * t + c->c1x, vy = (wy + c->c2y) * t + c->c1y;
      const floats along = dx * vx + dy * vy, gauss = vx * vx + vy * vy;
      const floats bend = dx * wx + dy * wy, newton = gauss + (bend + bend);
      // Newton's step where the second derivative is large enough, else the step of Gauss and Newton.
      floats slope = blend(newton > splat(0.25f) * gauss, newton, gauss);
      slope = blend(slope > zero, slope, one);
      t = t - along / slope;
      t = blend(t > zero, t, zero);
      t = blend(t < one, t, one);
      dx = ((c->c3x * t + c->c2x) * t + c->c1x) * t - px;
      dy = ((c->c3y * t + c->c2y) * t + c->c1y) * t - py;
    }
    store(s->t + i, t);
    const floats square = dx * dx + dy * dy;
    // Negated, so that NaN wins.
    worst = blend(square <= worst, worst, square);
    if (sum) {
      const floats weight = loaded(s->weight + i);
      total += weight * weight * square;
    }
  }
  if (sum) *sum = total;
  return worst;
}

// The unit normal of the curve at some points, times the roots of their weights, and the weights of the
// control points.
#define FRAME(s_, f, i)                                                                 \
  const floats t = loaded((s_)->t + i), s = splat(1) - t;                                 \
  const floats d1 = s * s, d2 = (s + s) * t, d3 = t * t;                                \
  const float mx = (f)->end.x + (f)->arm2.x - (f)->arm1.x;                              \
  const float my = (f)->end.y + (f)->arm2.y - (f)->arm1.y;                              \
  const floats vx = splat((f)->arm1.x) * d1 + splat(mx) * d2 - splat((f)->arm2.x) * d3;       \
  const floats vy = splat((f)->arm1.y) * d1 + splat(my) * d2 - splat((f)->arm2.y) * d3;       \
  const floats speed = vx * vx + vy * vy;                                               \
  const floats root = __builtin_elementwise_sqrt(blend(speed > splat(0), speed, splat(1)));  \
  const floats scale = loaded((s_)->weight + i) / root;                                 \
  const floats nx = -(vy * scale), ny = vx * scale;                                     \
  const floats b1 = splat(3) * d1 * t, b2 = splat(3) * s * d3, b23 = b2 + d3 * t;           \
  const floats rest = nx * (loaded((s_)->x + i) - b23 * splat((f)->end.x))                \
      + ny * (loaded((s_)->y + i) - b23 * splat((f)->end.y));                             \
  const floats a = b1 * (nx * splat(u.x) + ny * splat(u.y));                                \
  const floats c = b2 * (nx * splat(v.x) + ny * splat(v.y))

// A regularization: the cost of moving an unknown, for each point.
#define REGULARIZATION 2e-4f

INLINE float clamped(float x, float low, float high) {
  return x > low ? (x < high ? x : high) : low;
}

// With both directions known there are two unknowns, the lengths of the arms.
INLINE int solve_known(const stretch *points, fitting *f) {
  floats aa = splat(0), ac = splat(0), cc = splat(0), ar = splat(0), cr = splat(0);
  const point u = f->u, v = f->v;
  for (ptrdiff_t i = 0; i < points->count; i += LANES) {
    FRAME(points, f, i);
    aa += a * a;
    ac += a * c;
    cc += c * c;
    ar += a * rest;
    cr += c * rest;
  }
  const float damping = REGULARIZATION * (float)points->count;
  const quad m = sums(aa, ac, cc, ar), r = sums(cr, cr, cr, cr);
  const float m00 = m[0] + damping, m11 = m[2] + damping, m01 = m[1];
  const float r0 = m[3] + damping * (f->arm1.x * u.x + f->arm1.y * u.y);
  const float r1 = r[0] + damping * (f->arm2.x * v.x + f->arm2.y * v.y);
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
INLINE int solve_free(const stretch *points, fitting *f) {
  floats m00 = splat(0), m01 = splat(0), m02 = splat(0), m03 = splat(0), m11 = splat(0), m12 = splat(0);
  floats m13 = splat(0), m22 = splat(0), m23 = splat(0), m33 = splat(0);
  floats r0 = splat(0), r1 = splat(0), r2 = splat(0), r3 = splat(0);
  const point u = f->u, v = f->v;
  const floats free1 = splat(f->knows1 ? 0 : 1), free2 = splat(f->knows2 ? 0 : 1);
  for (ptrdiff_t i = 0; i < points->count; i += LANES) {
    FRAME(points, f, i);
    const floats b = b1 * ny * free1, d = b2 * ny * free2;
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
  const quad first = sums(m00, m01, m11, m22), cross = sums(m02, m03, m12, m13);
  const quad other = sums(m23, m33, m33, m33), right = sums(r0, r1, r2, r3);
  // In double precision, because differences lose digits; in two blocks of two unknowns each.
  const double damping = REGULARIZATION * (float)points->count;
  const double n0 = f->arm1.x * u.x + f->arm1.y * u.y, n1 = f->knows1 ? 0 : f->arm1.y;
  const double n2 = f->arm2.x * v.x + f->arm2.y * v.y, n3 = f->knows2 ? 0 : f->arm2.y;
  const double a00 = first[0] + damping, a01 = first[1], a11 = first[2] + damping;
  const double b00 = cross[0], b01 = cross[1], b10 = cross[2], b11 = cross[3];
  const double x0 = right[0] + damping * n0, x1 = right[1] + damping * n1;
  const double x2 = right[2] + damping * n2, x3 = right[3] + damping * n3;
  const double det = a00 * a11 - a01 * a01;
  if (!(a00 > 0 && det > 0 && det < 1e300)) return 0;
  const double inverse = 1 / det;
  // The first block's inverse, times the other block and times the right side.
  const double p00 = (a11 * b00 - a01 * b10) * inverse, p01 = (a11 * b01 - a01 * b11) * inverse;
  const double p10 = (a00 * b10 - a01 * b00) * inverse, p11 = (a00 * b11 - a01 * b01) * inverse;
  const double g0 = (a11 * x0 - a01 * x1) * inverse, g1 = (a00 * x1 - a01 * x0) * inverse;
  const double c00 = first[3] + damping - (b00 * p00 + b10 * p10);
  const double c01 = other[0] - (b00 * p01 + b10 * p11);
  const double c11 = other[1] + damping - (b01 * p01 + b11 * p11);
  const double e0 = x2 - (b00 * g0 + b10 * g1), e1 = x3 - (b01 * g0 + b11 * g1);
  const double rest = c00 * c11 - c01 * c01;
  if (!(c00 > 0 && rest > 0)) return 0;
  const double y2 = (e0 * c11 - e1 * c01) / rest, y3 = (e1 * c00 - e0 * c01) / rest;
  const double y0 = g0 - p00 * y2 - p01 * y3, y1 = g1 - p10 * y2 - p11 * y3;
  const double all4 = y0 + y1 + y2 + y3;
  if (!(all4 - all4 == 0)) return 0;
  const float low = SHORTEST_ARM * f->length, high = LONGEST_ARM * f->length;
  const float p = clamped((float)y0, low, high), q = clamped((float)y2, low, high);
  f->arm1 = f->knows1 ? (point){u.x * p, u.y * p} : (point){(float)y0, (float)y1};
  f->arm2 = f->knows2 ? (point){v.x * q, v.y * q} : (point){(float)y2, (float)y3};
  const float squares = f->arm1.x * f->arm1.x + f->arm1.y * f->arm1.y + f->arm2.x * f->arm2.x
      + f->arm2.y * f->arm2.y;
  return squares < LARGEST_ARMS * f->length * f->length;
}

// Arms that have moved by less than this multiple of the distance allowed are not solved for again.
#define STILL_MOVEMENT 8

// How far the arms have moved, along x and y and both together.
INLINE float movement(const fitting *from, const fitting *to) {
  const point a = {to->arm1.x - from->arm1.x, to->arm1.y - from->arm1.y};
  const point b = {to->arm2.x - from->arm2.x, to->arm2.y - from->arm2.y};
  return ABS(a.x) + ABS(a.y) + ABS(b.x) + ABS(b.y);
}

// Solves for the arms a few times, each time with the nearest points of the arms before; keeps the arms
// of the least sum of squares that are near enough, or else the given ones. Returns false where even
// those are not near enough.
INLINE int refit(stretch *s, fitting *f, int rounds, double distance) {
  set_weights(s, f);
  curve c = polynomial(f);
  parametrize(s, &c);
  floats sum;
  floats worst = project(s, &c, 2, &sum);
  bounds limits = bound(f, distance);
  const int starts_near = limits.reach > 0 && within(worst, limits.reach * limits.reach);
  // Curves as far off as this stay so.
  if (!within(worst, 9 * limits.reach * limits.reach)) return 0;
  int refitted = 0, current = 1;
  float least = 0;
  fitting best = *f;
  for (int round = 0; round < rounds; round++) {
    const fitting before = *f;
    if (!(f->knows1 && f->knows2 ? solve_known(s, f) : solve_free(s, f))) {
      // A solution that was refused may have been written already.
      *f = before;
      break;
    }
    c = polynomial(f);
    // The last arms get their nearest points anew: points that have moved more often are out of order
    // more often.
    const int is_last = round + 1 == rounds || movement(&before, f) < STILL_MOVEMENT * (float)distance;
    if (is_last) parametrize(s, &c);
    worst = project(s, &c, is_last ? 2 : 1, &sum);
    current = 0;
    limits = bound(f, distance);
    const float limit = limits.reach * limits.reach;
    if (!(limits.reach > 0 && within(worst, HOPELESS * limit))) break;
    if (!within(worst, limit)) continue;
    const float total = sums(sum, sum, sum, sum)[0];
    if (refitted && !(total < least)) continue;
    refitted = 1;
    least = total;
    best = *f;
    current = 1;
    if (is_last || within(worst, EXCELLENT * limit)) break;
  }
  if (!starts_near && !refitted) return 0;
  if (!current) {
    *f = best;
    c = polynomial(f);
    parametrize(s, &c);
    project(s, &c, 2, 0);
  }
  return 1;
}
