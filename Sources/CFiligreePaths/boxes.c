#include "CFiligreePaths.h"

// Boxes against boxes, a register of them at once: for some hundred boxes all pairs cost less than
// a tree.

/// The sides of all boxes, padded for a register that reads past the end.
typedef struct {
  int32_t minX[FILIGREE_MAX_BOXES + 16];
  int32_t minY[FILIGREE_MAX_BOXES + 16];
  int32_t maxX[FILIGREE_MAX_BOXES + 16];
  int32_t maxY[FILIGREE_MAX_BOXES + 16];
} Sides;

/// Word `word` of row `row` without the boxes up to the row's own.
static inline uint64_t after(uint64_t bits, int row, int word) {
  return word == row >> 6 ? bits & ~((2ull << (row & 63)) - 1) : bits;
}

#if defined(__x86_64__)

#include <immintrin.h>

__attribute__((target("avx512f"))) static void overlap_16(
    const Sides *s, int count, int words, uint64_t *rows) {
  for (int i = 0; i < count; i++) {
    const __m512i minX = _mm512_set1_epi32(s->minX[i]), maxX = _mm512_set1_epi32(s->maxX[i]);
    const __m512i minY = _mm512_set1_epi32(s->minY[i]), maxY = _mm512_set1_epi32(s->maxY[i]);
    for (int w = i >> 6; w < words; w++) {
      uint64_t bits = 0;
      const int end = count < 64 * (w + 1) ? count : 64 * (w + 1);
      // The registers before the row's own box would only be masked.
      const int start = w == i >> 6 ? i & ~15 : 64 * w;
      for (int j = start; j < end; j += 16) {
        __mmask16 overlap = _mm512_cmple_epi32_mask(_mm512_loadu_si512(s->minX + j), maxX);
        overlap = _mm512_mask_cmpge_epi32_mask(overlap, _mm512_loadu_si512(s->maxX + j), minX);
        overlap = _mm512_mask_cmple_epi32_mask(overlap, _mm512_loadu_si512(s->minY + j), maxY);
        overlap = _mm512_mask_cmpge_epi32_mask(overlap, _mm512_loadu_si512(s->maxY + j), minY);
        bits |= (uint64_t)overlap << (j & 63);
      }
      rows[w] = after(bits, i, w);
    }
    rows += words;
  }
}

__attribute__((target("avx2"))) static void overlap_8(
    const Sides *s, int count, int words, uint64_t *rows) {
  for (int i = 0; i < count; i++) {
    const __m256i minX = _mm256_set1_epi32(s->minX[i]), maxX = _mm256_set1_epi32(s->maxX[i]);
    const __m256i minY = _mm256_set1_epi32(s->minY[i]), maxY = _mm256_set1_epi32(s->maxY[i]);
    for (int w = i >> 6; w < words; w++) {
      uint64_t bits = 0;
      const int end = count < 64 * (w + 1) ? count : 64 * (w + 1);
      const int start = w == i >> 6 ? i & ~7 : 64 * w;
      for (int j = start; j < end; j += 8) {
        const __m256i misses = _mm256_or_si256(
            _mm256_or_si256(
                _mm256_cmpgt_epi32(_mm256_loadu_si256((const __m256i *)(s->minX + j)), maxX),
                _mm256_cmpgt_epi32(minX, _mm256_loadu_si256((const __m256i *)(s->maxX + j)))),
            _mm256_or_si256(
                _mm256_cmpgt_epi32(_mm256_loadu_si256((const __m256i *)(s->minY + j)), maxY),
                _mm256_cmpgt_epi32(minY, _mm256_loadu_si256((const __m256i *)(s->maxY + j)))));
        const unsigned missed = (unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(misses));
        bits |= (uint64_t)(~missed & 0xFF) << (j & 63);
      }
      rows[w] = after(bits, i, w);
    }
    rows += words;
  }
}

static void overlap_4(const Sides *s, int count, int words, uint64_t *rows) {
  for (int i = 0; i < count; i++) {
    const __m128i minX = _mm_set1_epi32(s->minX[i]), maxX = _mm_set1_epi32(s->maxX[i]);
    const __m128i minY = _mm_set1_epi32(s->minY[i]), maxY = _mm_set1_epi32(s->maxY[i]);
    for (int w = i >> 6; w < words; w++) {
      uint64_t bits = 0;
      const int end = count < 64 * (w + 1) ? count : 64 * (w + 1);
      const int start = w == i >> 6 ? i & ~3 : 64 * w;
      for (int j = start; j < end; j += 4) {
        const __m128i misses = _mm_or_si128(
            _mm_or_si128(
                _mm_cmpgt_epi32(_mm_loadu_si128((const __m128i *)(s->minX + j)), maxX),
                _mm_cmpgt_epi32(minX, _mm_loadu_si128((const __m128i *)(s->maxX + j)))),
            _mm_or_si128(
                _mm_cmpgt_epi32(_mm_loadu_si128((const __m128i *)(s->minY + j)), maxY),
                _mm_cmpgt_epi32(minY, _mm_loadu_si128((const __m128i *)(s->maxY + j)))));
        const unsigned missed = (unsigned)_mm_movemask_ps(_mm_castsi128_ps(misses));
        bits |= (uint64_t)(~missed & 0xF) << (j & 63);
      }
      rows[w] = after(bits, i, w);
    }
    rows += words;
  }
}

static void overlap(const Sides *s, int count, int width, int words, uint64_t *rows) {
  if (width >= 16 && __builtin_cpu_supports("avx512f"))
    overlap_16(s, count, words, rows);
  else if (width >= 8 && __builtin_cpu_supports("avx2"))
    overlap_8(s, count, words, rows);
  else
    overlap_4(s, count, words, rows);
}

#else

static void overlap(const Sides *s, int count, int width, int words, uint64_t *rows) {
  (void)width;
  for (int i = 0; i < count; i++) {
    for (int w = i >> 6; w < words; w++) {
      uint64_t bits = 0;
      const int end = count < 64 * (w + 1) ? count : 64 * (w + 1);
      for (int j = 64 * w; j < end; j++) {
        const int overlaps = (s->minX[j] <= s->maxX[i]) & (s->maxX[j] >= s->minX[i]) &
                          (s->minY[j] <= s->maxY[i]) & (s->maxY[j] >= s->minY[i]);
        bits |= (uint64_t)overlaps << (j & 63);
      }
      rows[w] = after(bits, i, w);
    }
    rows += words;
  }
}

#endif

void filigree_boxes(const int32_t *boxes, int count, int width, uint64_t *rows) {
  if (count > FILIGREE_MAX_BOXES)
    return;
  Sides sides;
  for (int i = 0; i < count; i++) {
    sides.minX[i] = boxes[4 * i];
    sides.minY[i] = boxes[4 * i + 1];
    sides.maxX[i] = boxes[4 * i + 2];
    sides.maxY[i] = boxes[4 * i + 3];
  }
  // What registers read beyond the last box overlaps none.
  for (int i = count; i < count + 16; i++) {
    sides.minX[i] = INT32_MAX;
    sides.minY[i] = INT32_MAX;
    sides.maxX[i] = INT32_MIN;
    sides.maxY[i] = INT32_MIN;
  }
  overlap(&sides, count, width, (count + 63) / 64, rows);
}
