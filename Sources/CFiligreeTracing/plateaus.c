#include "CFiligreeTracing.h"

// Plateaus of 2 × 2 alike pixels, in whole registers. Integers only, so that all variants give the same
// result; RowKernelTests.swift has the rule in plain Swift.

#include <string.h>

#if defined(__x86_64__)
#define VARIANT(features) __attribute__((target(features)))
#endif

typedef uint8_t bytes16 __attribute__((vector_size(16), aligned(1)));

/// Whether each of `count` bytes of `a` differs from that of `b` by more than `limit`: 0 or 1.
static inline __attribute__((always_inline)) void differ(
    const uint8_t *restrict a, const uint8_t *restrict b, size_t count, uint8_t limit,
    uint8_t *restrict result) {
  for (size_t i = 0; i < count; i++) {
    const uint8_t d = a[i] > b[i] ? a[i] - b[i] : b[i] - a[i];
    result[i] = d > limit;
  }
}

/// For each pixel, whether any of its bytes is not 0. `bytes` may be read 48 bytes beyond its end.
static inline __attribute__((always_inline)) void any(
    const uint8_t *restrict bytes, size_t width, size_t stride, uint8_t *restrict result) {
  size_t x = 0;
  if (stride == 3) {
    for (; x + 16 <= width; x += 16) {
      bytes16 part[3];
      for (int k = 0; k < 3; k++) {
        bytes16 v[3];
        for (int i = 0; i < 3; i++) memcpy(&v[i], bytes + 3 * x + 16 * k + i, 16);
        part[k] = v[0] | v[1] | v[2];
      }
      // Every third of 48 bytes.
      const bytes16 two = __builtin_shufflevector(
          part[0], part[1], 0, 3, 6, 9, 12, 15, 18, 21, 24, 27, 30, -1, -1, -1, -1, -1);
      const bytes16 all = __builtin_shufflevector(
          two, part[2], 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 17, 20, 23, 26, 29);
      memcpy(result + x, &all, 16);
    }
  }
  for (; x < width; x++) {
    const uint8_t *p = bytes + x * stride;
    result[x] = p[0] | p[1] | p[2] | (stride == 4 ? p[3] : 0);
  }
}

static inline __attribute__((always_inline)) void plateaus(
    const uint8_t *row, const uint8_t *above, size_t width, size_t stride, uint8_t limit,
    uint8_t *work, uint8_t *marks, uint8_t *marks_above, uint64_t *ends) {
  if (width == 0) return;
  const size_t bytes = width * stride;
  // `before`: whether pixels of the row above differ from the next one. `ahead`: the same of this row.
  // `upright`: whether pixels differ from those above. `square`: whether the 2 × 2 pixels that end with
  // a pixel are alike. `rough`: differences of bytes.
  uint8_t *before = work, *ahead = before + width, *upright = ahead + width;
  uint8_t *square = upright + width, *rough = square + width + 64;
  differ(row, row + stride, bytes - stride, limit, rough);
  any(rough, width - 1, stride, ahead);
  if (above) {
    differ(row, above, bytes, limit, rough);
    any(rough, width, stride, upright);
    square[0] = 0;
    for (size_t x = 1; x < width; x++) {
      square[x] = (before[x - 1] | ahead[x - 1] | upright[x] | upright[x - 1]) ^ 1;
    }
    memset(square + width, 0, 64);
    // The marks of ramps are greater.
    for (size_t x = 0; x < width; x++) {
      const uint8_t mark = square[x] | square[x + 1];
      marks[x] = marks[x] > mark ? marks[x] : mark;
      marks_above[x] = marks_above[x] > mark ? marks_above[x] : mark;
    }
    for (size_t x = 0; x < width; x++) square[x] &= marks[x] == 1;
    for (size_t x = 0; x < width; x += 64) {
      uint64_t word = 0;
      for (int k = 0; k < 8; k++) {
        uint64_t eight = 0;
        for (int i = 0; i < 8; i++) eight |= (uint64_t)square[x + 8 * k + i] << 8 * i;
        // Gathers the lowest bits of eight bytes.
        word |= ((eight * 0x0102040810204080) >> 56) << 8 * k;
      }
      ends[x / 64] = word;
    }
  }
  memcpy(before, ahead, width);
}

size_t filigree_plateaus_work_size(size_t width, size_t stride) {
  return 4 * width + 64 + width * stride + 64;
}

/// The number of zeros among `count` bytes.
static inline __attribute__((always_inline)) size_t zeros(const uint8_t *bytes, size_t count) {
  typedef uint8_t bytes64 __attribute__((vector_size(64), aligned(1)));
  size_t sum = 0, i = 0;
  while (i + 64 <= count) {
    // Each lane counts up to 255.
    bytes64 lanes = {0};
    for (int k = 0; k < 255 && i + 64 <= count; k++, i += 64) {
      bytes64 v;
      memcpy(&v, bytes + i, 64);
      lanes -= (bytes64)(v == 0);
    }
    for (int k = 0; k < 64; k++) sum += lanes[k];
  }
  for (; i < count; i++) sum += bytes[i] == 0;
  return sum;
}

#define BODY                                                                               \
  if (stride == 3)                                                                         \
    plateaus(row, above, width, 3, limit, work, marks, marks_above, ends);                 \
  else                                                                                     \
    plateaus(row, above, width, 4, limit, work, marks, marks_above, ends);

#define PARAMETERS                                                                         \
  const uint8_t *row, const uint8_t *above, size_t width, size_t stride, uint8_t limit,    \
      uint8_t *work, uint8_t *marks, uint8_t *marks_above, uint64_t *ends

#define ARGUMENTS row, above, width, stride, limit, work, marks, marks_above, ends

void filigree_plateaus_baseline(PARAMETERS) { BODY }

#if defined(__x86_64__)

VARIANT("avx512f,avx512bw,avx512vl") static void plateaus_avx512(PARAMETERS) { BODY }
VARIANT("avx2") static void plateaus_avx2(PARAMETERS) { BODY }

VARIANT("avx2") static size_t zeros_avx2(const uint8_t *bytes, size_t count) {
  return zeros(bytes, count);
}

size_t filigree_count_zeros(const uint8_t *bytes, size_t count) {
  return __builtin_cpu_supports("avx2") ? zeros_avx2(bytes, count) : zeros(bytes, count);
}

void filigree_plateaus(PARAMETERS) {
  if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl"))
    plateaus_avx512(ARGUMENTS);
  else if (__builtin_cpu_supports("avx2"))
    plateaus_avx2(ARGUMENTS);
  else
    filigree_plateaus_baseline(ARGUMENTS);
}

#else

void filigree_plateaus(PARAMETERS) { filigree_plateaus_baseline(ARGUMENTS); }

size_t filigree_count_zeros(const uint8_t *bytes, size_t count) { return zeros(bytes, count); }

#endif
