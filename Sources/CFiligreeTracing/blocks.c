#include "CFiligreeTracing.h"

// Sums and differences of whole rows, which tell whether a picture is noisy or soft. Integers only, so
// that all variants give the same result; RowKernelTests.swift has a plain Swift version.

#include <string.h>

/// The sums of blocks of `scale` by `scale` pixels, for each of `count` bytes as if a block began with
/// it. `sums` has memory for `scale` more pixels.
static inline __attribute__((always_inline)) void block_sums(
    const uint8_t *restrict rows, size_t row_bytes, size_t scale, size_t stride, size_t count,
    uint16_t *restrict sums, uint16_t *restrict blocks) {
  const size_t bytes = count + (scale - 1) * stride;
  for (size_t i = 0; i < bytes; i++) {
    uint16_t sum = rows[i];
    if (scale > 1) sum += rows[row_bytes + i];
    if (scale > 2) sum += rows[2 * row_bytes + i];
    sums[i] = sum;
  }
  for (size_t i = 0; i < count; i++) {
    uint16_t sum = sums[i];
    if (scale > 1) sum += sums[i + stride];
    if (scale > 2) sum += sums[i + 2 * stride];
    blocks[i] = sum;
  }
}

/// Counts by how much neighboring blocks differ, by the component that differs most.
static inline __attribute__((always_inline)) void differences(
    const uint8_t *rows, size_t row_bytes, size_t scale, size_t stride, size_t columns,
    uint16_t *work, uint32_t *counts) {
  const size_t step = scale * stride, count = (columns - 1) * step + stride;
  uint16_t *restrict sums = work, *restrict blocks = work + row_bytes;
  block_sums(rows, row_bytes, scale, stride, count, sums, blocks);
  // The column sums are no longer needed: their memory takes the differences.
  for (size_t i = 0; i + step < count; i++) {
    const uint16_t a = blocks[i], b = blocks[i + step];
    sums[i] = a > b ? a - b : b - a;
  }
  for (size_t x = 0; x + 1 < columns; x++) {
    const uint16_t *d = sums + x * step;
    uint16_t most = d[0] > d[1] ? d[0] : d[1];
    if (d[2] > most) most = d[2];
    if (stride == 4 && d[3] > most) most = d[3];
    counts[most]++;
  }
}

/// The means of blocks, rounded, side by side.
static inline __attribute__((always_inline)) void means(
    const uint8_t *rows, size_t row_bytes, size_t scale, size_t stride, size_t columns,
    uint16_t *work, uint8_t *result) {
  const size_t step = scale * stride, count = (columns - 1) * step + stride;
  uint16_t *restrict sums = work, *restrict blocks = work + row_bytes;
  block_sums(rows, row_bytes, scale, stride, count, sums, blocks);
  uint8_t *restrict all = (uint8_t *)sums;
  const uint16_t area = (uint16_t)(scale * scale);
  for (size_t i = 0; i < count; i++) all[i] = (uint8_t)((uint16_t)(blocks[i] + area / 2) / area);
  for (size_t x = 0; x < columns; x++) {
    for (size_t c = 0; c < stride; c++) result[x * stride + c] = all[x * step + c];
  }
}

static inline __attribute__((always_inline)) void row_differences(
    const uint8_t *restrict row, const uint8_t *restrict next, size_t count, size_t stride,
    size_t ahead, int32_t sharpness, filigree_differences *result) {
  uint32_t gradient = 0, sharp = 0, varied = 0;
  for (size_t i = 0; i < count; i++) {
    const int32_t own = row[i], across = row[i + stride] - own, down = next[i] - own;
    gradient += (uint32_t)(across * across + down * down);
    const int32_t bend = row[(ptrdiff_t)i - (ptrdiff_t)stride] + across - own;
    sharp += (bend < 0 ? -bend : bend) > 2 * sharpness;
    varied += row[i + ahead] != own;
  }
  *result = (filigree_differences){gradient, sharp, varied};
}

#define EACH(kernel, ...)                                                   \
  if (scale == 1 && stride == 3)                                            \
    kernel(rows, row_bytes, 1, 3, columns, work, __VA_ARGS__);              \
  else if (scale == 2 && stride == 3)                                       \
    kernel(rows, row_bytes, 2, 3, columns, work, __VA_ARGS__);              \
  else if (scale == 3 && stride == 3)                                       \
    kernel(rows, row_bytes, 3, 3, columns, work, __VA_ARGS__);              \
  else if (scale == 1)                                                      \
    kernel(rows, row_bytes, 1, 4, columns, work, __VA_ARGS__);              \
  else if (scale == 2)                                                      \
    kernel(rows, row_bytes, 2, 4, columns, work, __VA_ARGS__);              \
  else                                                                      \
    kernel(rows, row_bytes, 3, 4, columns, work, __VA_ARGS__);

#define ROWS                                                                \
  const uint8_t *rows, size_t row_bytes, size_t scale, size_t stride, size_t columns, uint16_t *work
#define ROW_PAIR                                                              \
  const uint8_t *row, const uint8_t *next, size_t count, size_t stride, size_t ahead, \
      int32_t sharpness, filigree_differences *result

#define VARIANTS(suffix, attributes)                                        \
  attributes static void differences_##suffix(ROWS, uint32_t *counts) {     \
    EACH(differences, counts)                                               \
  }                                                                         \
  attributes static void means_##suffix(ROWS, uint8_t *result) { EACH(means, result) } \
  attributes static void row_differences_##suffix(ROW_PAIR) {                          \
    row_differences(row, next, count, stride, ahead, sharpness, result);             \
  }

#if defined(__x86_64__)
VARIANTS(avx2, __attribute__((target("avx2"))))
static int is_wide(void) { return __builtin_cpu_supports("avx2"); }
#define CHOOSE(kernel, ...)                                                 \
  if (is_wide())                                                            \
    kernel##_avx2(__VA_ARGS__);                                             \
  else                                                                      \
    kernel##_baseline(__VA_ARGS__);
#else
#define CHOOSE(kernel, ...) kernel##_baseline(__VA_ARGS__);
#endif

VARIANTS(baseline, )

// Without columns there is nothing to do, and `columns - 1` would be huge.

void filigree_count_differences(ROWS, uint32_t *counts) {
  if (columns == 0) return;
  CHOOSE(differences, rows, row_bytes, scale, stride, columns, work, counts)
}

void filigree_block_means(ROWS, uint8_t *result) {
  if (columns == 0) return;
  CHOOSE(means, rows, row_bytes, scale, stride, columns, work, result)
}

void filigree_sum_differences(ROW_PAIR) {
  CHOOSE(row_differences, row, next, count, stride, ahead, sharpness, result)
}
