// Least squares for the arms of several cubics at a time, one in each of LANES lanes. This takes most
// of the time of tracing. The first arms minimize distances between points at the same share of the
// length; the next ones minimize distances across the curve, from samples whose parameters have moved
// to the nearest points (cubic.c begins with that). Products and sums are never fused, and lanes do not
// mix, so that all variants give the same result.
//
// Include it once in a file, after LANES has been defined.

#include "CFiligreeTracing.h"
#include "fit_limits.h"

#if defined(__x86_64__)
/// Up to sixteen cubics, in registers of 512 bits.
void filigree_fit_cubics_avx512(
    const filigree_search *search, const filigree_segment_request *requests, int count, int kind,
    filigree_segment_result *results);
#endif

/// Kinds of cubics: both directions known, only the first one known, others.
enum { SMOOTH, HALF, FREE };

#pragma STDC FP_CONTRACT OFF
// All functions with vector parameters are inlined, so that no call passes a vector.
#pragma clang diagnostic ignored "-Wpsabi"

#define SAMPLES 8

typedef float floats __attribute__((vector_size(4 * LANES)));
typedef int32_t masks __attribute__((vector_size(4 * LANES)));
typedef double doubles __attribute__((vector_size(8 * LANES)));
typedef int64_t wide_masks __attribute__((vector_size(8 * LANES)));

#define INLINE static inline __attribute__((always_inline))

typedef struct {
  floats x, y;
} points;

typedef struct {
  points at[SAMPLES];
  floats t[SAMPLES];
  // The ends, the directions at both ends (pointing backwards at the second), the two arms.
  points end, u, v, arm1, arm2;
  // All ones where the direction at an end is known.
  masks knows1, knows2;
  floats length;
} fitting;

INLINE floats splat(float x) { return (floats){} + x; }

INLINE floats blend(masks mask, floats a, floats b) {
  return (floats)(((masks)a & mask) | ((masks)b & ~mask));
}

INLINE floats clamped(floats x, floats low, floats high) {
  x = blend(x > low, x, low);
  return blend(x < high, x, high);
}

// Moves the parameters of some points to the nearest points of the curve; returns the sums of the
// squared distances and the largest ones.
INLINE void project(
    const fitting *f, const points *at, floats *parameters, int count, int steps, floats *total,
    floats *worst) {
  const points a = f->arm1, b = f->arm2, e = f->end;
  const floats ax = splat(3) * a.x, ay = splat(3) * a.y;
  const floats bx = splat(3) * (e.x + b.x) - splat(6) * a.x;
  const floats by = splat(3) * (e.y + b.y) - splat(6) * a.y;
  const floats cx = e.x - ax - bx, cy = e.y - ay - by;
  const floats cx3 = splat(3) * cx, cy3 = splat(3) * cy;
  const floats zero = splat(0), one = splat(1);
  *total = zero;
  *worst = zero;
  for (int k = 0; k < count; k++) {
    const floats px = at[k].x, py = at[k].y;
    floats t = parameters[k];
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
      t = clamped(t - along / slope, zero, one);
      dx = ((cx * t + bx) * t + ax) * t - px;
      dy = ((cy * t + by) * t + ay) * t - py;
    }
    parameters[k] = t;
    const floats square = dx * dx + dy * dy;
    *total += square;
    // Negated, so that NaN wins.
    *worst = blend(square <= *worst, *worst, square);
  }
}

// A regularization: the cost of moving an unknown.
#define REGULARIZATION (2e-4 * SAMPLES)

// A normal of the curve at the samples with the inverse of its square, and the weights of the control
// points there.
#define FRAME(f, k)                                                                      \
  const floats t = (f)->t[k], s = splat(1) - t;                                            \
  const floats d1 = s * s, d2 = (s + s) * t, d3 = t * t;                                 \
  const floats ny = (f)->arm1.x * d1 + mx * d2 - (f)->arm2.x * d3;                       \
  const floats nx = (f)->arm2.y * d3 - my * d2 - (f)->arm1.y * d1;                       \
  const floats square = nx * nx + ny * ny;                                               \
  const floats weight = splat(1) / blend(square > splat(0), square, splat(1));                  \
  const floats b1 = splat(3) * d1 * t, b2 = splat(3) * s * d3, b23 = b2 + d3 * t;            \
  const floats rest =                                                                    \
      nx * ((f)->at[k].x - b23 * (f)->end.x) + ny * ((f)->at[k].y - b23 * (f)->end.y);   \
  const floats a = b1 * (nx * (f)->u.x + ny * (f)->u.y), aw = a * weight;                \
  const floats c = b2 * (nx * (f)->v.x + ny * (f)->v.y), cw = c * weight

