#include "CFiligreeTracing.h"

// Least-squares lines of stretches of a polyline, eight at a time; FitPolyline.swift uses them.
// Products and sums are never fused, so that all variants give the same result; LineKernelTests.swift
// has a plain version.

#pragma STDC FP_CONTRACT OFF
// All functions with vector parameters are inlined, so that no call passes a vector.
#pragma clang diagnostic ignored "-Wpsabi"

#define LANES 8

typedef double doubles __attribute__((vector_size(8 * LANES)));
typedef int64_t masks __attribute__((vector_size(8 * LANES)));

#define INLINE static inline __attribute__((always_inline))

INLINE doubles splat(double x) { return (doubles){} + x; }

INLINE doubles blend(masks mask, doubles a, doubles b) {
  return (doubles)(((masks)a & mask) | ((masks)b & ~mask));
}

typedef struct {
  doubles x, y;
} points;

typedef struct {
  doubles length, x, y, xx, xy, yy;
} moments;

// Lanes in memory, written one by one and read as a vector once all are there: a vector that is written
// lane by lane is loaded and stored each time.
typedef double lanes[LANES];

// Both ends of each stretch: the points before and after them, the lengths up to these, and the
// integrals between the stretch's first and last points.
typedef struct {
  lanes begin, end;
  lanes p0x, p0y, p1x, p1y, q0x, q0y, q1x, q1y;
  lanes s0, s1, e0, e1;
  lanes length, x, y, xx, xy, yy;
  // Whether both ends lie between the same two points.
  int64_t same[LANES];
} stretches;

// The index of the point at or before a length.
INLINE ptrdiff_t segment_at(const double *lengths, ptrdiff_t last, double length, ptrdiff_t hint) {
  ptrdiff_t i = hint < 0 ? 0 : hint > last ? last : hint;
  while (i > 0 && lengths[i] > length) i--;
  while (i < last && lengths[i + 1] < length) i++;
  return i;
}

INLINE void load(const filigree_polyline *polyline, const filigree_stretch *one, stretches *s, int lane) {
  const ptrdiff_t last = polyline->count - 2;
  const ptrdiff_t i = segment_at(polyline->lengths, last, one->begin, one->hint);
  const ptrdiff_t j = segment_at(polyline->lengths, last, one->end, one->hint);
  const double *p = polyline->points + 2 * i, *q = polyline->points + 2 * j;
  s->begin[lane] = one->begin;
  s->end[lane] = one->end;
  s->p0x[lane] = p[0];
  s->p0y[lane] = p[1];
  s->p1x[lane] = p[2];
  s->p1y[lane] = p[3];
  s->q0x[lane] = q[0];
  s->q0y[lane] = q[1];
  s->q1x[lane] = q[2];
  s->q1y[lane] = q[3];
  s->s0[lane] = polyline->lengths[i];
  s->s1[lane] = polyline->lengths[i + 1];
  s->e0[lane] = polyline->lengths[j];
  s->e1[lane] = polyline->lengths[j + 1];
  s->same[lane] = i == j ? -1 : 0;
  const filigree_moments *a = polyline->sums + i + 1, *b = polyline->sums + j;
  s->length[lane] = b->length - a->length;
  s->x[lane] = b->x - a->x;
  s->y[lane] = b->y - a->y;
  s->xx[lane] = b->xx - a->xx;
  s->xy[lane] = b->xy - a->xy;
  s->yy[lane] = b->yy - a->yy;
}

INLINE doubles read(const double *from) {
  doubles result;
  __builtin_memcpy(&result, from, sizeof result);
  return result;
}

INLINE points read_points(const double *x, const double *y) { return (points){read(x), read(y)}; }

// The points at given lengths between two others.
INLINE points between(points a, points b, doubles from, doubles to, doubles length) {
  const doubles width = to - from, zero = splat(0), one = splat(1);
  const masks has_width = width > zero;
  doubles t = (length - from) / blend(has_width, width, one);
  t = blend(t > zero, t, zero);
  t = blend(t < one, t, one);
  t = blend(has_width, t, zero);
  return (points){a.x + (b.x - a.x) * t, a.y + (b.y - a.y) * t};
}

INLINE points from(points origin, points p) { return (points){p.x - origin.x, p.y - origin.y}; }

// Adds the integrals over lines.
INLINE void add(moments *m, points a, points b, doubles length) {
  const doubles sx = a.x + b.x, sy = a.y + b.y;
  const doubles half = length / 2, sixth = length / 6;
  m->length += length;
  m->x += sx * half;
  m->y += sy * half;
  m->xx += (a.x * a.x + b.x * b.x + sx * sx) * sixth;
  m->xy += (a.x * a.y + b.x * b.y + sx * sy) * sixth;
  m->yy += (a.y * a.y + b.y * b.y + sy * sy) * sixth;
}

