#ifndef CFILIGREE_PATHS_H
#define CFILIGREE_PATHS_H

#include <stdint.h>

#include "cubic_fitting.h"

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

/// Two segments that cross inside both, and their rings.
typedef struct {
  int32_t first;
  int32_t second;
  int32_t ring;
  int32_t other;
} FiligreeCrossing;

enum {
  /// The second segment goes from the right of the first to its left.
  FILIGREE_GOES_LEFT = 1,
  /// The sine of the angle between them may be below 1/64.
  FILIGREE_FLAT = 2,
  /// The crossing lies so near the border of two pixels that doubles cannot tell which is nearer.
  FILIGREE_UNCLEAR = 4,
  /// The sine of the angle between them may be below 1/16.
  FILIGREE_SLANTED = 8
};

/// The positions of crossings, an entry each.
typedef struct {
  /// The fraction of the first segment before the crossing, times 2^32 - 1, and of the second.
  uint32_t *along;
  uint32_t *across;
  /// The nearest grid point.
  int32_t *x;
  int32_t *y;
  uint32_t *kind;
} FiligreePositions;

/// Locates the crossings of segments: x and y alternate, below 2^30 in size; segment i runs from
/// point i to the next.
///
/// Registers hold at most `width` numbers of 64 bits, 8, 4 or 2; the results are the same. The
/// errors of fractions are below one. The lists must have capacity for a multiple of eight.
void filigree_crossings(
    const int32_t *points, const FiligreeCrossing *crossings, int count, int width,
    FiligreePositions positions);

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

/// A test of winding numbers: inside if the greater of the number and `least` has bits of `mask`.
typedef struct {
  int32_t least;
  int32_t mask;
} FiligreeInside;

/// Which faces an operation keeps.
typedef struct {
  FiligreeInside first;
  FiligreeInside second;
  /// A bit for each of four cases: 1 more for inside the first operand, 2 more for inside the
  /// second.
  uint32_t kept;
} FiligreeSelector;

/// Finds on which side of edges the result lies: 1 for the left alone, -1 for the right alone,
/// otherwise 0; returns how many edges have it on one side.
///
/// Given are the windings on the left, and what crossing an edge from the right to the left adds.
int filigree_select_edges(
    const int32_t *first, const int32_t *second, int count, int32_t deltaFirst,
    int32_t deltaSecond, FiligreeSelector selector, int8_t *sides);

/// Square cells of a bit each, in words of 32 cells.
typedef struct {
  const uint32_t *words;
  /// A coordinate plus 2^30, shifted right by this, is a cell's.
  int shift;
  /// If this is above 0, cell x, y is bit `y << bits | x`; if below, it is one of two to the power
  /// of `-bits` that `filigree_cell` finds, which several cells may share.
  int bits;
} FiligreeCells;

/// The bit of a cell among two to the power of `bits` that several may share.
static inline uint32_t filigree_cell(uint32_t x, uint32_t y, int bits) {
  const uint32_t mixed = (x * 0x9E3779B1u ^ y) * 0x85EBCA6Bu;
  return (mixed ^ mixed >> 15) * 0xC2B2AE35u >> (32 - bits);
}

/// Sets bit 1 in the bytes of crossings of a `kind` (bits), or in a cell whose bit is set.
///
/// Registers hold at most `width` numbers, 16 or less.
void filigree_mark_crossings(
    FiligreePositions positions, int count, FiligreeCells cells, uint32_t kind, int width,
    uint8_t *kinds);

/// A crossing on one of its segments: the key is the segment and the fraction of it before the
/// crossing; the sort carries the rest along.
typedef struct {
  uint64_t key;
  int32_t node;
  int32_t chain;
} FiligreeCut;

enum {
  /// Groups of more cuts than this are not sorted.
  FILIGREE_MAX_CUTS = 128
};

/// Sorts the cuts of each group, all of which lie on one segment.
///
/// Those of group i lie from `starts[i]` to `starts[i + 1]`; `keys` are their fractions, and equal
/// ones keep their order. The keys must be readable for 15 more after the last one. Registers hold
/// at most `width` numbers, 16, 8 or 4.
void filigree_sort_cuts(
    const uint32_t *starts, int groups, const uint32_t *keys, const FiligreeCut *from, int width,
    FiligreeCut *to);

#endif