#define MIDDLE(f)                                        \
  const floats mx = (f)->end.x + (f)->arm2.x - (f)->arm1.x; \
  const floats my = (f)->end.y + (f)->arm2.y - (f)->arm1.y

INLINE doubles wide(floats x) { return __builtin_convertvector(x, doubles); }
INLINE floats narrow(doubles x) { return __builtin_convertvector(x, floats); }
INLINE masks narrow_mask(wide_masks x) { return __builtin_convertvector(x, masks); }

// With all directions known each lane has two unknowns, the lengths of the arms; returns the lanes that
// are solved.
INLINE masks solve_known(fitting *f) {
  floats aa = splat(0), ac = splat(0), cc = splat(0), ar = splat(0), cr = splat(0);
  MIDDLE(f);
  for (int k = 0; k < SAMPLES; k++) {
    FRAME(f, k);
    aa += aw * a;
    ac += aw * c;
    cc += cw * c;
    ar += aw * rest;
    cr += cw * rest;
  }
  const points u = f->u, v = f->v;
  const floats damping = splat((float)REGULARIZATION);
  const floats m00 = aa + damping, m11 = cc + damping;
  const floats r0 = ar + damping * (f->arm1.x * u.x + f->arm1.y * u.y);
  const floats r1 = cr + damping * (f->arm2.x * v.x + f->arm2.y * v.y);
  const floats det = m00 * m11 - ac * ac;
  const floats x = (r0 * m11 - r1 * ac) / det;
  const floats y = (r1 * m00 - r0 * ac) / det;
  const masks solved = (det > splat(0)) & ((x + y) - (x + y) == splat(0));
  // An arm that points backwards makes a loop, one too long a cusp.
  const floats low = splat(SHORTEST_ARM) * f->length, high = splat(LONGEST_ARM) * f->length;
  const floats p = clamped(x, low, high), q = clamped(y, low, high);
  f->arm1 = (points){u.x * p, u.y * p};
  f->arm2 = (points){v.x * q, v.y * q};
  return solved;
}

