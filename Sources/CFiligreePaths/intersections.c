#include "CFiligreePaths.h"

// Segments against segments, a register of them at once. Swift has no name for the instruction that
// gathers the results of comparisons bit by bit.
//
// Orientations in doubles have errors below 2^12: factors are below 2^31, products below 2^62, and
// at most seven roundings add up. An end lies a pixel from a line at an orientation of |dx| + |dy|;
// one that differs from zero by 2^13 more than that certainly has the right sign. The rest is
// called unclear, and decided by integers elsewhere. Contraction could only make doubles more
// exact. SegmentIntersections.swift has the scalar version that tests compare this with.

#if defined(__x86_64__)

#include <immintrin.h>

/// A run's vertices, padded for a register that reads past the end.
typedef struct {
  double x[16];
  double y[16];
} Run;

static const double margin = 8192;

/// Bits of the segments of `first` whose boxes overlap `box`.
static inline unsigned overlapping(const int32_t *first, int count, const int32_t *box) {
  unsigned bits = 0;
  for (int i = 0; i < count; i++) {
    const int32_t ax = first[2 * i], ay = first[2 * i + 1];
    const int32_t bx = first[2 * i + 2], by = first[2 * i + 3];
    const int misses = ((ax < box[0]) & (bx < box[0])) | ((ax > box[2]) & (bx > box[2])) |
                       ((ay < box[1]) & (by < box[1])) | ((ay > box[3]) & (by > box[3]));
    bits |= (unsigned)(misses ^ 1) << i;
  }
  return bits;
}

/// One segment, against which others are tested.
typedef struct {
  double x, y, dx, dy, reach;
} Segment;

static inline Segment segment(const int32_t *first, unsigned i) {
  Segment s;
  s.x = first[2 * i];
  s.y = first[2 * i + 1];
  s.dx = first[2 * i + 2] - s.x;
  s.dy = first[2 * i + 3] - s.y;
  s.reach = __builtin_fabs(s.dx) + __builtin_fabs(s.dy) + margin;
  return s;
}

/// Bits of the segments that a segment has to be tested with.
static inline unsigned wanted(unsigned i, int same, int count) {
  const unsigned all = (1u << count) - 1;
  return same ? all & (0xFEu << i) : all;
}

// c and d are the ends of the other segments, a and b those of the one. An orientation's sign is
// known above the bound or below its negative; ends on two known sides of both lines cross, ends on
// one known side of either line miss.

// In vertices x and y alternate: a register holds eight vertices, another one the next vertex of
// each.

__attribute__((target("avx512f"))) static inline __m512d every_other(__m512i points, int first) {
  const __m512i indices = _mm512_add_epi32(
      _mm512_setr_epi32(0, 2, 4, 6, 8, 10, 12, 14, 0, 2, 4, 6, 8, 10, 12, 14),
      _mm512_set1_epi32(first));
  return _mm512_cvtepi32_pd(_mm512_castsi512_si256(_mm512_permutexvar_epi32(indices, points)));
}

/// Bits of the segments of `first` whose boxes overlap `box`.
__attribute__((target("avx512f,bmi2"))) static unsigned overlapping_avx512(
    const int32_t *first, int count, const int32_t *box) {
  const __mmask16 some = (__mmask16)((1u << 2 * count) - 1);
  const __m512i a = _mm512_maskz_loadu_epi32(some, first);
  const __m512i b = _mm512_maskz_loadu_epi32(some, first + 2);
  const __m512i least =
      _mm512_set1_epi64((int64_t)((uint64_t)(uint32_t)box[1] << 32 | (uint32_t)box[0]));
  const __m512i most =
      _mm512_set1_epi64((int64_t)((uint64_t)(uint32_t)box[3] << 32 | (uint32_t)box[2]));
  const unsigned misses = (unsigned)_mm512_cmplt_epi32_mask(_mm512_max_epi32(a, b), least) |
                          (unsigned)_mm512_cmpgt_epi32_mask(_mm512_min_epi32(a, b), most);
  const unsigned both = misses | misses >> 1;
  return ~(unsigned)_pext_u32(both, 0x5555) & ((1u << count) - 1);
}

