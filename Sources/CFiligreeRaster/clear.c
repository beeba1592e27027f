#include "level.h"

#if defined(__x86_64__)

AVX512 static void stream512(
    uint32_t *pixels, int width, int rows, int64_t stride, uint32_t color) {
  const __m512i wide = _mm512_set1_epi32((int)color);
  for (int row = 0; row < rows; row++, pixels += stride) {
    // Only whole lines of the cache can go past it.
    int i = (int)(-(uintptr_t)pixels >> 2 & 15);
    if (i > width) i = width;
    _mm512_mask_storeu_epi32(pixels, lanes(i), wide);
    for (; i + 16 <= width; i += 16) _mm512_stream_si512((__m512i *)(pixels + i), wide);
    _mm512_mask_storeu_epi32(pixels + i, lanes(width - i), wide);
  }
}

AVX2 static void stream256(
    uint32_t *pixels, int width, int rows, int64_t stride, uint32_t color) {
  const __m256i wide = _mm256_set1_epi32((int)color);
  for (int row = 0; row < rows; row++, pixels += stride) {
    int i = 0;
    for (; i < width && ((uintptr_t)(pixels + i) & 31) != 0; i++) pixels[i] = color;
    for (; i + 8 <= width; i += 8) _mm256_stream_si256((__m256i *)(pixels + i), wide);
    for (; i < width; i++) pixels[i] = color;
  }
}

bool filigree_stream(uint32_t *pixels, int width, int rows, int64_t stride, uint32_t color) {
  switch (filigree_raster_level()) {
    case 2: stream512(pixels, width, rows, stride, color); break;
    case 1: stream256(pixels, width, rows, stride, color); break;
    default: return false;
  }
  // Such stores are not in order with others: all are done before anybody is told of them.
  _mm_sfence();
  return true;
}

#else

bool filigree_stream(uint32_t *pixels, int width, int rows, int64_t stride, uint32_t color) {
  (void)pixels, (void)width, (void)rows, (void)stride, (void)color;
  return false;
}

#endif