// An unknown direction gives its arm a second unknown, along y; `u` or `v` is (1, 0) then.
//
// `starts_free`, a constant, says that the first direction is unknown in some lane.
INLINE masks solve_free(fitting *f, int starts_free) {
  floats m00 = splat(0), m01 = splat(0), m02 = splat(0), m03 = splat(0), m11 = splat(0), m12 = splat(0);
  floats m13 = splat(0), m22 = splat(0), m23 = splat(0), m33 = splat(0);
  floats r0 = splat(0), r1 = splat(0), r2 = splat(0), r3 = splat(0);
  MIDDLE(f);
  for (int k = 0; k < SAMPLES; k++) {
    FRAME(f, k);
    const floats d = blend(f->knows2, splat(0), b2 * ny), dw = d * weight;
    if (starts_free) {
      const floats b = blend(f->knows1, splat(0), b1 * ny), bw = b * weight;
      m01 += aw * b;
      m11 += bw * b;
      m12 += bw * c;
      m13 += bw * d;
      r1 += bw * rest;
    }
    m00 += aw * a;
    m02 += aw * c;
    m03 += aw * d;
    m22 += cw * c;
    m23 += cw * d;
    m33 += dw * d;
    r0 += aw * rest;
    r2 += cw * rest;
    r3 += dw * rest;
  }
  const points u = f->u, v = f->v;
  const doubles damping = (doubles){} + REGULARIZATION, zero = (doubles){};
  const floats along1 = f->arm1.x * u.x + f->arm1.y * u.y;
  const floats along2 = f->arm2.x * v.x + f->arm2.y * v.y;
  const floats n3 = blend(f->knows2, splat(0), f->arm2.y);
  // In double precision, because elimination loses digits.
  const doubles a0 = wide(m00) + damping, a2 = wide(m02), a3 = wide(m03);
  doubles c2_ = wide(m22) + damping, c3_ = wide(m23), d3_ = wide(m33) + damping;
  doubles x0 = wide(r0) + damping * wide(along1), x1 = zero;
  doubles x2 = wide(r2) + damping * wide(along2), x3 = wide(r3) + damping * wide(n3);
  wide_masks solved = (a0 > zero) & (a0 < (doubles){} + 1e300);
  const doubles ia = 1 / a0;
  const doubles f2 = a2 * ia, f3 = a3 * ia;
  c2_ -= a2 * f2;
  c3_ -= a3 * f2;
  d3_ -= a3 * f3;
  x2 -= f2 * x0;
  x3 -= f3 * x0;
  doubles a1 = zero, b2_ = zero, b3_ = zero, ib = zero;
  if (starts_free) {
    a1 = wide(m01);
    const doubles f1 = a1 * ia;
    const doubles b1_ = wide(m11) + damping - a1 * f1;
    b2_ = wide(m12) - a2 * f1;
    b3_ = wide(m13) - a3 * f1;
    x1 = wide(r1) + damping * wide(blend(f->knows1, splat(0), f->arm1.y)) - f1 * x0;
    solved &= b1_ > zero;
    ib = 1 / b1_;
    const doubles g2 = b2_ * ib, g3 = b3_ * ib;
    c2_ -= b2_ * g2;
    c3_ -= b3_ * g2;
    d3_ -= b3_ * g3;
    x2 -= g2 * x1;
    x3 -= g3 * x1;
  }
  solved &= c2_ > zero;
  const doubles ic = 1 / c2_;
  const doubles h3 = c3_ * ic;
  d3_ -= c3_ * h3;
  x3 -= h3 * x2;
  solved &= d3_ > zero;
  x3 = x3 / d3_;
  x2 = (x2 - c3_ * x3) * ic;
  if (starts_free) {
    x1 = (x1 - b2_ * x2 - b3_ * x3) * ib;
    x0 -= a1 * x1;
  }
  x0 = (x0 - a2 * x2 - a3 * x3) * ia;
  const doubles sum = x0 + x1 + x2 + x3;
  solved &= sum - sum == zero;
  const floats y0 = narrow(x0), y1 = narrow(x1), y2 = narrow(x2), y3 = narrow(x3);
  const floats low = splat(SHORTEST_ARM) * f->length, high = splat(LONGEST_ARM) * f->length;
  const floats p = clamped(y0, low, high), q = clamped(y2, low, high);
  f->arm1 = (points){blend(f->knows1, u.x * p, y0), blend(f->knows1, u.y * p, y1)};
  f->arm2 = (points){blend(f->knows2, v.x * q, y2), blend(f->knows2, v.y * q, y3)};
  const floats squares = f->arm1.x * f->arm1.x + f->arm1.y * f->arm1.y + f->arm2.x * f->arm2.x
      + f->arm2.y * f->arm2.y;
  return narrow_mask(solved) & (squares < splat(LARGEST_ARMS) * f->length * f->length);
}