__attribute__((target("avx512f"))) static void intersect_avx512(
    const int32_t *first, unsigned todo, const int32_t *second, int count, int same,
    FiligreeIntersections *result) {
  const __m512d sign = _mm512_set1_pd(-0.0);
  const __mmask16 some = (__mmask16)((1u << 2 * count) - 1);
  const __m512i c = _mm512_maskz_loadu_epi32(some, second);
  const __m512i d = _mm512_maskz_loadu_epi32(some, second + 2);
  const __m512d cx = every_other(c, 0), cy = every_other(c, 1);
  const __m512d ex = _mm512_sub_pd(every_other(d, 0), cx);
  const __m512d ey = _mm512_sub_pd(every_other(d, 1), cy);
  const __m512d above = _mm512_add_pd(
      _mm512_add_pd(_mm512_abs_pd(ex), _mm512_abs_pd(ey)), _mm512_set1_pd(margin));
  const __m512d below = _mm512_castsi512_pd(
      _mm512_xor_si512(_mm512_castpd_si512(above), _mm512_castpd_si512(sign)));
  while (todo) {
    const unsigned i = (unsigned)__builtin_ctz(todo);
    todo &= todo - 1;
    const Segment s = segment(first, i);
    const __m512d sx = _mm512_set1_pd(s.dx), sy = _mm512_set1_pd(s.dy);
    const __m512d ux = _mm512_sub_pd(cx, _mm512_set1_pd(s.x));
    const __m512d uy = _mm512_sub_pd(cy, _mm512_set1_pd(s.y));
    const __m512d turn = _mm512_sub_pd(_mm512_mul_pd(ex, sy), _mm512_mul_pd(ey, sx));
    const __m512d abc = _mm512_sub_pd(_mm512_mul_pd(sx, uy), _mm512_mul_pd(sy, ux));
    const __m512d abd = _mm512_sub_pd(abc, turn);
    const __m512d cda = _mm512_sub_pd(_mm512_mul_pd(ey, ux), _mm512_mul_pd(ex, uy));
    const __m512d cdb = _mm512_add_pd(cda, turn);
    const __m512d high = _mm512_set1_pd(s.reach), low = _mm512_set1_pd(-s.reach);
    const unsigned lc = _mm512_cmp_pd_mask(abc, high, _CMP_GT_OQ);
    const unsigned rc = _mm512_cmp_pd_mask(abc, low, _CMP_LT_OQ);
    const unsigned ld = _mm512_cmp_pd_mask(abd, high, _CMP_GT_OQ);
    const unsigned rd = _mm512_cmp_pd_mask(abd, low, _CMP_LT_OQ);
    const unsigned la = _mm512_cmp_pd_mask(cda, above, _CMP_GT_OQ);
    const unsigned ra = _mm512_cmp_pd_mask(cda, below, _CMP_LT_OQ);
    const unsigned lb = _mm512_cmp_pd_mask(cdb, above, _CMP_GT_OQ);
    const unsigned rb = _mm512_cmp_pd_mask(cdb, below, _CMP_LT_OQ);
    const unsigned crossed = ((lc & rd) | (rc & ld)) & ((la & rb) | (ra & lb));
    const unsigned missed = (lc & ld) | (rc & rd) | (la & lb) | (ra & rb);
    const unsigned mask = wanted(i, same, count);
    result->crossing |= (uint64_t)(crossed & mask) << (8 * i);
    result->unclear |= (uint64_t)(~(crossed | missed) & mask) << (8 * i);
  }
}

