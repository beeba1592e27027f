#include "refit.h"

// Fits cubics to all points of the stretch of a polyline that they replace, and proves that they are
// near it, sixteen points at a time. SegmentProof.swift explains the bound.

// Whether the cubic is proven to be near; the parameters are those of its points near the polyline's.
INLINE int prove(stretch *s, const fitting *f, const bounds *limits) {
  const ptrdiff_t n = s->count;
  const curve c = polynomial(f);
  // In order, from end to end.
  s->t[0] = 0;
  fill(s->t, n - 1, 1);
  masks falls = {0};
  for (ptrdiff_t i = 0; i < n; i += LANES) falls |= loaded(s->t + i + 1) < loaded(s->t + i);
  if (any(falls)) {
    for (ptrdiff_t i = 1; i < n; i++) s->t[i] = s->t[i] > s->t[i - 1] ? s->t[i] : s->t[i - 1];
  }
  const floats reach = splat(limits->reach);
  masks out = {0};
  float *far = s->weight;
  for (ptrdiff_t i = 0; i < n; i += LANES) {
    const floats t = loaded(s->t + i);
    const floats dx = ((c.c3x * t + c.c2x) * t + c.c1x) * t - loaded(s->x + i);
    const floats dy = ((c.c3y * t + c.c2y) * t + c.c1y) * t - loaded(s->y + i);
    const floats distance = __builtin_elementwise_sqrt(dx * dx + dy * dy);
    out |= ~(distance <= reach);
    store(far + i, distance);
  }
  if (any(out)) return 0;
  fill(far, n, far[n - 1]);
  const floats strays = splat(4 * limits->bend), zero = splat(0);
  for (ptrdiff_t i = 0; i < n; i += LANES) {
    const floats step = loaded(s->t + i + 1) - loaded(s->t + i);
    const floats p = loaded(far + i), q = loaded(far + i + 1);
    const floats larger = blend(p > q, p, q), fall = larger - blend(p > q, q, p);
    // Between two points the distance is at most larger - fall u + stray u (1 - u).
    const floats stray = strays * step * step, rise = stray - fall;
    out |= (rise > zero) & ~(rise * rise <= splat(4) * stray * (reach - larger));
  }
  return any(out) ? -1 : 1;
}

INLINE int check(
    const double *points, const double *lengths, ptrdiff_t count, filigree_segment *segment) {
  if (count < 2) return -1;
  fitting f;
  f.knows1 = segment->knows_start;
  f.knows2 = segment->knows_end;
  f.end = (point){(float)(segment->end[0] - segment->start[0]), (float)(segment->end[1] - segment->start[1])};
  f.u = f.knows1 ? (point){segment->start_direction[0], segment->start_direction[1]} : (point){1, 0};
  f.v = f.knows2 ? (point){-segment->end_direction[0], -segment->end_direction[1]} : (point){1, 0};
  f.arm1 = (point){segment->arm1[0], segment->arm1[1]};
  f.arm2 = (point){segment->arm2[0], segment->arm2[1]};
  const double length = lengths[count - 1] - lengths[0];
  f.length = (float)length;
  bounds limits = bound(&f, segment->distance);
  // Negated, so that NaN fails.
  if (!(limits.reach > 0)) return -1;
  // The step in which a chord strays by a sixteenth of the distance.
  float most = __builtin_sqrtf(limits.reach / (16 * limits.bend + 0x1p-10f * limits.reach));
  // At least eight points to fit to.
  if (segment->rounds > 0) most = most < 0.125f ? most : 0.125f;
  stretch s;
  if (!load_all(&s, points, lengths, count, segment->start, 1 / length, most)) return -2;
  if (segment->rounds > 0) {
    if (!refit(&s, &f, segment->rounds, segment->distance)) return 0;
    segment->arm1[0] = f.arm1.x;
    segment->arm1[1] = f.arm1.y;
    segment->arm2[0] = f.arm2.x;
    segment->arm2[1] = f.arm2.y;
    limits = bound(&f, segment->distance);
  } else {
    const curve c = polynomial(&f);
    parametrize(&s, &c);
    project(&s, &c, 2, 0);
  }
  return prove(&s, &f, &limits);
}

#if defined(__x86_64__)

__attribute__((target("avx512f,avx512dq,avx512vl"))) static int check_avx512(
    const double *points, const double *lengths, ptrdiff_t count, filigree_segment *segment) {
  return check(points, lengths, count, segment);
}

__attribute__((target("avx2"))) static int check_avx2(
    const double *points, const double *lengths, ptrdiff_t count, filigree_segment *segment) {
  return check(points, lengths, count, segment);
}

#define WIDE 1

#endif

int filigree_prove_cubic_baseline(
    const double *points, const double *lengths, ptrdiff_t count, filigree_segment *segment) {
  return check(points, lengths, count, segment);
}

int filigree_prove_cubic(
    const double *points, const double *lengths, ptrdiff_t count, filigree_segment *segment) {
#if WIDE
  if (__builtin_cpu_supports("avx512dq") && __builtin_cpu_supports("avx512vl"))
    return check_avx512(points, lengths, count, segment);
  if (__builtin_cpu_supports("avx2")) return check_avx2(points, lengths, count, segment);
#endif
  return filigree_prove_cubic_baseline(points, lengths, count, segment);
}