// Computes the first arms: those with which the curve at the samples' initial parameters is nearest to
// the samples.
//
// These parameters are lengths along the polyline. Both coordinates share one matrix of normal
// equations. An arm with a known direction has only a length as its unknown, which replaces the two
// coordinates.
INLINE void estimate_arms(fitting *f, int kind) {
  floats aa = splat(0), ab = splat(0), bb = splat(0);
  points p = {splat(0), splat(0)}, q = {splat(0), splat(0)};
  for (int k = 0; k < SAMPLES; k++) {
    const floats t = f->t[k], s = splat(1) - t, st = splat(3) * s * t;
    const floats b1 = st * s, b2 = st * t, b23 = b2 + t * t * t;
    const floats x = f->at[k].x - b23 * f->end.x, y = f->at[k].y - b23 * f->end.y;
    aa += b1 * b1;
    ab += b1 * b2;
    bb += b2 * b2;
    p.x += b1 * x;
    p.y += b1 * y;
    q.x += b2 * x;
    q.y += b2 * y;
  }
  const points u = f->u, v = f->v;
  const floats det = aa * bb - ab * ab;
  const floats low = splat(SHORTEST_ARM) * f->length, high = splat(LONGEST_ARM) * f->length;
  const floats ru = p.x * u.x + p.y * u.y, rv = q.x * v.x + q.y * v.y;
  // Both lengths.
  const floats uv = ab * (u.x * v.x + u.y * v.y);
  floats scale = splat(1) / (aa * bb - uv * uv);
  floats first = (ru * bb - rv * uv) * scale, second = (rv * aa - ru * uv) * scale;
  if (kind != SMOOTH) {
    scale = splat(1) / det;
    const floats along = (bb * ru - ab * (q.x * u.x + q.y * u.y)) * scale;
    first = blend(f->knows2, first, along);
  }
  if (kind == FREE) {
    const floats along = (aa * rv - ab * (p.x * v.x + p.y * v.y)) * scale;
    second = blend(f->knows1, second, along);
  }
  first = clamped(first, low, high);
  second = clamped(second, low, high);
  f->arm1 = (points){u.x * first, u.y * first};
  f->arm2 = (points){v.x * second, v.y * second};
  if (kind == FREE) {
    // The arm that fits best given the other one, whether that one has a length or two coordinates.
    const floats x = blend(f->knows2, (p.x - ab * f->arm2.x) / aa, (p.x * bb - q.x * ab) * scale);
    const floats y = blend(f->knows2, (p.y - ab * f->arm2.y) / aa, (p.y * bb - q.y * ab) * scale);
    f->arm1 = (points){blend(f->knows1, f->arm1.x, x), blend(f->knows1, f->arm1.y, y)};
  }
  if (kind != SMOOTH) {
    const floats part = splat(1) / bb;
    const floats x = (q.x - ab * f->arm1.x) * part, y = (q.y - ab * f->arm1.y) * part;
    f->arm2 = (points){blend(f->knows2, f->arm2.x, x), blend(f->knows2, f->arm2.y, y)};
  }
}

typedef double pair __attribute__((vector_size(16)));
typedef float small_pair __attribute__((vector_size(8)));

// The samples and the points half-way between them, alternating.
#define POINTS (2 * SAMPLES - 1)

// The cubics of all lanes in memory, with points of the polyline as pairs of x and y.
//
// Lanes are written one by one, and read as vectors once all are there: a vector that is written lane
// by lane is loaded and stored each time.
typedef float both __attribute__((vector_size(8 * LANES)));
typedef struct {
  both at[POINTS];
  // The lengths of the polyline up to both ends of each cubic.
  double begin[LANES], end[LANES];
  float end_x[LANES], end_y[LANES], ux[LANES], uy[LANES], vx[LANES], vy[LANES];
  int32_t knows1[LANES], knows2[LANES], live[LANES];
} loading;

INLINE doubles pick_wide(wide_masks mask, doubles a, doubles b) {
  return (doubles)(((wide_masks)a & mask) | ((wide_masks)b & ~mask));
}

INLINE floats read(const float *from) {
  floats result;
  __builtin_memcpy(&result, from, sizeof result);
  return result;
}

INLINE masks read_mask(const int32_t *from) {
  masks result;
  __builtin_memcpy(&result, from, sizeof result);
  return result;
}

// Fills a lane, except for the samples.
INLINE void load(const filigree_search *search, filigree_segment_request request, loading *l, int i) {
  const filigree_node *a = search->nodes + request.from, *b = search->nodes + request.to;
  const int knows1 = a->direction[0] != 0 || a->direction[1] != 0;
  const int knows2 = b->direction[0] != 0 || b->direction[1] != 0;
  l->end_x[i] = (float)(b->position[0] - a->position[0]);
  l->end_y[i] = (float)(b->position[1] - a->position[1]);
  l->knows1[i] = -knows1;
  l->knows2[i] = -knows2;
  l->ux[i] = knows1 ? (float)a->direction[0] : 1;
  l->uy[i] = (float)a->direction[1];
  l->vx[i] = knows2 ? -(float)b->direction[0] : 1;
  l->vy[i] = -(float)b->direction[1];
  l->begin[i] = a->length;
  l->end[i] = b->length;
  l->live[i] = -1;
}

