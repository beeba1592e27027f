#ifndef CFILIGREE_RASTER_LEVEL_H
#define CFILIGREE_RASTER_LEVEL_H

#include "CFiligreeRaster.h"

#if defined(__x86_64__)

#include <immintrin.h>

#define AVX2 __attribute__((target("avx2")))
#define AVX512 __attribute__((target("avx512bw,avx512vl")))
#define INLINE static inline __attribute__((always_inline))

// Integers, and single operations on floating-point numbers: no product may be added unrounded.
#pragma STDC FP_CONTRACT OFF

/// The lowest bits: as many as there are pixels left, sixteen at most.
AVX512 INLINE __mmask16 lanes(int left) {
  return left >= 16 ? (__mmask16)0xFFFF : (__mmask16)((1u << left) - 1);
}

/// All bits of the first lanes: as many as there are pixels left, eight at most.
AVX2 INLINE __m256i lanes8(int left) {
  return _mm256_cmpgt_epi32(_mm256_set1_epi32(left), _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7));
}

#endif
#endif
