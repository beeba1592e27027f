#include "cubic_fitting.h"

// Least squares for the arms of sixteen cubics at a time, one in each lane.
//
// The first arms minimize the distances between points at the same share of the length. The next ones
// minimize distances across the curve, from samples whose parameters have moved to the nearest points
// (W. Wang, H. Pottmann, Y. Liu, 2006). Products and sums are never fused and lanes do not mix, so that
// registers of any width give the same result. CubicFitReference.swift, in the tests, is a plain version.

#pragma STDC FP_CONTRACT OFF
// All functions with vector parameters are inlined, so that no call passes a vector.
#pragma clang diagnostic ignored "-Wpsabi"

#define LANES 16
#define MOST FILIGREE_MOST_SAMPLES

// The shortest and the longest arm with a known direction, as shares of the length of the stretch: an
// arm that points backwards makes a loop, one too long a cusp.
#define SHORTEST_ARM 0.02f
#define LONGEST_ARM 1.3f
// The largest sum of the squares of both arms, as a multiple of the square of the length.
#define LARGEST_ARMS 8

typedef float floats __attribute__((vector_size(4 * LANES)));
typedef int32_t masks __attribute__((vector_size(4 * LANES)));
typedef double doubles __attribute__((vector_size(8 * LANES)));
typedef int64_t wide_masks __attribute__((vector_size(8 * LANES)));


typedef float pairs __attribute__((vector_size(8 * LANES)));
typedef double pair __attribute__((vector_size(16)));
typedef float small_pair __attribute__((vector_size(8)));

#define INLINE static inline __attribute__((always_inline))

typedef struct {
  floats x, y;
} points;

// The cubics of all lanes, about their starts.
typedef struct {
  points arm1, arm2;
  floats t[MOST];
} solution;

typedef struct {
  int samples;
  float damping;
  points at[MOST], middle[MOST];
  // The ends, and the directions of both arms: away from the curve's ends, (1, 0) where unknown.
  points end, u, v;
  // All ones where a direction is known.
  masks knows1, knows2;
  floats length;
} problem;

INLINE floats splat(float x) { return (floats){} + x; }

INLINE floats blend(masks mask, floats a, floats b) {
  return (floats)(((masks)a & mask) | ((masks)b & ~mask));
}

INLINE points blend_points(masks mask, points a, points b) {
  return (points){blend(mask, a.x, b.x), blend(mask, a.y, b.y)};
}

INLINE floats clamped(floats x, floats low, floats high) {
  x = blend(x > low, x, low);
  return blend(x < high, x, high);
}

INLINE floats dot(points a, points b) { return a.x * b.x + a.y * b.y; }

INLINE points scaled(points a, floats s) { return (points){a.x * s, a.y * s}; }