__attribute__((target("avx2"))) static void intersect_avx2(
    const Run *run, const int32_t *first, unsigned todo, int count, int same,
    FiligreeIntersections *result) {
  const __m256d sign = _mm256_set1_pd(-0.0);
  for (int k = 0; k < count; k += 4) {
    const __m256d cx = _mm256_loadu_pd(run->x + k), dx = _mm256_loadu_pd(run->x + k + 1);
    const __m256d cy = _mm256_loadu_pd(run->y + k), dy = _mm256_loadu_pd(run->y + k + 1);
    const __m256d ex = _mm256_sub_pd(dx, cx), ey = _mm256_sub_pd(dy, cy);
    const __m256d above = _mm256_add_pd(
        _mm256_add_pd(_mm256_andnot_pd(sign, ex), _mm256_andnot_pd(sign, ey)),
        _mm256_set1_pd(margin));
    const __m256d below = _mm256_xor_pd(above, sign);
    for (unsigned left = todo; left; left &= left - 1) {
      const unsigned i = (unsigned)__builtin_ctz(left);
      const Segment s = segment(first, i);
      const __m256d sx = _mm256_set1_pd(s.dx), sy = _mm256_set1_pd(s.dy);
      const __m256d ux = _mm256_sub_pd(cx, _mm256_set1_pd(s.x));
      const __m256d uy = _mm256_sub_pd(cy, _mm256_set1_pd(s.y));
      const __m256d turn = _mm256_sub_pd(_mm256_mul_pd(ex, sy), _mm256_mul_pd(ey, sx));
      const __m256d abc = _mm256_sub_pd(_mm256_mul_pd(sx, uy), _mm256_mul_pd(sy, ux));
      const __m256d abd = _mm256_sub_pd(abc, turn);
      const __m256d cda = _mm256_sub_pd(_mm256_mul_pd(ey, ux), _mm256_mul_pd(ex, uy));
      const __m256d cdb = _mm256_add_pd(cda, turn);
      const __m256d high = _mm256_set1_pd(s.reach), low = _mm256_set1_pd(-s.reach);
      const unsigned lc = (unsigned)_mm256_movemask_pd(_mm256_cmp_pd(abc, high, _CMP_GT_OQ));
      const unsigned rc = (unsigned)_mm256_movemask_pd(_mm256_cmp_pd(abc, low, _CMP_LT_OQ));
      const unsigned ld = (unsigned)_mm256_movemask_pd(_mm256_cmp_pd(abd, high, _CMP_GT_OQ));
      const unsigned rd = (unsigned)_mm256_movemask_pd(_mm256_cmp_pd(abd, low, _CMP_LT_OQ));
      const unsigned la = (unsigned)_mm256_movemask_pd(_mm256_cmp_pd(cda, above, _CMP_GT_OQ));
      const unsigned ra = (unsigned)_mm256_movemask_pd(_mm256_cmp_pd(cda, below, _CMP_LT_OQ));
      const unsigned lb = (unsigned)_mm256_movemask_pd(_mm256_cmp_pd(cdb, above, _CMP_GT_OQ));
      const unsigned rb = (unsigned)_mm256_movemask_pd(_mm256_cmp_pd(cdb, below, _CMP_LT_OQ));
      const unsigned crossed = ((lc & rd) | (rc & ld)) & ((la & rb) | (ra & lb));
      const unsigned missed = (lc & ld) | (rc & rd) | (la & lb) | (ra & rb);
      const unsigned mask = wanted(i, same, count) >> k & 15;
      result->crossing |= (uint64_t)(crossed & mask) << (8 * i + (unsigned)k);
      result->unclear |= (uint64_t)(~(crossed | missed) & mask) << (8 * i + (unsigned)k);
    }
  }
}

static void intersect_sse2(
    const Run *run, const int32_t *first, unsigned todo, int count, int same,
    FiligreeIntersections *result) {
  const __m128d sign = _mm_set1_pd(-0.0);
  for (int k = 0; k < count; k += 2) {
    const __m128d cx = _mm_loadu_pd(run->x + k), dx = _mm_loadu_pd(run->x + k + 1);
    const __m128d cy = _mm_loadu_pd(run->y + k), dy = _mm_loadu_pd(run->y + k + 1);
    const __m128d ex = _mm_sub_pd(dx, cx), ey = _mm_sub_pd(dy, cy);
    const __m128d above = _mm_add_pd(
        _mm_add_pd(_mm_andnot_pd(sign, ex), _mm_andnot_pd(sign, ey)), _mm_set1_pd(margin));
    const __m128d below = _mm_xor_pd(above, sign);
    for (unsigned left = todo; left; left &= left - 1) {
      const unsigned i = (unsigned)__builtin_ctz(left);
      const Segment s = segment(first, i);
      const __m128d sx = _mm_set1_pd(s.dx), sy = _mm_set1_pd(s.dy);
      const __m128d ux = _mm_sub_pd(cx, _mm_set1_pd(s.x));
      const __m128d uy = _mm_sub_pd(cy, _mm_set1_pd(s.y));
      const __m128d turn = _mm_sub_pd(_mm_mul_pd(ex, sy), _mm_mul_pd(ey, sx));
      const __m128d abc = _mm_sub_pd(_mm_mul_pd(sx, uy), _mm_mul_pd(sy, ux));
      const __m128d abd = _mm_sub_pd(abc, turn);
      const __m128d cda = _mm_sub_pd(_mm_mul_pd(ey, ux), _mm_mul_pd(ex, uy));
      const __m128d cdb = _mm_add_pd(cda, turn);
      const __m128d high = _mm_set1_pd(s.reach), low = _mm_set1_pd(-s.reach);
      const unsigned lc = (unsigned)_mm_movemask_pd(_mm_cmpgt_pd(abc, high));
      const unsigned rc = (unsigned)_mm_movemask_pd(_mm_cmplt_pd(abc, low));
      const unsigned ld = (unsigned)_mm_movemask_pd(_mm_cmpgt_pd(abd, high));
      const unsigned rd = (unsigned)_mm_movemask_pd(_mm_cmplt_pd(abd, low));
      const unsigned la = (unsigned)_mm_movemask_pd(_mm_cmpgt_pd(cda, above));
      const unsigned ra = (unsigned)_mm_movemask_pd(_mm_cmplt_pd(cda, below));
      const unsigned lb = (unsigned)_mm_movemask_pd(_mm_cmpgt_pd(cdb, above));
      const unsigned rb = (unsigned)_mm_movemask_pd(_mm_cmplt_pd(cdb, below));
      const unsigned crossed = ((lc & rd) | (rc & ld)) & ((la & rb) | (ra & lb));
      const unsigned missed = (lc & ld) | (rc & rd) | (la & lb) | (ra & rb);
      const unsigned mask = wanted(i, same, count) >> k & 3;
      result->crossing |= (uint64_t)(crossed & mask) << (8 * i + (unsigned)k);
      result->unclear |= (uint64_t)(~(crossed | missed) & mask) << (8 * i + (unsigned)k);
    }
  }
}

