#include "level.h"

#if defined(__x86_64__)

#define FULL (1 << 17)

/// The coverage for a sum of windings and areas: `CoverageRule.coverage`.
INLINE int32_t coverage_of(int32_t sum, int32_t fold) {
  const uint32_t folded = (((uint32_t)sum + FULL) & (uint32_t)fold) - FULL;
  const uint32_t sign = (uint32_t)((int32_t)folded >> 31);
  const int32_t size = (int32_t)((folded ^ sign) - sign);
  const uint32_t cut = (uint32_t)(size < FULL ? size : FULL);
  return ((int32_t)((cut << 8) - cut + (FULL >> 1)) >> 17) & 255;
}


/// A sweep over the runs of set bits; both variants are compiled with their own `run`.
#define SWEEP(run)                                                                              \
  int count = 0;                                                                                \
  int32_t sum = 0, x = first_column;                                                            \
  const int last_word = (last_column + 1) >> 8;                                                 \
  for (int word = first_column >> 8; word <= last_word; word++) {                               \
    uint64_t set = bits[word];                                                                  \
    if (set == 0) continue;                                                                     \
    bits[word] = 0;                                                                             \
    while (set != 0) {                                                                          \
      const int first = __builtin_ctzll(set);                                                   \
      /* Below the run there are only zeros: adding its lowest bit carries through all of it. */ \
      const uint64_t rest = set + ((uint64_t)1 << first);                                       \
      const int end = rest == 0 ? 64 : __builtin_ctzll(rest);                                   \
      set &= rest;                                                                              \
      const int32_t start = (word * 64 + first) * 4, stop = (word * 64 + end) * 4;              \
      if (start > x) {                                                                          \
        const int32_t coverage = coverage_of(sum, fold);                                        \
        if (coverage != 0)                                                                      \
          spans[count++] = (filigree_span){x, start < width ? start : width, -coverage};        \
      }                                                                                         \
      sum = run(cells + start, masks + start, stop - start, sum, fold);                         \
      if (start < width)                                                                        \
        spans[count++] = (filigree_span){start, stop < width ? stop : width, start};            \
      x = stop;                                                                                 \
    }                                                                                           \
  }                                                                                             \
  if (x < width) {                                                                              \
    const int32_t coverage = coverage_of(sum, fold);                                            \
    if (coverage != 0) spans[count++] = (filigree_span){x, width, -coverage};                   \
  }                                                                                             \
  return count;

AVX512 INLINE int32_t run512(
    int32_t *cells, uint8_t *masks, int count, int32_t before, int32_t fold) {
  const __m512i zero = _mm512_setzero_si512(), full = _mm512_set1_epi32(FULL);
  __m512i sum = _mm512_set1_epi32(before);
  for (int i = 0; i < count; i += 16) {
    const __mmask16 part = lanes(count - i);
    __m512i sums = _mm512_maskz_loadu_epi32(part, cells + i);
    _mm512_mask_storeu_epi32(cells + i, part, zero);
    // Running sums, in steps of doubling distance.
    sums = _mm512_add_epi32(sums, _mm512_alignr_epi32(sums, zero, 15));
    sums = _mm512_add_epi32(sums, _mm512_alignr_epi32(sums, zero, 14));
    sums = _mm512_add_epi32(sums, _mm512_alignr_epi32(sums, zero, 12));
    sums = _mm512_add_epi32(sums, _mm512_alignr_epi32(sums, zero, 8));
    sums = _mm512_add_epi32(sums, sum);
    sum = _mm512_permutexvar_epi32(_mm512_set1_epi32(15), sums);
    const __m512i folded = _mm512_sub_epi32(
        _mm512_and_si512(_mm512_add_epi32(sums, full), _mm512_set1_epi32(fold)), full);
    const __m512i cut = _mm512_min_epi32(_mm512_abs_epi32(folded), full);
    const __m512i parts = _mm512_sub_epi32(_mm512_slli_epi32(cut, 8), cut);
    const __m512i levels =
        _mm512_srai_epi32(_mm512_add_epi32(parts, _mm512_set1_epi32(FULL >> 1)), 17);
    _mm_storeu_si128((__m128i *)(masks + i), _mm512_cvtepi32_epi8(levels));
  }
  return _mm_cvtsi128_si32(_mm512_castsi512_si128(sum));
}

AVX512 static int sweep512(
    int32_t *cells, uint64_t *bits, uint8_t *masks, filigree_span *spans, int32_t first_column,
    int32_t last_column, int32_t width, int32_t fold) {
  SWEEP(run512)
}

AVX2 INLINE int32_t run128(
    int32_t *cells, uint8_t *masks, int count, int32_t before, int32_t fold) {
  const __m128i full = _mm_set1_epi32(FULL);
  __m128i sum = _mm_set1_epi32(before);
  for (int i = 0; i < count; i += 4) {
    __m128i sums = _mm_loadu_si128((const __m128i *)(cells + i));
    _mm_storeu_si128((__m128i *)(cells + i), _mm_setzero_si128());
    sums = _mm_add_epi32(sums, _mm_slli_si128(sums, 4));
    sums = _mm_add_epi32(_mm_add_epi32(sums, _mm_slli_si128(sums, 8)), sum);
    sum = _mm_shuffle_epi32(sums, 0xFF);
    const __m128i folded =
        _mm_sub_epi32(_mm_and_si128(_mm_add_epi32(sums, full), _mm_set1_epi32(fold)), full);
    const __m128i cut = _mm_min_epi32(_mm_abs_epi32(folded), full);
    const __m128i parts = _mm_sub_epi32(_mm_slli_epi32(cut, 8), cut);
    const __m128i levels =
        _mm_srai_epi32(_mm_add_epi32(parts, _mm_set1_epi32(FULL >> 1)), 17);
    const __m128i bytes = _mm_shuffle_epi8(levels, _mm_set1_epi32(0x0C080400));
    const int32_t four = _mm_cvtsi128_si32(bytes);
    __builtin_memcpy(masks + i, &four, 4);
  }
  return _mm_cvtsi128_si32(sum);
}

AVX2 static int sweep128(
    int32_t *cells, uint64_t *bits, uint8_t *masks, filigree_span *spans, int32_t first_column,
    int32_t last_column, int32_t width, int32_t fold) {
  SWEEP(run128)
}

int filigree_sweep(
    int32_t *cells, uint64_t *bits, uint8_t *masks, filigree_span *spans, int32_t first_column,
    int32_t last_column, int32_t width, int32_t fold) {
  switch (filigree_raster_level()) {
    case 2: return sweep512(cells, bits, masks, spans, first_column, last_column, width, fold);
    case 1: return sweep128(cells, bits, masks, spans, first_column, last_column, width, fold);
    default: return -1;
  }
}

#else

int filigree_sweep(
    int32_t *cells, uint64_t *bits, uint8_t *masks, filigree_span *spans, int32_t first_column,
    int32_t last_column, int32_t width, int32_t fold) {
  (void)cells, (void)bits, (void)masks, (void)spans;
  (void)first_column, (void)last_column, (void)width, (void)fold;
  return -1;
}

#endif