// Looks up the points at even distances between the ends of each cubic, and gives each sample its
// initial parameter.
INLINE void sample(
    const filigree_search *search, const filigree_segment_request *requests, int count, fitting *f,
    loading *l) {
  const filigree_cubic_samples *samples = &search->samples;
  const doubles zero = (doubles){}, half = zero + 0.5, one = zero + 1;
  doubles begins, ends;
  __builtin_memcpy(&begins, l->begin, sizeof begins);
  __builtin_memcpy(&ends, l->end, sizeof ends);
  const wide_masks knows1 = __builtin_convertvector(f->knows1, wide_masks);
  const wide_masks knows2 = __builtin_convertvector(f->knows2, wide_masks);
  // Beside a corner the polyline is rounded off; the curve should not be.
  const doubles length = ends - begins, share = length * CORNER_GAP_SHARE;
  const doubles gap = pick_wide(share < CORNER_GAP, share, zero + CORNER_GAP);
  const doubles from = begins + pick_wide(knows1, zero, gap);
  const doubles to = ends - pick_wide(knows2, zero, gap);
  // A known direction determines the curve at that end; without one a sample must.
  const doubles before = pick_wide(knows1, half, zero), after = pick_wide(knows2, half, zero);
  const doubles step = (to - from) / (one * (SAMPLES - 1) + before + after);
  const doubles first = from + before * step, scale = one / length;
  const floats begin = narrow((first - begins) * scale), rise = narrow(step * scale);
  for (int k = 0; k < SAMPLES; k++) f->t[k] = begin + rise * splat((float)k);
  // The indices of the samples, in units of the distance between two points.
  const doubles distance = step * (0.5 * samples->density);
  const doubles start = first * samples->density + 0.5;
  const doubles last = zero + (double)(samples->count - 1);
  masks at[POINTS];
  for (int k = 0; k < POINTS; k++) {
    doubles position = distance * (double)k + start;
    // NaN becomes 0.
    position = (doubles)((wide_masks)position & (position > zero));
    at[k] = __builtin_convertvector(pick_wide(position < last, position, last), masks);
  }
  f->length = narrow(length);
  for (int i = 0; i < count; i++) {
    pair origin;
    __builtin_memcpy(&origin, search->nodes[requests[i].from].position, sizeof origin);
    for (int k = 0; k < POINTS; k++) {
      pair point;
      const int32_t index = ((const int32_t *)&at[k])[i];
      __builtin_memcpy(&point, samples->points + 2 * (ptrdiff_t)index, sizeof point);
      const small_pair p = __builtin_convertvector(point - origin, small_pair);
      __builtin_memcpy((float *)&l->at[k] + 2 * i, &p, sizeof p);
    }
  }
}

#if LANES == 16
#define EVEN 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30
#define ODD 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31
#else
#define EVEN 0, 2, 4, 6, 8, 10, 12, 14
#define ODD 1, 3, 5, 7, 9, 11, 13, 15
#endif

// Separates every second point that was loaded into vectors of x and y.
INLINE void deinterleave(const loading *l, int first, int count, points *at) {
  for (int k = 0; k < count; k++) {
    const both *from = &l->at[2 * k + first];
    at[k].x = __builtin_shufflevector(*from, *from, EVEN);
    at[k].y = __builtin_shufflevector(*from, *from, ODD);
  }
}

// Whether to take a cubic or a line.
INLINE filigree_segment_result choose(
    const filigree_search *search, filigree_segment_request request, filigree_segment_result cubic, double error,
    double length, int is_free) {
  const filigree_segment_result line = {(float)request.line, 0, {0, 0, 0, 0}};
  const filigree_node *a = search->nodes + request.from, *b = search->nodes + request.to;
  const double x = b->position[0] - a->position[0], y = b->position[1] - a->position[1];
  const double first = x * cubic.arms[1] - y * cubic.arms[0];
  const double second = x * cubic.arms[3] - y * cubic.arms[2];
  // A cubic with an inflection between two corners mostly belongs beside a tip that pixels cut off,
  // where a line is better.
  double cost = 1 + error * length / SAMPLES * search->scale;
  if (is_free && first * second < 0) cost += search->inflection_cost;
  if (!(cost < request.line)) return line;
  if (request.line < __builtin_inf()) {
    // The largest distance of the cubic from its chord: at most three quarters of that of its control
    // points (they weigh 3/8 each in the middle).
    const double most = __builtin_fabs(first), other = __builtin_fabs(second);
    const double bulge = 0.75 * (most > other ? most : other);
    const double flat = is_free ? search->free_flat : search->flat;
    if (bulge * bulge <= flat * flat * (x * x + y * y)) return line;
  }
  cubic.cost = (float)cost;
  return cubic;
}