INLINE moments chosen(masks mask, const moments *a, const moments *b) {
  return (moments){
      blend(mask, a->length, b->length), blend(mask, a->x, b->x),   blend(mask, a->y, b->y),
      blend(mask, a->xx, b->xx),         blend(mask, a->xy, b->xy), blend(mask, a->yy, b->yy)};
}

INLINE void fit(
    const filigree_polyline *polyline, const filigree_stretch *some, filigree_line *lines, int count) {
  stretches s;
  if (count < LANES) __builtin_memset(&s, 0, sizeof s);
  for (int lane = 0; lane < count; lane++) load(polyline, &some[lane], &s, lane);
  const doubles begin = read(s.begin), end = read(s.end);
  const doubles s0 = read(s.s0), s1 = read(s.s1), e0 = read(s.e0), e1 = read(s.e1);
  const points p0 = read_points(s.p0x, s.p0y), p1 = read_points(s.p1x, s.p1y);
  const points q0 = read_points(s.q0x, s.q0y), q1 = read_points(s.q1x, s.q1y);
  masks same;
  __builtin_memcpy(&same, s.same, sizeof same);
  const points origin = {splat(polyline->points[0]), splat(polyline->points[1])};
  const points p = from(origin, between(p0, p1, s0, s1, begin));
  const points q = from(origin, between(q0, q1, e0, e1, end));
  const doubles extent = end - begin;
  moments inside = {0};
  moments m = {read(s.length), read(s.x), read(s.y), read(s.xx), read(s.xy), read(s.yy)};
  add(&inside, p, q, extent);
  add(&m, p, from(origin, p1), s1 - begin);
  add(&m, from(origin, q0), q, end - e0);
  m = chosen(same, &inside, &m);
  masks is_line = extent > splat(1e-9);
  const doubles share = splat(1) / blend(is_line, m.length, splat(1));
  const doubles x = m.x * share, y = m.y * share;
  const doubles xx = m.xx * share - x * x, yy = m.yy * share - y * y;
  const doubles xy = m.xy * share - x * y;
  // The principal axis of the covariance.
  const doubles half = (xx - yy) / 2;
  const doubles square = half * half + xy * xy;
  const doubles root = __builtin_elementwise_sqrt(blend(square > splat(0), square, splat(0)));
  const masks is_level = half > splat(0);
  doubles dx = blend(is_level, half + root, xy), dy = blend(is_level, xy, root - half);
  const doubles size = __builtin_elementwise_sqrt(dx * dx + dy * dy);
  is_line &= size > splat(0);
  doubles scale = splat(1) / blend(is_line, size, splat(1));
  // Oriented from the first end to the last.
  scale = blend(dx * scale * (q.x - p.x) + dy * scale * (q.y - p.y) < splat(0), -scale, scale);
  dx = blend(is_line, dx * scale, splat(0));
  dy = blend(is_line, dy * scale, splat(0));
  struct {
    doubles x, y, dx, dy;
  } result = {x + origin.x, y + origin.y, dx, dy};
  const double *number = (const double *)&result;
  for (int lane = 0; lane < count; lane++, number++)
    lines[lane] = (filigree_line){
        number[0], number[LANES], number[2 * LANES], number[3 * LANES]};
}

INLINE void fit_all(
    const filigree_polyline *polyline, const filigree_stretch *some, filigree_line *lines,
    ptrdiff_t count) {
  for (ptrdiff_t i = 0; i < count; i += LANES)
    fit(polyline, some + i, lines + i, count - i < LANES ? (int)(count - i) : LANES);
}

#if defined(__x86_64__)

__attribute__((target("avx512f,avx512dq"))) static void fit_avx512(
    const filigree_polyline *polyline, const filigree_stretch *some, filigree_line *lines,
    ptrdiff_t count) {
  fit_all(polyline, some, lines, count);
}

__attribute__((target("avx2"))) static void fit_avx2(
    const filigree_polyline *polyline, const filigree_stretch *some, filigree_line *lines,
    ptrdiff_t count) {
  fit_all(polyline, some, lines, count);
}

void filigree_fit_lines(
    const filigree_polyline *polyline, const filigree_stretch *some, filigree_line *lines,
    ptrdiff_t count) {
  if (__builtin_cpu_supports("avx512dq")) {
    fit_avx512(polyline, some, lines, count);
  } else if (__builtin_cpu_supports("avx2")) {
    fit_avx2(polyline, some, lines, count);
  } else {
    fit_all(polyline, some, lines, count);
  }
}

#else

void filigree_fit_lines(
    const filigree_polyline *polyline, const filigree_stretch *some, filigree_line *lines,
    ptrdiff_t count) {
  fit_all(polyline, some, lines, count);
}

#endif

void filigree_fit_lines_baseline(
    const filigree_polyline *polyline, const filigree_stretch *some, filigree_line *lines,
    ptrdiff_t count) {
  fit_all(polyline, some, lines, count);
}
