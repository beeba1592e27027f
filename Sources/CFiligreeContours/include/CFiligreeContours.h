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

/// The most blocks of eight samples that a cubic is fitted to.
#define FILIGREE_CUBIC_BLOCKS 4

/// Points at even distances along a chain, x and y in turn; a length along it times `density` is the
/// index of the one nearest.
typedef struct {
  const double *points;
  ptrdiff_t count;
  double density;
} filigree_cubic_samples;

/// A cubic that is looked for, and what is found.
typedef struct {
  /// Where it begins.
  double origin[2];
  /// The length along the chain of the first sample, what is between two of them, the length at which
  /// the parameter is 0, and one over the length in which it rises to 1.
  double first, step, begin, scale;
  /// Its end, from the origin.
  float end[2];
  /// Unit vectors in the direction of travel, and whether they are known.
  float start_direction[2], end_direction[2];
  int knows_start, knows_end;
  /// The length of the chain that it replaces, and the square of the distance allowed.
  float length, limit;
  /// How many blocks of eight samples there are, and how often the arms are solved for at most.
  int blocks, rounds;
  /// Found: the controls, from the origin and from the end, and the sum of the squared distances.
  float arm1[2], arm2[2];
  float error;
} filigree_cubic;

/// Fits a cubic to samples; 0 where none keeps within the distance.
int filigree_fit_cubic(const filigree_cubic_samples *samples, filigree_cubic *cubic);

/// The same by the instructions that every processor of the kind has: both give the same, bit for bit.
int filigree_fit_cubic_baseline(const filigree_cubic_samples *samples, filigree_cubic *cubic);

/// The most cubics that are fitted at a time.
#define FILIGREE_CUBIC_LANES 8

/// Fits up to `FILIGREE_CUBIC_LANES` cubics, each to eight samples; a bit each for those that keep within
/// the distance. `limit` and `rounds` are the first one's.
uint32_t filigree_fit_cubics(
    const filigree_cubic_samples *samples, filigree_cubic *cubics, int count);

/// The same by the instructions that every processor of the kind has.
uint32_t filigree_fit_cubics_baseline(
    const filigree_cubic_samples *samples, filigree_cubic *cubics, int count);

#endif
