#ifndef CFILIGREE_PATHS_H
#define CFILIGREE_PATHS_H

#include <stdint.h>

/// Which segments of one run intersect which of another, bit 8 i + j for segment i of the first and
/// j of the second.
typedef struct {
  /// They cross, inside both.
  uint64_t crossing;
  /// An end may lie within two pixels of the other segment, or of the line through it.
  uint64_t unclear;
} FiligreeIntersections;

/// Finds the intersections of two runs of at most 8 segments.
///
/// A run of n segments has n + 1 vertices: x and y alternate, below 2^30 in size. Boxes are around
/// the runs: least x, least y, greatest x, greatest y. If `same` is not 0 both runs are one, and
/// each pair is tested once. Otherwise segments that miss the other run's box are left out.
/// Registers hold at most `width` numbers, 8, 4 or 2.
///
/// Returns 0 on processors without an implementation, and leaves `result` alone.
int filigree_intersections(
    const int32_t *first, int firstCount, const int32_t *firstBox, const int32_t *second,
    int secondCount, const int32_t *secondBox, int same, int width, FiligreeIntersections *result);

/// The most boxes that `filigree_boxes` takes.
enum { FILIGREE_MAX_BOXES = 256 };

/// Finds which of at most `FILIGREE_MAX_BOXES` boxes overlap, sides included; does nothing if there
/// are more.
///
/// A box is least x, least y, greatest x, greatest y. Row i of the result is (count + 63) / 64
/// words, in which bit j says that box j, after box i, overlaps it. Registers hold at most `width`
/// numbers, 16, 8 or 4.
void filigree_boxes(const int32_t *boxes, int count, int width, uint64_t *rows);

/// A line through a point, and the greatest orientation towards it of points that count as near.
typedef struct {
  double x, y;
  double dx, dy;
  double reach;
} FiligreeLine;

/// Collects the indices from `start` up to `end` of points near a line, in order; returns how many.
///
/// Registers hold at most `width` numbers, 8, 4 or 1; the results are the same. `into` must have
/// capacity for eight more than there are points.
int filigree_near(
    const double *x, const double *y, int start, int end, FiligreeLine line, int width,
    int32_t *into);

#endif
