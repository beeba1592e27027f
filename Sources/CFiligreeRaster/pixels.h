#ifndef CFILIGREE_RASTER_PIXELS_H
#define CFILIGREE_RASTER_PIXELS_H

#include "level.h"

// Sixteen or eight pixels at once: even and odd bytes in registers of their own, as in
// BlendKernels.swift.

#if defined(__x86_64__)

// MARK: AVX-512

typedef struct {
  __m512i low, high;
} halves16;

AVX512 INLINE halves16 split16(__m512i pixels) {
  return (halves16){
      _mm512_and_si512(pixels, _mm512_set1_epi16(255)), _mm512_srli_epi16(pixels, 8)};
}

AVX512 INLINE __m512i joined16(halves16 halves) {
  return _mm512_or_si512(halves.low, _mm512_slli_epi16(halves.high, 8));
}

/// 255ths, to which a half was added, as whole numbers.
AVX512 INLINE __m512i divide16(__m512i sums) {
  return _mm512_mulhi_epu16(sums, _mm512_set1_epi16(257));
}

AVX512 INLINE __m512i scale16(__m512i a, __m512i b) {
  return divide16(_mm512_add_epi16(_mm512_mullo_epi16(a, b), _mm512_set1_epi16(128)));
}

AVX512 INLINE halves16 scaled16(halves16 source, __m512i mask) {
  return (halves16){scale16(source.low, mask), scale16(source.high, mask)};
}

/// A number below 256 in each 32 bits, in both of its halves.
AVX512 INLINE __m512i both16(__m512i wide) {
  return _mm512_or_si512(wide, _mm512_slli_epi32(wide, 16));
}

AVX512 INLINE __m512i masks16(const uint8_t *masks, __mmask16 lanes) {
  return both16(_mm512_cvtepu8_epi32(_mm_maskz_loadu_epi8(lanes, masks)));
}

AVX512 INLINE void blend16(halves16 source, uint32_t *pixels, __mmask16 lanes) {
  const __m512i alpha = _mm512_srli_epi32(source.high, 16);
  const __m512i rest = both16(_mm512_sub_epi32(_mm512_set1_epi32(255), alpha));
  const halves16 under = scaled16(split16(_mm512_maskz_loadu_epi32(lanes, pixels)), rest);
  const halves16 sum = {
      _mm512_add_epi16(source.low, under.low), _mm512_add_epi16(source.high, under.high)};
  _mm512_mask_storeu_epi32(pixels, lanes, joined16(sum));
}

// MARK: AVX2

typedef struct {
  __m256i low, high;
} halves8;

AVX2 INLINE halves8 split8(__m256i pixels) {
  return (halves8){
      _mm256_and_si256(pixels, _mm256_set1_epi16(255)), _mm256_srli_epi16(pixels, 8)};
}

AVX2 INLINE __m256i joined8(halves8 halves) {
  return _mm256_or_si256(halves.low, _mm256_slli_epi16(halves.high, 8));
}

AVX2 INLINE __m256i divide8(__m256i sums) {
  return _mm256_mulhi_epu16(sums, _mm256_set1_epi16(257));
}

AVX2 INLINE __m256i scale8(__m256i a, __m256i b) {
  return divide8(_mm256_add_epi16(_mm256_mullo_epi16(a, b), _mm256_set1_epi16(128)));
}

AVX2 INLINE halves8 scaled8(halves8 source, __m256i mask) {
  return (halves8){scale8(source.low, mask), scale8(source.high, mask)};
}

AVX2 INLINE __m256i both8(__m256i wide) {
  return _mm256_or_si256(wide, _mm256_slli_epi32(wide, 16));
}

/// Up to eight mask bytes, none read beyond the last.
AVX2 INLINE __m256i masks8(const uint8_t *masks, int left) {
  uint64_t bytes = 0;
  if (left >= 8) {
    __builtin_memcpy(&bytes, masks, 8);
  } else if (left >= 4) {
    uint32_t first, last;
    __builtin_memcpy(&first, masks, 4);
    __builtin_memcpy(&last, masks + left - 4, 4);
    bytes = first | (uint64_t)last << 8 * (left - 4);
  } else {
    for (int i = 0; i < left; i++) bytes |= (uint64_t)masks[i] << 8 * i;
  }
  return both8(_mm256_cvtepu8_epi32(_mm_cvtsi64_si128((int64_t)bytes)));
}

AVX2 INLINE __m256i load8(const uint32_t *pixels, int left) {
  if (left >= 8) return _mm256_loadu_si256((const __m256i *)pixels);
  return _mm256_maskload_epi32((const int *)pixels, lanes8(left));
}

AVX2 INLINE void store8(uint32_t *pixels, __m256i value, int left) {
  if (left >= 8)
    _mm256_storeu_si256((__m256i *)pixels, value);
  else
    _mm256_maskstore_epi32((int *)pixels, lanes8(left), value);
}

AVX2 INLINE void blend8(halves8 source, uint32_t *pixels, int left) {
  const __m256i alpha = _mm256_srli_epi32(source.high, 16);
  const __m256i rest = both8(_mm256_sub_epi32(_mm256_set1_epi32(255), alpha));
  const halves8 under = scaled8(split8(load8(pixels, left)), rest);
  const halves8 sum = {
      _mm256_add_epi16(source.low, under.low), _mm256_add_epi16(source.high, under.high)};
  store8(pixels, joined8(sum), left);
}

#endif
#endif
