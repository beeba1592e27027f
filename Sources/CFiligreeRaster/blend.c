#include "pixels.h"

#if defined(__x86_64__)

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
