#ifndef CFILIGREE_PATHS_H
#define CFILIGREE_PATHS_H

#include <stdint.h>

/// Which segments of one run meet which of another, bit 8 i + j for segment i of the first and j of the
/// second.
typedef struct {
  /// They cross, inside both.
  uint64_t crossing;
  /// An end may lie within two pixels of the other segment, or of the line through it.
  uint64_t unclear;
} FiligreeMeetings;

/// Finds what two runs of at most 8 segments have in common.
///
/// A run of n segments has n + 1 vertices: x and y in turns, below 2^30 in size. Boxes are around the runs:
/// least x, least y, greatest x, greatest y. If `same` is not 0 both runs are one, and each pair is looked
/// at once. Otherwise segments that miss the other run's box are left out. Registers hold at most `width`
/// numbers, 8, 4 or 2.
///
/// Returns 0 on processors that this was not written for, and leaves `result` alone.
int filigree_meetings(
    const int32_t *first, int firstCount, const int32_t *firstBox, const int32_t *second,
    int secondCount, const int32_t *secondBox, int same, int width, FiligreeMeetings *result);

/// Finds which of at most 256 boxes meet, sides included.
///
/// A box is least x, least y, greatest x, greatest y. Row i of the result is (count + 63) / 64 words, in
/// which bit j says that box j, after box i, meets it. Registers hold at most `width` numbers, 16, 8 or 4.
void filigree_boxes(const int32_t *boxes, int count, int width, uint64_t *rows);

#endif
