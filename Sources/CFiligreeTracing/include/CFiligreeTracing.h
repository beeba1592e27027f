#ifndef CFILIGREE_TRACING_H
#define CFILIGREE_TRACING_H

#include <stddef.h>
#include <stdint.h>

/// Finds the plateaus of a row of `width` pixels and the one above it: 2 × 2 pixels whose components
/// differ by at most `limit` from those beside and above them.
///
/// A pixel has `stride` bytes, 3 or 4. `work` has `filigree_plateaus_work_size` bytes, which are kept
/// from row to row. The first row has `above` NULL, and has no plateaus. The marks of pixels in
/// plateaus, in both rows, become 1 where they were 0. `ends` gets one bit a pixel in whole words:
/// whether a plateau ends with the pixel and its mark is 1.
void filigree_plateaus(
    const uint8_t *row, const uint8_t *above, size_t width, size_t stride, uint8_t limit,
    uint8_t *work, uint8_t *marks, uint8_t *marks_above, uint64_t *ends);

/// The same with the instructions of every processor of the kind: both give the same result.
void filigree_plateaus_baseline(
    const uint8_t *row, const uint8_t *above, size_t width, size_t stride, uint8_t limit,
    uint8_t *work, uint8_t *marks, uint8_t *marks_above, uint64_t *ends);

/// The number of bytes of memory that `filigree_plateaus` needs.
size_t filigree_plateaus_work_size(size_t width, size_t stride);

/// The number of zeros among `count` bytes.
size_t filigree_count_zeros(const uint8_t *bytes, size_t count);

/// Counts by how many levels the sums of neighboring blocks of `scale` by `scale` pixels differ, by the
/// component that differs most. `scale` is 1 to 3; there are `columns` blocks, none to as many as fit,
/// in the rows that begin at `rows`.
///
/// A pixel has `stride` bytes, 3 or 4. `work` is memory for two rows.
void filigree_count_differences(
    const uint8_t *rows, size_t row_bytes, size_t scale, size_t stride, size_t columns,
    uint16_t *work, uint32_t *counts);

/// The means of `columns` such blocks, rounded.
void filigree_block_means(
    const uint8_t *rows, size_t row_bytes, size_t scale, size_t stride, size_t columns,
    uint16_t *work, uint8_t *result);

/// Statistics of the differences between neighboring bytes.
typedef struct {
  /// The sum of the squared differences from the next pixel and from the next row.
  uint32_t gradient;
  /// The number of bytes that differ from the mean of their neighbors in the row by more than
  /// `sharpness`.
  uint32_t sharp;
  /// The number of bytes that differ from those `ahead` of them.
  uint32_t varied;
} filigree_differences;

/// Examines `count` bytes, fewer than 2¹⁵, of a row and the next one.
void filigree_sum_differences(
    const uint8_t *row, const uint8_t *next, size_t count, size_t stride, size_t ahead,
    int32_t sharpness, filigree_differences *result);

/// The index of the nearest of `count` colors, at least one, to four components, the first one of
/// equally near ones; `distance` becomes the square of its distance.
///
/// Colors are stored in blocks of sixteen: all first components, then all second ones and so on; the
/// last block is padded with infinity.
int32_t filigree_nearest_color(
    const float *colors, int32_t count, const float *color, float *distance);

/// Makes the process return the memory of blocks of 64 KB and more whenever they are freed.
void filigree_return_large_blocks(void);

#endif
