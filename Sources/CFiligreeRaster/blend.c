#include "pixels.h"

#if defined(__x86_64__)

/// All four bytes of a pixel multiplied with a coverage: `PixelMath.multiply`.
INLINE uint32_t multiplied(uint32_t pixel, uint32_t coverage) {
  const uint32_t a = (pixel & 0x00FF00FF) * coverage + 0x00800080;
  const uint32_t b = ((pixel >> 8) & 0x00FF00FF) * coverage + 0x00800080;
  const uint32_t low = ((a + ((a >> 8) & 0x00FF00FF)) >> 8) & 0x00FF00FF;
  return low | ((b + ((b >> 8) & 0x00FF00FF)) & 0xFF00FF00);
}

// MARK: One color

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

// MARK: A run of colors

AVX512 static void colors512(
    uint32_t *pixels, int count, const uint32_t *colors, uint8_t coverage) {
  const __m512i mask = _mm512_set1_epi16(coverage);
  for (int i = 0; i < count; i += 16) {
    const __mmask16 part = lanes(count - i);
    const halves16 source = split16(_mm512_maskz_loadu_epi32(part, colors + i));
    blend16(coverage == 255 ? source : scaled16(source, mask), pixels + i, part);
  }
}

AVX2 static void colors256(
    uint32_t *pixels, int count, const uint32_t *colors, uint8_t coverage) {
  const __m256i mask = _mm256_set1_epi16(coverage);
  for (int i = 0; i < count; i += 8) {
    const halves8 source = split8(load8(colors + i, count - i));
    blend8(coverage == 255 ? source : scaled8(source, mask), pixels + i, count - i);
  }
}

bool filigree_over_colors(uint32_t *pixels, int count, const uint32_t *colors, uint8_t coverage) {
  switch (filigree_raster_level()) {
    case 2: colors512(pixels, count, colors, coverage); return true;
    case 1: colors256(pixels, count, colors, coverage); return true;
    default: return false;
  }
}

AVX512 static void masked512(
    uint32_t *pixels, int count, const uint32_t *colors, const uint8_t *masks) {
  for (int i = 0; i < count; i += 16) {
    const __mmask16 part = lanes(count - i);
    const halves16 source = split16(_mm512_maskz_loadu_epi32(part, colors + i));
    blend16(scaled16(source, masks16(masks + i, part)), pixels + i, part);
  }
}

AVX2 static void masked256(
    uint32_t *pixels, int count, const uint32_t *colors, const uint8_t *masks) {
  for (int i = 0; i < count; i += 8) {
    const halves8 source = split8(load8(colors + i, count - i));
    blend8(scaled8(source, masks8(masks + i, count - i)), pixels + i, count - i);
  }
}

bool filigree_over_colors_masked(
    uint32_t *pixels, int count, const uint32_t *colors, const uint8_t *masks) {
  switch (filigree_raster_level()) {
    case 2: masked512(pixels, count, colors, masks); return true;
    case 1: masked256(pixels, count, colors, masks); return true;
    default: return false;
  }
}

#else

bool filigree_paint_color(
    uint32_t *line, const filigree_span *spans, int count, const uint8_t *masks, uint32_t color) {
  (void)line, (void)spans, (void)count, (void)masks, (void)color;
  return false;
}

bool filigree_over_colors(uint32_t *pixels, int count, const uint32_t *colors, uint8_t coverage) {
  (void)pixels, (void)count, (void)colors, (void)coverage;
  return false;
}

bool filigree_over_colors_masked(
    uint32_t *pixels, int count, const uint32_t *colors, const uint8_t *masks) {
  (void)pixels, (void)count, (void)colors, (void)masks;
  return false;
}

#endif
