#ifndef CFILIGREE_PATHS_H
#define CFILIGREE_PATHS_H

#include <stdint.h>

#include "cubic_fitting.h"

/// At most 8 segments that follow one another: x and y of their vertices alternate, below 2^30 in
/// size, one vertex more than there are segments.
typedef struct {
  const int32_t *vertices;
  int count;
  /// The box around them: least x, least y, greatest x, greatest y.
  const int32_t *box;
} FiligreeRun;

/// Which segments of one run intersect which of another, bit 8 i + j for segment i of the first and
/// j of the second.
typedef struct {
  /// They cross, inside both.
  uint64_t crossing;
  /// An end may lie within two pixels of the other segment, or of the line through it.
  uint64_t unclear;
} FiligreeIntersections;

/// Finds the intersections of two runs; segments that miss the other run's box are left out.
///
/// If both are the same run, pairs that begin with the later segment may be left out.
FiligreeIntersections filigree_intersections(FiligreeRun first, FiligreeRun second);

#endif