/// One of the two runs.
typedef struct {
  const int32_t *points;
  int count;
  /// Bits of the segments to be tested.
  unsigned todo;
} Side;

/// Tests the segments `rows.todo` of one run against those of another.
static void intersect(Side rows, Side columns, int same, int width, FiligreeIntersections *result) {
  if (width >= 8) {
    intersect_avx512(rows.points, rows.todo, columns.points, columns.count, same, result);
    return;
  }
  Run run;
  for (int k = 0; k <= columns.count; k++) {
    run.x[k] = columns.points[2 * k];
    run.y[k] = columns.points[2 * k + 1];
  }
  // What registers read beyond the run is masked, but must be initialized.
  for (int k = columns.count + 1; k < 10; k++) {
    run.x[k] = 0;
    run.y[k] = 0;
  }
  if (width >= 4)
    intersect_avx2(&run, rows.points, rows.todo, columns.count, same, result);
  else
    intersect_sse2(&run, rows.points, rows.todo, columns.count, same, result);
}

/// Swaps bits 8 i + j and 8 j + i: by blocks of 4, 2 and 1.
static inline uint64_t transpose(uint64_t bits) {
  uint64_t change = (bits ^ bits >> 28) & 0x00000000F0F0F0F0;
  bits ^= change ^ change << 28;
  change = (bits ^ bits >> 14) & 0x0000CCCC0000CCCC;
  bits ^= change ^ change << 14;
  change = (bits ^ bits >> 7) & 0x00AA00AA00AA00AA;
  return bits ^ change ^ change << 7;
}

int filigree_intersections(
    const int32_t *first, int firstCount, const int32_t *firstBox, const int32_t *second,
    int secondCount, const int32_t *secondBox, int same, int width, FiligreeIntersections *result) {
  result->crossing = 0;
  result->unclear = 0;
  if (!(__builtin_cpu_supports("avx512f") && __builtin_cpu_supports("bmi2")) && width > 4)
    width = 4;
  if (!__builtin_cpu_supports("avx2") && width > 2) width = 2;
  Side a = {first, firstCount, (1u << firstCount) - 1};
  Side b = {second, secondCount, (1u << secondCount) - 1};
  if (same) {
    intersect(a, b, 1, width, result);
    return 1;
  }
  a.todo = width >= 8 ? overlapping_avx512(first, firstCount, secondBox)
                      : overlapping(first, firstCount, secondBox);
  if (!a.todo) return 1;
  b.todo = width >= 8 ? overlapping_avx512(second, secondCount, firstBox)
                      : overlapping(second, secondCount, firstBox);
  if (!b.todo) return 1;
  // A register holds all of the second run: the fewer segments of the first, the faster.
  const int swaps = __builtin_popcount(b.todo) < __builtin_popcount(a.todo);
  if (swaps)
    intersect(b, a, 0, width, result);
  else
    intersect(a, b, 0, width, result);
  const uint64_t columns = 0x0101010101010101 * (swaps ? a.todo : b.todo);
  result->crossing &= columns;
  result->unclear &= columns;
  if (swaps) {
    result->crossing = transpose(result->crossing);
    result->unclear = transpose(result->unclear);
  }
  return 1;
}

#else

int filigree_intersections(
    const int32_t *first, int firstCount, const int32_t *firstBox, const int32_t *second,
    int secondCount, const int32_t *secondBox, int same, int width, FiligreeIntersections *result) {
  (void)first, (void)firstCount, (void)firstBox, (void)second, (void)secondCount;
  (void)secondBox, (void)same, (void)width, (void)result;
  return 0;
}

#endif