// Moves parameters to the nearest points of the curve, by a number of Newton's steps; returns the sums
// of the squared distances and the largest ones.
INLINE void project(
    const problem *p, points a, points b, const points *at, floats *parameters, int count, int steps,
    floats *total, floats *worst) {
  const floats ax = splat(3) * a.x, ay = splat(3) * a.y;
  const floats bx = splat(3) * (p->end.x + b.x) - splat(6) * a.x;
  const floats by = splat(3) * (p->end.y + b.y) - splat(6) * a.y;
  const floats cx = p->end.x - ax - bx, cy = p->end.y - ay - by;
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
      const floats gauss = vx * vx + vy * vy, bend = dx * wx + dy * wy;
      const floats newton = gauss + (bend + bend);
      // Newton's step where the second derivative is large enough, else the step of Gauss and Newton.
      floats slope = blend(newton > splat(0.25f) * gauss, newton, gauss);
      slope = blend(slope > zero, slope, one);
      t = clamped(t - (dx * vx + dy * vy) / slope, zero, one);
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

// What one sample adds to the equations: a normal of the curve, the inverse of its square, the weights
// of both control points, and how far the sample is off along the normal. The unknowns are changes of the
// arms, which loses fewer digits than the arms themselves.
typedef struct {
  floats nx, ny, weight, b1, b2, rest;
} equation;

INLINE equation equation_at(const problem *p, const solution *s, int k) {
  const floats t = s->t[k], r = splat(1) - t;
  const floats d1 = r * r, d2 = (r + r) * t, d3 = t * t;
  const floats mx = p->end.x + s->arm2.x - s->arm1.x, my = p->end.y + s->arm2.y - s->arm1.y;
  const floats ny = s->arm1.x * d1 + mx * d2 - s->arm2.x * d3;
  const floats nx = s->arm2.y * d3 - my * d2 - s->arm1.y * d1;
  const floats square = nx * nx + ny * ny;
  const floats b1 = splat(3) * d1 * t, b2 = splat(3) * r * d3, b23 = b2 + d3 * t;
  const floats x = p->at[k].x - b23 * p->end.x - b1 * s->arm1.x - b2 * s->arm2.x;
  const floats y = p->at[k].y - b23 * p->end.y - b1 * s->arm1.y - b2 * s->arm2.y;
  return (equation){
      nx, ny, splat(1) / blend(square > splat(0), square, splat(1)), b1, b2, nx * x + ny * y};
}

// Solves for the lengths of both arms, where all directions are known; returns the lanes that are
// solved.
INLINE masks solve_lengths(const problem *p, solution *s) {
  floats aa = splat(0), ac = splat(0), cc = splat(0), ar = splat(0), cr = splat(0);
  for (int k = 0; k < p->samples; k++) {
    const equation e = equation_at(p, s, k);
    const floats a = e.b1 * (e.nx * p->u.x + e.ny * p->u.y), aw = a * e.weight;
    const floats c = e.b2 * (e.nx * p->v.x + e.ny * p->v.y), cw = c * e.weight;
    aa += aw * a;
    ac += aw * c;
    cc += cw * c;
    ar += aw * e.rest;
    cr += cw * e.rest;
  }
  const floats damping = splat(p->damping * (float)p->samples);
  const floats m00 = aa + damping, m11 = cc + damping;
  const floats det = m00 * m11 - ac * ac;
  const floats x = dot(s->arm1, p->u) + (ar * m11 - cr * ac) / det;
  const floats y = dot(s->arm2, p->v) + (cr * m00 - ar * ac) / det;
  const floats low = splat(SHORTEST_ARM) * p->length, high = splat(LONGEST_ARM) * p->length;
  s->arm1 = scaled(p->u, clamped(x, low, high));
  s->arm2 = scaled(p->v, clamped(y, low, high));
  return (det > splat(0)) & ((x + y) - (x + y) == splat(0));
}

// Solves for the arms where directions may be unknown: there an arm has a second unknown, along y, and
// `u` or `v` is (1, 0). Returns the lanes that are solved.
INLINE masks solve_arms(const problem *p, solution *s) {
  floats m[4][4] = {0}, r[4] = {0};
  for (int k = 0; k < p->samples; k++) {
    const equation e = equation_at(p, s, k);
    const floats column[4] = {
        e.b1 * (e.nx * p->u.x + e.ny * p->u.y), blend(p->knows1, splat(0), e.b1 * e.ny),
        e.b2 * (e.nx * p->v.x + e.ny * p->v.y), blend(p->knows2, splat(0), e.b2 * e.ny)};
    for (int i = 0; i < 4; i++) {
      const floats weighted = column[i] * e.weight;
      for (int j = i; j < 4; j++) m[i][j] += weighted * column[j];
      r[i] += weighted * e.rest;
    }
  }
  const floats damping = splat(p->damping * (float)p->samples);
  for (int i = 0; i < 4; i++) m[i][i] += damping;
  // Gauss's elimination; the matrix is positive definite.
  masks solved = m[0][0] > splat(0);
  for (int i = 0; i < 3; i++) {
    for (int j = i + 1; j < 4; j++) {
      const floats factor = m[i][j] / m[i][i];
      for (int k = j; k < 4; k++) m[j][k] -= factor * m[i][k];
      r[j] -= factor * r[i];
    }
    solved &= m[i + 1][i + 1] > splat(0);
  }
  floats x[4];
  for (int i = 3; i >= 0; i--) {
    x[i] = r[i];
    for (int j = i + 1; j < 4; j++) x[i] -= m[i][j] * x[j];
    x[i] /= m[i][i];
  }
  x[0] += dot(s->arm1, p->u);
  x[1] += s->arm1.y;
  x[2] += dot(s->arm2, p->v);
  x[3] += s->arm2.y;
  const floats sum = x[0] + x[1] + x[2] + x[3];
  solved &= sum - sum == splat(0);
  const floats low = splat(SHORTEST_ARM) * p->length, high = splat(LONGEST_ARM) * p->length;
  s->arm1 = blend_points(
      p->knows1, scaled(p->u, clamped(x[0], low, high)), (points){x[0], x[1]});
  s->arm2 = blend_points(
      p->knows2, scaled(p->v, clamped(x[2], low, high)), (points){x[2], x[3]});
  const floats squares = dot(s->arm1, s->arm1) + dot(s->arm2, s->arm2);
  return solved & (squares < splat(LARGEST_ARMS) * p->length * p->length);
}

// Computes the first arms: those with which the curve at the samples' initial parameters, which are
// lengths along the polyline, is nearest to the samples.
//
// Both coordinates share one matrix of normal equations. An arm with a known direction has only a
// length as its unknown, which replaces the two coordinates.
INLINE void estimate_arms(const problem *p, solution *s) {
  floats aa = splat(0), ab = splat(0), bb = splat(0);
  points f = {splat(0), splat(0)}, g = {splat(0), splat(0)};
  for (int k = 0; k < p->samples; k++) {
    const floats t = s->t[k], r = splat(1) - t, rt = splat(3) * r * t;
    const floats b1 = rt * r, b2 = rt * t, b23 = b2 + t * t * t;
    const floats x = p->at[k].x - b23 * p->end.x, y = p->at[k].y - b23 * p->end.y;
    aa += b1 * b1;
    ab += b1 * b2;
    bb += b2 * b2;
    f.x += b1 * x;
    f.y += b1 * y;
    g.x += b2 * x;
    g.y += b2 * y;
  }
  const points u = p->u, v = p->v;
  const floats low = splat(SHORTEST_ARM) * p->length, high = splat(LONGEST_ARM) * p->length;
  const floats fu = dot(f, u), gv = dot(g, v), uv = ab * dot(u, v);
  const floats scale = splat(1) / (aa * bb - ab * ab);
  // Lengths for two known directions, and for one where the other arm has two coordinates.
  const floats both = splat(1) / (aa * bb - uv * uv);
  const floats first = blend(
      p->knows2, (fu * bb - gv * uv) * both, (bb * fu - ab * dot(g, u)) * scale);
  const floats second = blend(
      p->knows1, (gv * aa - fu * uv) * both, (aa * gv - ab * dot(f, v)) * scale);
  s->arm1 = scaled(u, clamped(first, low, high));
  s->arm2 = scaled(v, clamped(second, low, high));
  // An arm with two coordinates: the one that fits best, given the other.
  const points free1 = {
      blend(p->knows2, (f.x - ab * s->arm2.x) / aa, (f.x * bb - g.x * ab) * scale),
      blend(p->knows2, (f.y - ab * s->arm2.y) / aa, (f.y * bb - g.y * ab) * scale)};
  s->arm1 = blend_points(p->knows1, s->arm1, free1);
  const points free2 = {(g.x - ab * s->arm1.x) / bb, (g.y - ab * s->arm1.y) / bb};
  s->arm2 = blend_points(p->knows2, s->arm2, free2);
}

INLINE floats narrow(doubles x) { return __builtin_convertvector(x, floats); }

INLINE doubles pick(wide_masks mask, doubles a, doubles b) {
  return (doubles)(((wide_masks)a & mask) | ((wide_masks)b & ~mask));
}

INLINE int is_known(const double *direction) { return direction[0] != 0 || direction[1] != 0; }

// Lanes in memory are written one by one, and read as vectors once all are there: a vector that is
// written lane by lane is loaded and stored each time.
typedef float float_lanes[LANES];

INLINE floats read(const float *from) {
  floats result;
  __builtin_memcpy(&result, from, sizeof result);
  return result;
}

// Reads the stretches, looks up the points at even distances along each, and gives each sample its
// initial parameter. Lanes after `count` repeat the last stretch.
INLINE void load(
    const filigree_samples *samples, const filigree_fit *fit, const filigree_node *nodes,
    const filigree_stretch *stretches, int count, problem *p, solution *s) {
  float_lanes end_x, end_y, ux, uy, vx, vy;
  double begins_of[LANES], ends_of[LANES];
  pair origins[LANES];
  int32_t knows1_of[LANES], knows2_of[LANES];
  for (int i = 0; i < LANES; i++) {
    const filigree_stretch one = stretches[i < count ? i : count - 1];
    const filigree_node *a = nodes + one.from, *b = nodes + one.to;
    const int knows1 = is_known(a->direction), knows2 = is_known(b->direction);
    __builtin_memcpy(&origins[i], a->position, sizeof origins[i]);
    begins_of[i] = a->length;
    ends_of[i] = b->length;
    end_x[i] = (float)(b->position[0] - a->position[0]);
    end_y[i] = (float)(b->position[1] - a->position[1]);
    knows1_of[i] = -knows1;
    knows2_of[i] = -knows2;
    ux[i] = knows1 ? (float)a->direction[0] : 1;
    uy[i] = (float)a->direction[1];
    vx[i] = knows2 ? -(float)b->direction[0] : 1;
    vy[i] = -(float)b->direction[1];
  }
  doubles begins, ends;
  __builtin_memcpy(&begins, begins_of, sizeof begins);
  __builtin_memcpy(&ends, ends_of, sizeof ends);
  __builtin_memcpy(&p->knows1, knows1_of, sizeof p->knows1);
  __builtin_memcpy(&p->knows2, knows2_of, sizeof p->knows2);
  p->samples = fit->samples;
  p->damping = fit->damping;
  p->end = (points){read(end_x), read(end_y)};
  p->u = (points){read(ux), read(uy)};
  p->v = (points){read(vx), read(vy)};
  const doubles zero = (doubles){}, half = zero + 0.5;
  const wide_masks wide1 = __builtin_convertvector(p->knows1, wide_masks);
  const wide_masks wide2 = __builtin_convertvector(p->knows2, wide_masks);
  const doubles length = ends - begins, share = length * fit->gap_share;
  const doubles gap = pick(share < fit->gap, share, zero + fit->gap);
  const doubles from = begins + pick(wide1, zero, gap), to = ends - pick(wide2, zero, gap);
  // A known direction determines the curve at that end; without one a sample must.
  const doubles before = pick(wide1, half, zero), after = pick(wide2, half, zero);
  const doubles step = (to - from) / (zero + (double)(fit->samples - 1) + before + after);
  const doubles first = from + before * step, scale = 1 / length;
  const floats begin = narrow((first - begins) * scale), rise = narrow(step * scale);
  for (int k = 0; k < fit->samples; k++) s->t[k] = begin + rise * splat((float)k);
  p->length = narrow(length);
  // The samples, and the points half-way between them.
  const doubles distance = step * (0.5 * samples->density);
  const doubles origin = first * samples->density + 0.5;
  const doubles last = zero + (double)(samples->count - 1);
  for (int k = 0; k + 1 < 2 * fit->samples; k++) {
    doubles position = distance * (double)k + origin;
    // NaN becomes 0.
    position = (doubles)((wide_masks)position & (position > zero));
    const masks indices = __builtin_convertvector(pick(position < last, position, last), masks);
    // A point at a time, and not as two gathers of all lanes, which take longer.
    float lanes[2 * LANES];
    for (int i = 0; i < LANES; i++) {
      pair point;
      const ptrdiff_t index = ((const int32_t *)&indices)[i];
      __builtin_memcpy(&point, samples->points + 2 * index, sizeof point);
      const small_pair near = __builtin_convertvector(point - origins[i], small_pair);
      __builtin_memcpy(lanes + 2 * i, &near, sizeof near);
    }
    pairs xy;
    __builtin_memcpy(&xy, lanes, sizeof xy);
    (k & 1 ? p->middle : p->at)[k >> 1] = (points){
        __builtin_shufflevector(
            xy, xy, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30),
        __builtin_shufflevector(
            xy, xy, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31)};
  }
}

// Reads the arms of earlier results.
INLINE void read_arms(const filigree_cubic *cubics, int count, solution *s) {
  float_lanes lanes[4];
  for (int i = 0; i < LANES; i++)
    for (int k = 0; k < 4; k++) lanes[k][i] = cubics[i < count ? i : count - 1].arms[k];
  s->arm1 = (points){read(lanes[0]), read(lanes[1])};
  s->arm2 = (points){read(lanes[2]), read(lanes[3])};
}

// Fits up to LANES cubics.
INLINE void fit_some(
    const filigree_samples *samples, const filigree_fit *fit, const filigree_node *nodes,
    const filigree_stretch *stretches, int count, filigree_cubic *cubics) {
  problem p;
  solution s, best;
  load(samples, fit, nodes, stretches, count, &p, &s);
  const floats limit = splat(fit->limit);
  floats error, total, worst;
  if (fit->refines) read_arms(cubics, count, &s);
  else estimate_arms(&p, &s);
  project(&p, s.arm1, s.arm2, p.at, s.t, p.samples, fit->refines ? 2 : 1, &error, &worst);
  // NaN fails.
  masks live = worst <= splat(fit->hopeless);
  masks solved = worst <= limit;
  const int knows_all = __builtin_reduce_and(p.knows1 & p.knows2) != 0;
  best = s;
  for (int round = 0; round < fit->rounds && __builtin_reduce_or(live); round++) {
    live &= knows_all ? solve_lengths(&p, &s) : solve_arms(&p, &s);
    project(&p, s.arm1, s.arm2, p.at, s.t, p.samples, 2, &total, &worst);
    const masks better = live & (worst <= limit) & (~solved | (total < error));
    solved |= better;
    error = blend(better, total, error);
    best.arm1 = blend_points(better, s.arm1, best.arm1);
    best.arm2 = blend_points(better, s.arm2, best.arm2);
    for (int k = 0; k < p.samples; k++) best.t[k] = blend(better, s.t[k], best.t[k]);
  }
  if (__builtin_reduce_or(solved)) {
    // A corner between two samples is mostly missed by them.
    floats t[MOST];
    for (int k = 0; k + 1 < p.samples; k++) t[k] = splat(0.5f) * (best.t[k] + best.t[k + 1]);
    project(&p, best.arm1, best.arm2, p.middle, t, p.samples - 1, 1, &total, &worst);
    solved &= worst <= splat(fit->middle_limit);
  }
  error = blend(
      solved, error * p.length / splat((float)p.samples), splat(__builtin_inff()));
  float_lanes lanes[5];
  const floats result[5] = {best.arm1.x, best.arm1.y, best.arm2.x, best.arm2.y, error};
  __builtin_memcpy(lanes, result, sizeof lanes);
  for (int i = 0; i < count; i++)
    cubics[i] = (filigree_cubic){{lanes[0][i], lanes[1][i], lanes[2][i], lanes[3][i]}, lanes[4][i]};
}

INLINE void fit_all(
    const filigree_samples *samples, const filigree_fit *fit, const filigree_node *nodes,
    const filigree_stretch *stretches, ptrdiff_t count, filigree_cubic *cubics) {
  for (ptrdiff_t i = 0; i < count; i += LANES)
    fit_some(
        samples, fit, nodes, stretches + i, count - i < LANES ? (int)(count - i) : LANES, cubics + i);
}

#if defined(__x86_64__)

__attribute__((target("avx512f,avx512dq,avx512vl"))) static void fit_avx512(
    const filigree_samples *samples, const filigree_fit *fit, const filigree_node *nodes,
    const filigree_stretch *stretches, ptrdiff_t count, filigree_cubic *cubics) {
  fit_all(samples, fit, nodes, stretches, count, cubics);
}

__attribute__((target("avx2"))) static void fit_avx2(
    const filigree_samples *samples, const filigree_fit *fit, const filigree_node *nodes,
    const filigree_stretch *stretches, ptrdiff_t count, filigree_cubic *cubics) {
  fit_all(samples, fit, nodes, stretches, count, cubics);
}

#endif

void filigree_fit_cubics(
    const filigree_samples *samples, const filigree_fit *fit, const filigree_node *nodes,
    const filigree_stretch *stretches, ptrdiff_t count, filigree_cubic *cubics) {
#if defined(__x86_64__)
  if (__builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl"))
    return fit_avx512(samples, fit, nodes, stretches, count, cubics);
  if (__builtin_cpu_supports("avx2")) return fit_avx2(samples, fit, nodes, stretches, count, cubics);
#endif
  fit_all(samples, fit, nodes, stretches, count, cubics);
}
