#include "CFiligreeContours.h"

// Comparisons of whole registers whose results are gathered bit by bit: Swift has no name for that
// instruction. Integers only, so that all variants give the same; RowThreshold.swift has the twin that
// tests compare them with.

#if defined(__x86_64__)

#include <immintrin.h>

/// Asks for the memory of the rows that come next, while this one is worked on: what is done between two
/// rows would otherwise leave the bus idle. Nothing is read, so it may lie beyond the picture's end.
static inline void ask_ahead(const void *p) {
  _mm_prefetch((const char *)((uintptr_t)p + 4096), _MM_HINT_T0);
}

// x < b, without a sign, is: the larger of x and b is not x.

__attribute__((target("avx512bw"))) static void pack8_avx512(
    const uint8_t *p, size_t words, uint8_t bound, uint64_t invert, uint64_t *result) {
  const __m512i b = _mm512_set1_epi8((char)bound);
  for (size_t i = 0; i < words; i++) {
    ask_ahead(p + 64 * i);
    const __m512i x = _mm512_loadu_si512((const void *)(p + 64 * i));
    result[i] = _mm512_cmplt_epu8_mask(x, b) ^ invert;
  }
}

__attribute__((target("avx2"))) static void pack8_avx2(
    const uint8_t *p, size_t words, uint8_t bound, uint64_t invert, uint64_t *result) {
  const __m256i b = _mm256_set1_epi8((char)bound);
  invert = ~invert;
  for (size_t i = 0; i < words; i++) {
    ask_ahead(p + 64 * i);
    const __m256i x = _mm256_loadu_si256((const __m256i *)(p + 64 * i));
    const __m256i y = _mm256_loadu_si256((const __m256i *)(p + 64 * i + 32));
    const uint32_t low =
        (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(_mm256_max_epu8(x, b), x));
    const uint32_t high =
        (uint32_t)_mm256_movemask_epi8(_mm256_cmpeq_epi8(_mm256_max_epu8(y, b), y));
    result[i] = (low | (uint64_t)high << 32) ^ invert;
  }
}

static void pack8_sse2(
    const uint8_t *p, size_t words, uint8_t bound, uint64_t invert, uint64_t *result) {
  const __m128i b = _mm_set1_epi8((char)bound);
  invert = ~invert;
  for (size_t i = 0; i < words; i++) {
    ask_ahead(p + 64 * i);
    uint64_t word = 0;
    for (int k = 0; k < 4; k++) {
      const __m128i x = _mm_loadu_si128((const __m128i *)(p + 64 * i + 16 * k));
      const uint32_t bits = (uint32_t)_mm_movemask_epi8(_mm_cmpeq_epi8(_mm_max_epu8(x, b), x));
      word |= (uint64_t)bits << 16 * k;
    }
    result[i] = word ^ invert;
  }
}

__attribute__((target("avx512bw"))) static void pack16_avx512(
    const uint16_t *p, size_t words, uint16_t bound, uint64_t invert, uint64_t *result) {
  const __m512i b = _mm512_set1_epi16((short)bound);
  for (size_t i = 0; i < words; i++) {
    ask_ahead(p + 64 * i);
    ask_ahead(p + 64 * i + 32);
    const __m512i x = _mm512_loadu_si512((const void *)(p + 64 * i));
    const __m512i y = _mm512_loadu_si512((const void *)(p + 64 * i + 32));
    const uint64_t low = _mm512_cmplt_epu16_mask(x, b);
    const uint64_t high = _mm512_cmplt_epu16_mask(y, b);
    result[i] = (low | high << 32) ^ invert;
  }
}

static void pack16_sse2(
    const uint16_t *p, size_t words, uint16_t bound, uint64_t invert, uint64_t *result) {
  const __m128i b = _mm_set1_epi16((short)bound);
  const __m128i zero = _mm_setzero_si128();
  invert = ~invert;
  for (size_t i = 0; i < words; i++) {
    ask_ahead(p + 64 * i);
    ask_ahead(p + 64 * i + 32);
    uint64_t word = 0;
    for (int k = 0; k < 4; k++) {
      // b − x, not below 0, is 0 where x is not below b.
      const __m128i x = _mm_loadu_si128((const __m128i *)(p + 64 * i + 16 * k));
      const __m128i y = _mm_loadu_si128((const __m128i *)(p + 64 * i + 16 * k + 8));
      const __m128i low = _mm_cmpeq_epi16(_mm_subs_epu16(b, x), zero);
      const __m128i high = _mm_cmpeq_epi16(_mm_subs_epu16(b, y), zero);
      const uint32_t bits = (uint32_t)_mm_movemask_epi8(_mm_packs_epi16(low, high));
      word |= (uint64_t)bits << 16 * k;
    }
    result[i] = word ^ invert;
  }
}

size_t filigree_pack_below8(
    const uint8_t *samples, size_t words, uint8_t bound, uint64_t invert, uint64_t *result) {
  if (__builtin_cpu_supports("avx512bw"))
    pack8_avx512(samples, words, bound, invert, result);
  else if (__builtin_cpu_supports("avx2"))
    pack8_avx2(samples, words, bound, invert, result);
  else
    pack8_sse2(samples, words, bound, invert, result);
  return words;
}

size_t filigree_pack_below16(
    const uint16_t *samples, size_t words, uint16_t bound, uint64_t invert, uint64_t *result) {
  if (__builtin_cpu_supports("avx512bw"))
    pack16_avx512(samples, words, bound, invert, result);
  else
    pack16_sse2(samples, words, bound, invert, result);
  return words;
}

#else

size_t filigree_pack_below8(
    const uint8_t *samples, size_t words, uint8_t bound, uint64_t invert, uint64_t *result) {
  (void)samples, (void)words, (void)bound, (void)invert, (void)result;
  return 0;
}

size_t filigree_pack_below16(
    const uint16_t *samples, size_t words, uint16_t bound, uint64_t invert, uint64_t *result) {
  (void)samples, (void)words, (void)bound, (void)invert, (void)result;
  return 0;
}

#endif
