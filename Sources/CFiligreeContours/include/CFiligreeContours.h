#ifndef CFILIGREE_CONTOURS_H
#define CFILIGREE_CONTOURS_H

#include <stddef.h>
#include <stdint.h>

#if defined(__SSE__)
#include <xmmintrin.h>
#endif

/// Packs samples into one bit each, 64 to a word, the first sample in bit 0: 1 where the sample is below
/// `bound`, exclusive-ored with `invert`. Returns how many words were written, at most `words`; the
/// caller does the rest. 0 on processors that this was not written for.
size_t filigree_pack_below8(
    const uint8_t *samples, size_t words, uint8_t bound, uint64_t invert, uint64_t *result);

/// The same for samples of 16 bits.
size_t filigree_pack_below16(
    const uint16_t *samples, size_t words, uint16_t bound, uint64_t invert, uint64_t *result);

/// Asks the processor to bring memory into its cache. Any address will do.
static inline void filigree_prefetch(const void *address) { __builtin_prefetch(address); }

/// Which of four boxes may overlap another by a share of `limit` or more, one bit each.
///
/// The four are 16 numbers: their x, their y, their widths, their heights. The other is 8: its least x and
/// y, its greatest, what overlaps may be rounded off across and upwards, its area, and the limit.
/// BoxProbe.swift has the twin that tests compare it with.
static inline uint32_t filigree_overlaps(const float *four, const float *other) {
#if defined(__SSE__)
  const __m128 x = _mm_loadu_ps(four);
  const __m128 y = _mm_loadu_ps(four + 4);
  const __m128 width = _mm_loadu_ps(four + 8);
  const __m128 height = _mm_loadu_ps(four + 12);
  const __m128 w = _mm_sub_ps(
      _mm_min_ps(_mm_add_ps(x, width), _mm_set1_ps(other[2])),
      _mm_max_ps(x, _mm_set1_ps(other[0])));
  const __m128 h = _mm_sub_ps(
      _mm_min_ps(_mm_add_ps(y, height), _mm_set1_ps(other[3])),
      _mm_max_ps(y, _mm_set1_ps(other[1])));
  const __m128 overlap = _mm_mul_ps(
      _mm_max_ps(_mm_add_ps(w, _mm_set1_ps(other[4])), _mm_setzero_ps()),
      _mm_max_ps(_mm_add_ps(h, _mm_set1_ps(other[5])), _mm_setzero_ps()));
  const __m128 sum = _mm_add_ps(_mm_mul_ps(width, height), _mm_set1_ps(other[6]));
  const __m128 least = _mm_mul_ps(_mm_set1_ps(other[7]), _mm_sub_ps(sum, overlap));
  return (uint32_t)_mm_movemask_ps(_mm_cmpge_ps(overlap, least));
#else
  uint32_t bits = 0;
  for (int i = 0; i < 4; i++) {
    const float right = four[i] + four[8 + i], top = four[4 + i] + four[12 + i];
    float w = (right < other[2] ? right : other[2]) - (four[i] > other[0] ? four[i] : other[0]);
    float h = (top < other[3] ? top : other[3]) - (four[4 + i] > other[1] ? four[4 + i] : other[1]);
    w += other[4];
    h += other[5];
    const float overlap = (w > 0 ? w : 0) * (h > 0 ? h : 0);
    const float sum = four[8 + i] * four[12 + i] + other[6];
    if (overlap >= other[7] * (sum - overlap)) bits |= 1u << i;
  }
  return bits;
#endif
}

/// Has the process give back the memory of blocks of 64 KB and more whenever they are freed.
void filigree_return_large_blocks(void);

#endif
