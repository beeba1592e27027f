#include "CFiligreePaths.h"

// Points near a line, a register of them at once.

static inline double magnitude(double x) { return x < 0 ? -x : x; }

/// The last points one by one, or all of them where there are no wide registers.
static inline int near_scalar(
    const double *x, const double *y, int start, int end, FiligreeLine line, int32_t *into,
    int count) {
  for (int i = start; i < end; i++) {
#pragma clang fp contract(off)
    const double cross = line.dx * (y[i] - line.y) - line.dy * (x[i] - line.x);
    into[count] = i;
    count += magnitude(cross) <= line.reach;
  }
  return count;
}

#if defined(__x86_64__)

#include <immintrin.h>

__attribute__((target("avx512f,avx512vl"))) static int near_8(
    const double *x, const double *y, int start, int end, FiligreeLine line, int32_t *into) {
  const __m512d ax = _mm512_set1_pd(line.x), ay = _mm512_set1_pd(line.y);
  const __m512d dx = _mm512_set1_pd(line.dx), dy = _mm512_set1_pd(line.dy);
  const __m512d reach = _mm512_set1_pd(line.reach);
  __m256i indices = _mm256_add_epi32(
      _mm256_set1_epi32(start), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
  int count = 0;
  for (int i = start; i < end; i += 8) {
    const __mmask8 some = end - i < 8 ? (__mmask8)((1u << (end - i)) - 1) : 0xFF;
    const __m512d vx = _mm512_sub_pd(_mm512_maskz_loadu_pd(some, x + i), ax);
    const __m512d vy = _mm512_sub_pd(_mm512_maskz_loadu_pd(some, y + i), ay);
    const __m512d cross = _mm512_sub_pd(_mm512_mul_pd(dx, vy), _mm512_mul_pd(dy, vx));
    const __mmask8 near = _mm512_mask_cmp_pd_mask(some, _mm512_abs_pd(cross), reach, _CMP_LE_OQ);
    _mm256_storeu_si256((__m256i *)(into + count), _mm256_maskz_compress_epi32(near, indices));
    count += __builtin_popcount(near);
    indices = _mm256_add_epi32(indices, _mm256_set1_epi32(8));
  }
  return count;
}

__attribute__((target("avx2"))) static int near_4(
    const double *x, const double *y, int start, int end, FiligreeLine line, int32_t *into) {
  const __m256d ax = _mm256_set1_pd(line.x), ay = _mm256_set1_pd(line.y);
  const __m256d dx = _mm256_set1_pd(line.dx), dy = _mm256_set1_pd(line.dy);
  const __m256d reach = _mm256_set1_pd(line.reach), sign = _mm256_set1_pd(-0.0);
  int count = 0;
  int i = start;
  for (; i + 4 <= end; i += 4) {
    const __m256d vx = _mm256_sub_pd(_mm256_loadu_pd(x + i), ax);
    const __m256d vy = _mm256_sub_pd(_mm256_loadu_pd(y + i), ay);
    const __m256d cross = _mm256_sub_pd(_mm256_mul_pd(dx, vy), _mm256_mul_pd(dy, vx));
    unsigned near = (unsigned)_mm256_movemask_pd(
        _mm256_cmp_pd(_mm256_andnot_pd(sign, cross), reach, _CMP_LE_OQ));
    for (; near; near &= near - 1) into[count++] = i + __builtin_ctz(near);
  }
  return near_scalar(x, y, i, end, line, into, count);
}

int filigree_near(
    const double *x, const double *y, int start, int end, FiligreeLine line, int width,
    int32_t *into) {
  if (width >= 8 && __builtin_cpu_supports("avx512f") && __builtin_cpu_supports("avx512vl"))
    return near_8(x, y, start, end, line, into);
  if (width >= 4 && __builtin_cpu_supports("avx2")) return near_4(x, y, start, end, line, into);
  return near_scalar(x, y, start, end, line, into, 0);
}

#else

int filigree_near(
    const double *x, const double *y, int start, int end, FiligreeLine line, int width,
    int32_t *into) {
  (void)width;
  return near_scalar(x, y, start, end, line, into, 0);
}

#endif
