#include "pixels.h"

#if defined(__x86_64__)

// MARK: From cells to spans

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
  const int last_word = (last_column + 1) >> 9;                                                 \
  for (int word = first_column >> 9; word <= last_word; word++) {                               \
    uint64_t set = bits[word];                                                                  \
    if (set == 0) continue;                                                                     \
    bits[word] = 0;                                                                             \
    while (set != 0) {                                                                          \
      const int first = __builtin_ctzll(set);                                                   \
      /* Below the run there are only zeros: adding its lowest bit carries through all of it. */ \
      const uint64_t rest = set + ((uint64_t)1 << first);                                       \
      const int end = rest == 0 ? 64 : __builtin_ctzll(rest);                                   \
      set &= rest;                                                                              \
      const int32_t start = (word * 64 + first) * 8, stop = (word * 64 + end) * 8;              \
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

AVX2 INLINE int32_t run256(
    int32_t *cells, uint8_t *masks, int count, int32_t before, int32_t fold) {
  const __m256i full = _mm256_set1_epi32(FULL);
  __m256i sum = _mm256_set1_epi32(before);
  for (int i = 0; i < count; i += 8) {
    __m256i sums = _mm256_loadu_si256((const __m256i *)(cells + i));
    _mm256_storeu_si256((__m256i *)(cells + i), _mm256_setzero_si256());
    sums = _mm256_add_epi32(sums, _mm256_slli_si256(sums, 4));
    sums = _mm256_add_epi32(sums, _mm256_slli_si256(sums, 8));
    // The sum of the lower four, into the upper four.
    const __m256i fours = _mm256_shuffle_epi32(sums, 0xFF);
    sums = _mm256_add_epi32(sums, _mm256_permute2x128_si256(fours, fours, 0x08));
    sums = _mm256_add_epi32(sums, sum);
    sum = _mm256_permutevar8x32_epi32(sums, _mm256_set1_epi32(7));
    const __m256i folded = _mm256_sub_epi32(
        _mm256_and_si256(_mm256_add_epi32(sums, full), _mm256_set1_epi32(fold)), full);
    const __m256i cut = _mm256_min_epi32(_mm256_abs_epi32(folded), full);
    const __m256i parts = _mm256_sub_epi32(_mm256_slli_epi32(cut, 8), cut);
    const __m256i levels =
        _mm256_srai_epi32(_mm256_add_epi32(parts, _mm256_set1_epi32(FULL >> 1)), 17);
    const __m256i bytes = _mm256_permutevar8x32_epi32(
        _mm256_shuffle_epi8(levels, _mm256_set1_epi32(0x0C080400)),
        _mm256_setr_epi32(0, 4, 0, 4, 0, 4, 0, 4));
    _mm_storel_epi64((__m128i *)(masks + i), _mm256_castsi256_si128(bytes));
  }
  return _mm_cvtsi128_si32(_mm256_castsi256_si128(sum));
}

AVX2 static int sweep256(
    int32_t *cells, uint64_t *bits, uint8_t *masks, filigree_span *spans, int32_t first_column,
    int32_t last_column, int32_t width, int32_t fold) {
  SWEEP(run256)
}

int filigree_sweep(
    int32_t *cells, uint64_t *bits, uint8_t *masks, filigree_span *spans, int32_t first_column,
    int32_t last_column, int32_t width, int32_t fold) {
  switch (filigree_raster_level()) {
    case 2: return sweep512(cells, bits, masks, spans, first_column, last_column, width, fold);
    case 1: return sweep256(cells, bits, masks, spans, first_column, last_column, width, fold);
    default: return -1;
  }
}

// MARK: From spans to pixels of one color

/// All four bytes of a pixel multiplied with a coverage: `PixelMath.multiply`.
INLINE uint32_t multiplied(uint32_t pixel, uint32_t coverage) {
  const uint32_t a = (pixel & 0x00FF00FF) * coverage + 0x00800080;
  const uint32_t b = ((pixel >> 8) & 0x00FF00FF) * coverage + 0x00800080;
  const uint32_t low = ((a + ((a >> 8) & 0x00FF00FF)) >> 8) & 0x00FF00FF;
  return low | ((b + ((b >> 8) & 0x00FF00FF)) & 0xFF00FF00);
}

AVX512 INLINE void fill512(uint32_t *pixels, int count, uint32_t color) {
  const __m512i wide = _mm512_set1_epi32((int)color);
  int i = 0;
  for (; i + 16 <= count; i += 16) _mm512_storeu_si512(pixels + i, wide);
  if (i < count) _mm512_mask_storeu_epi32(pixels + i, lanes(count - i), wide);
}

AVX512 INLINE void over512(uint32_t *pixels, int count, uint32_t color) {
  const halves16 source = split16(_mm512_set1_epi32((int)color));
  const __m512i rest = _mm512_set1_epi16((short)(255 - (color >> 24)));
  // The color as so many 255ths: to add it before dividing comes to the same.
  const __m512i all = _mm512_set1_epi16(255), half = _mm512_set1_epi16(128);
  const __m512i low = _mm512_add_epi16(_mm512_mullo_epi16(source.low, all), half);
  const __m512i high = _mm512_add_epi16(_mm512_mullo_epi16(source.high, all), half);
  for (int i = 0; i < count; i += 16) {
    const __mmask16 part = lanes(count - i);
    const halves16 under = split16(_mm512_maskz_loadu_epi32(part, pixels + i));
    const halves16 sum = {
        divide16(_mm512_add_epi16(_mm512_mullo_epi16(under.low, rest), low)),
        divide16(_mm512_add_epi16(_mm512_mullo_epi16(under.high, rest), high))};
    _mm512_mask_storeu_epi32(pixels + i, part, joined16(sum));
  }
}

AVX512 static void paint512(
    uint32_t *line, const filigree_span *spans, int count, const uint8_t *masks, uint32_t color) {
  const halves16 source = split16(_mm512_set1_epi32((int)color));
  for (int k = 0; k < count; k++) {
    const filigree_span span = spans[k];
    uint32_t *pixels = line + span.start;
    const int length = span.end - span.start;
    if (span.mask < 0) {
      const uint32_t covered = multiplied(color, (uint32_t)-span.mask);
      if (covered >> 24 == 255)
        fill512(pixels, length, covered);
      else
        over512(pixels, length, covered);
      continue;
    }
    const uint8_t *mask = masks + span.mask;
    for (int i = 0; i < length; i += 16) {
      const __mmask16 part = lanes(length - i);
      blend16(scaled16(source, masks16(mask + i, part)), pixels + i, part);
    }
  }
}

AVX2 INLINE void fill256(uint32_t *pixels, int count, uint32_t color) {
  const __m256i wide = _mm256_set1_epi32((int)color);
  for (int i = 0; i < count; i += 8) store8(pixels + i, wide, count - i);
}

AVX2 INLINE void over256(uint32_t *pixels, int count, uint32_t color) {
  const halves8 source = split8(_mm256_set1_epi32((int)color));
  const __m256i rest = _mm256_set1_epi16((short)(255 - (color >> 24)));
  const __m256i all = _mm256_set1_epi16(255), half = _mm256_set1_epi16(128);
  const __m256i low = _mm256_add_epi16(_mm256_mullo_epi16(source.low, all), half);
  const __m256i high = _mm256_add_epi16(_mm256_mullo_epi16(source.high, all), half);
  for (int i = 0; i < count; i += 8) {
    const halves8 under = split8(load8(pixels + i, count - i));
    const halves8 sum = {
        divide8(_mm256_add_epi16(_mm256_mullo_epi16(under.low, rest), low)),
        divide8(_mm256_add_epi16(_mm256_mullo_epi16(under.high, rest), high))};
    store8(pixels + i, joined8(sum), count - i);
  }
}

AVX2 static void paint256(
    uint32_t *line, const filigree_span *spans, int count, const uint8_t *masks, uint32_t color) {
  const halves8 source = split8(_mm256_set1_epi32((int)color));
  for (int k = 0; k < count; k++) {
    const filigree_span span = spans[k];
    uint32_t *pixels = line + span.start;
    const int length = span.end - span.start;
    if (span.mask < 0) {
      const uint32_t covered = multiplied(color, (uint32_t)-span.mask);
      if (covered >> 24 == 255)
        fill256(pixels, length, covered);
      else
        over256(pixels, length, covered);
      continue;
    }
    const uint8_t *mask = masks + span.mask;
    for (int i = 0; i < length; i += 8)
      blend8(scaled8(source, masks8(mask + i, length - i)), pixels + i, length - i);
  }
}

bool filigree_paint_color(
    uint32_t *line, const filigree_span *spans, int count, const uint8_t *masks, uint32_t color) {
  switch (filigree_raster_level()) {
    case 2: paint512(line, spans, count, masks, color); return true;
    case 1: paint256(line, spans, count, masks, color); return true;
    default: return false;
  }
}

// MARK: From cells to pixels of one color

/// All that is called becomes part of the function: what a row takes is little, and its constants stay in registers.
#define FLAT __attribute__((flatten))

/// Sweeps and paints row after row; both variants are compiled with their own kernels.
#define PAINT_CELLS(sweep, paint)                                                               \
  int32_t *row = cells->cells;                                                                  \
  uint64_t *bits = cells->bits;                                                                 \
  for (; rows > 0; rows--) {                                                                    \
    const int count = sweep(                                                                    \
        row, bits, masks, spans, cells->first_column, cells->last_column, cells->width,         \
        cells->fold);                                                                           \
    paint(pixels, spans, count, masks, color);                                                  \
    row += cells->stride;                                                                       \
    bits += cells->word_stride;                                                                 \
    pixels += stride;                                                                           \
  }

AVX512 FLAT static void paint_cells512(
    const filigree_cells *cells, int rows, uint8_t *masks, filigree_span *spans, uint32_t *pixels,
    int64_t stride, uint32_t color) {
  PAINT_CELLS(sweep512, paint512)
}

AVX2 FLAT static void paint_cells256(
    const filigree_cells *cells, int rows, uint8_t *masks, filigree_span *spans, uint32_t *pixels,
    int64_t stride, uint32_t color) {
  PAINT_CELLS(sweep256, paint256)
}

void filigree_paint_cells(
    const filigree_cells *cells, int rows, uint8_t *masks, filigree_span *spans, uint32_t *pixels,
    int64_t stride, uint32_t color) {
  if (filigree_raster_level() == 2)
    paint_cells512(cells, rows, masks, spans, pixels, stride, color);
  else
    paint_cells256(cells, rows, masks, spans, pixels, stride, color);
}

#else

int filigree_sweep(
    int32_t *cells, uint64_t *bits, uint8_t *masks, filigree_span *spans, int32_t first_column,
    int32_t last_column, int32_t width, int32_t fold) {
  (void)cells, (void)bits, (void)masks, (void)spans;
  (void)first_column, (void)last_column, (void)width, (void)fold;
  return -1;
}

bool filigree_paint_color(
    uint32_t *line, const filigree_span *spans, int count, const uint8_t *masks, uint32_t color) {
  (void)line, (void)spans, (void)count, (void)masks, (void)color;
  return false;
}

void filigree_paint_cells(
    const filigree_cells *cells, int rows, uint8_t *masks, filigree_span *spans, uint32_t *pixels,
    int64_t stride, uint32_t color) {
  (void)cells, (void)rows, (void)masks, (void)spans, (void)pixels, (void)stride, (void)color;
}

#endif