// Fits up to LANES cubics, all of which can be solved as `kind`.
INLINE void fit(
    const filigree_search *search, const filigree_segment_request *requests, int count, int kind,
    filigree_segment_result *results) {
  if (count < 1) return;
  fitting f;
  loading loaded;
  // Unused lanes give no result.
  if (count < LANES) __builtin_memset(&loaded, 0, sizeof loaded);
  for (int i = 0; i < count; i++) load(search, requests[i], &loaded, i);
  f.end = (points){read(loaded.end_x), read(loaded.end_y)};
  f.u = (points){read(loaded.ux), read(loaded.uy)};
  f.v = (points){read(loaded.vx), read(loaded.vy)};
  f.knows1 = read_mask(loaded.knows1);
  f.knows2 = read_mask(loaded.knows2);
  masks live = read_mask(loaded.live);
  sample(search, requests, count, &f, &loaded);
  deinterleave(&loaded, 0, SAMPLES, f.at);
  const floats limit = splat((float)search->limit);
  floats error, total, worst;
  estimate_arms(&f, kind);
  project(&f, f.at, f.t, SAMPLES, 1, &error, &worst);
  // NaN fails.
  live &= worst <= splat(HOPELESS) * limit;
  masks solved = live & (worst <= limit);
  if (__builtin_reduce_or(live)) {
    const fitting first = f;
    live &= kind == FREE ? solve_free(&f, 1) : kind == HALF ? solve_free(&f, 0) : solve_known(&f);
    project(&f, f.at, f.t, SAMPLES, 2, &total, &worst);
    const masks better = live & (worst <= limit) & (~solved | (total < error));
    solved |= better;
    error = blend(better, total, error);
    f.arm1 = (points){blend(better, f.arm1.x, first.arm1.x), blend(better, f.arm1.y, first.arm1.y)};
    f.arm2 = (points){blend(better, f.arm2.x, first.arm2.x), blend(better, f.arm2.y, first.arm2.y)};
    for (int k = 0; k < SAMPLES; k++) f.t[k] = blend(better, f.t[k], first.t[k]);
  }
  if (__builtin_reduce_or(solved)) {
    // A corner between two samples is mostly missed by them.
    points middle[SAMPLES - 1];
    floats t[SAMPLES - 1];
    deinterleave(&loaded, 1, SAMPLES - 1, middle);
    for (int k = 0; k < SAMPLES - 1; k++) t[k] = splat(0.5f) * (f.t[k] + f.t[k + 1]);
    project(&f, middle, t, SAMPLES - 1, 1, &total, &worst);
    solved &= worst <= splat((float)search->middle_limit);
  }
  // Lanes are read from memory one by one, and not extracted from vectors.
  struct {
    masks solved, are_free;
    points arm1, arm2;
    floats error, length;
  } all_lanes = {solved, ~f.knows1 & ~f.knows2, f.arm1, f.arm2, error, f.length};
  const float *number = (const float *)&all_lanes;
  const int32_t *mask = (const int32_t *)&all_lanes;
  for (int i = 0; i < count; i++, number++, mask++) {
    if (!mask[0]) {
      results[i] = (filigree_segment_result){(float)requests[i].line, 0, {0, 0, 0, 0}};
      continue;
    }
    const filigree_segment_result cubic = {
        0, 1, {number[2 * LANES], number[3 * LANES], number[4 * LANES], number[5 * LANES]}};
    results[i] = choose(
        search, requests[i], cubic, number[6 * LANES], number[7 * LANES], mask[LANES]);
  }
}
