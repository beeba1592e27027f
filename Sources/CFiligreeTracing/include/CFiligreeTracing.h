#ifndef CFILIGREE_TRACING_H
#define CFILIGREE_TRACING_H

#include <stddef.h>
#include <stdint.h>

/// Finds the squares of 2 × 2 pixels of a row of `width` and the one above it whose components
/// differ by at most `limit` from those beside and above them.
///
/// A pixel has `stride` bytes, 3 or 4. `work` has `filigree_plateaus_work_size` bytes; it goes from row to row, and
/// the first row has none above it: NULL, and nothing is found. Of both rows, the marks of the pixels in
/// squares become 1 where they were 0. Bits of `found`, one a pixel in whole words, say with which pixels
/// squares end whose mark is 1.
void filigree_plateaus(
    const uint8_t *row, const uint8_t *above, size_t width, size_t stride, uint8_t limit,
    uint8_t *work, uint8_t *marks, uint8_t *marks_above, uint64_t *ends);

/// The same by the instructions that every processor of the kind has: both give the same.
void filigree_plateaus_baseline(
    const uint8_t *row, const uint8_t *above, size_t width, size_t stride, uint8_t limit,
    uint8_t *work, uint8_t *marks, uint8_t *marks_above, uint64_t *ends);

/// How many bytes of memory `filigree_plateaus` needs.
size_t filigree_plateaus_work_size(size_t width, size_t stride);

/// How many of `count` bytes are 0.
size_t filigree_count_zeros(const uint8_t *bytes, size_t count);

/// Counts by how many levels the sums of neighboring squares of `scale` by `scale` pixels differ, 1 to 3, by
/// the component that differs most: `columns` squares, none to as many as fit, in the rows that begin at
/// `rows`.
///
/// A pixel has `stride` bytes, 3 or 4. `work` is memory for two rows.
void filigree_count_differences(
    const uint8_t *rows, size_t row_bytes, size_t scale, size_t stride, size_t columns,
    uint16_t *work, uint32_t *counts);

/// The means of `columns` such squares, rounded.
void filigree_block_means(
    const uint8_t *rows, size_t row_bytes, size_t scale, size_t stride, size_t columns,
    uint16_t *work, uint8_t *result);

/// What some bytes of a row differ by from their fellows.
typedef struct {
  /// The sum of the squares of the differences from the next pixel and from the next row.
  uint32_t gradient;
  /// How many differ by more than a number from the middle of those beside them.
  uint32_t sharp;
  /// How many differ from those ahead.
  uint32_t varied;
} filigree_differences;

/// Looks at `count` bytes, fewer than 2¹⁵, of a row and the next one.
void filigree_sum_differences(
    const uint8_t *row, const uint8_t *next, size_t count, size_t stride, size_t ahead,
    int32_t sharpness, filigree_differences *result);

/// Which of `count` colors, one at least, is nearest to one of four numbers, the first of those that are
/// equally near, and the square of its distance.
///
/// The colors stand in blocks of sixteen, of which first the first numbers come, then the second ones and so
/// on; the last block is filled up with infinity.
int32_t filigree_nearest_color(
    const float *colors, int32_t count, const float *color, float *distance);

/// Has the process give back the memory of blocks of 64 KB and more whenever they are freed.
void filigree_return_large_blocks(void);

/// The most blocks of eight samples that a cubic is fitted to.
#define FILIGREE_CUBIC_BLOCKS 4

/// Points at even distances along a polyline, x and y in turn; a length along it times `density` is the
/// index of the one nearest.
typedef struct {
  const double *points;
  ptrdiff_t count;
  double density;
} filigree_cubic_samples;

/// A cubic that is looked for, and what is found.
typedef struct {
  /// Where it begins.
  double origin[2];
  /// The length along the polyline of the first sample, what is between two of them, the length at which
  /// the parameter is 0, and one over the length in which it rises to 1.
  double first, step, begin, scale;
  /// Its end, from the origin.
  float end[2];
  /// Unit vectors in the direction of travel, and whether they are known.
  float start_direction[2], end_direction[2];
  int knows_start, knows_end;
  /// The length of the polyline that it replaces, and the square of the distance allowed.
  float length, limit;
  /// How many blocks of eight samples there are, and how often the arms are solved for at most.
  int blocks, rounds;
  /// Whether the arms are given to begin with; for `filigree_fit_cubic` only.
  int knows_arms;
  /// Found: the controls, from the origin and from the end, and the sum of the squared distances.
  float arm1[2], arm2[2];
  float error;
} filigree_cubic;

/// Fits a cubic to samples; 0 where none keeps within the distance.
int filigree_fit_cubic(const filigree_cubic_samples *samples, filigree_cubic *cubic);

/// The same by the instructions that every processor of the kind has: both give the same, bit for bit.
int filigree_fit_cubic_baseline(const filigree_cubic_samples *samples, filigree_cubic *cubic);

/// A node of a polyline, as the search for segments sees it.
typedef struct {
  /// The length of the polyline up to it.
  double length;
  /// Where it lies.
  double position[2];
  /// The direction of travel, a unit vector; zero where a segment may choose.
  double direction[2];
  /// The integrals over the polyline up to it of x, y, x², y² and xy, about the polyline's first point.
  double moments[5];
} filigree_node;

/// What segments are looked for along.
typedef struct {
  filigree_cubic_samples samples;
  /// The polyline's first point.
  double origin[2];
  const filigree_node *nodes;
  /// The square of the distance allowed, the same half-way between samples, and what a unit of the integral of
  /// squared distances costs.
  double limit, middle_limit, scale;
  /// Cubics that bulge by no more are lines where a line will do; the same between two nodes without
  /// directions.
  double flat, free_flat;
  /// What a cubic between two nodes without directions costs more that bends both ways.
  double inflection_cost;
  /// How many times longer than its chord what a cubic replaces may be.
  double longest_arc_to_chord;
} filigree_search;

/// A segment that is looked for.
typedef struct {
  /// The nodes that it joins.
  int32_t from, to;
  /// Which search it belongs to, and which place it leads to.
  int32_t search, break_point;
  /// What a line costs there; infinity where none is near enough.
  double line;
} filigree_segment_request;

/// Pieces that are looked for: those of which both directions are known, of which only the first one is,
/// others, and lines that will do.
typedef struct {
  filigree_segment_request *smooth, *half, *free, *lines;
  /// How many there are of each.
  ptrdiff_t smooth_count, half_count, free_count, line_count;
} filigree_request_lists;

/// Looks for lines from a node to those of so many places, and asks for cubics where none is near enough.
///
/// The places' nodes are ranges, two numbers each; `from` says which place is the first. There must be room
/// for all of these nodes in each list. If `needs_direction` is not 0, those without one are passed over.
void filigree_request_segments(
    const filigree_search *search, filigree_segment_request from, const int32_t *ranges, int32_t count,
    int needs_direction, filigree_request_lists *lists);

/// What a line between two nodes costs, or infinity where it does not keep within the distance.
double filigree_line_cost(const filigree_search *search, int32_t from, int32_t to);

/// What has been found where a segment was looked for.
typedef struct {
  /// What it costs; infinity where there is none.
  float cost;
  int32_t is_cubic;
  /// A cubic's controls, the first one from its start and the second one from its end.
  float arms[4];
} filigree_segment_result;

/// The most cubics that are fitted at a time.
#define FILIGREE_CUBIC_LANES 16

/// Fits up to `FILIGREE_CUBIC_LANES` cubics, each to eight samples, and says whether they, or lines, are to
/// be taken.
void filigree_fit_cubics(
    const filigree_search *search, const filigree_segment_request *requests, int count, filigree_segment_result *results);

/// The same by the instructions that every processor of the kind has: both give the same.
void filigree_fit_cubics_baseline(
    const filigree_search *search, const filigree_segment_request *requests, int count, filigree_segment_result *results);

/// A cubic that stands for a stretch of a polyline, and what is allowed.
typedef struct {
  /// Where it begins and ends, in place of the first and the last point.
  double start[2], end[2];
  /// Unit vectors in the direction of travel, and whether they are known.
  float start_direction[2], end_direction[2];
  int knows_start, knows_end;
  /// The controls, from the start and from the end.
  float arm1[2], arm2[2];
  /// How often the arms are solved for before the proof: 0 leaves them as they are.
  int rounds;
  /// The distance allowed.
  double distance;
} filigree_segment;

/// Fits the arms of a cubic to all points of a stretch of a polyline, beginning with the ones that it has, and
/// tells whether the two are proven to be near each other: 1 where they are, 0 where the cubic's nearest
/// points are too far, as it seems, from some of the polyline's, -1 where neither is known, -2 where there are
/// too many points to be looked at.
///
/// `points` are the polyline's, x and y in turn, `lengths` its lengths up to them.
int filigree_prove_cubic(
    const double *points, const double *lengths, ptrdiff_t count, filigree_segment *segment);

/// The same by the instructions that every processor of the kind has: both give the same.
int filigree_prove_cubic_baseline(
    const double *points, const double *lengths, ptrdiff_t count, filigree_segment *segment);

/// The first of those points from `begin` up to `end` that are farthest from the line between two others, or
/// -1 where none is farther than the root of `bound`. Points are x and y in turn.
ptrdiff_t filigree_farthest(
    const double *points, ptrdiff_t begin, ptrdiff_t end, const double *from, const double *to,
    double bound);

/// The same by the instructions that every processor of the kind has: both give the same.
ptrdiff_t filigree_farthest_baseline(
    const double *points, ptrdiff_t begin, ptrdiff_t end, const double *from, const double *to,
    double bound);

/// Integrals over the length of a polyline: of 1, x, y, x², xy and y².
typedef struct {
  double length, x, y, xx, xy, yy;
} filigree_moments;

/// A polyline: its points, x and y in turn, and its lengths and integrals up to each of them, the latter about the
/// first point. There are at least two.
typedef struct {
  const double *points, *lengths;
  const filigree_moments *sums;
  ptrdiff_t count;
} filigree_polyline;

/// A stretch of a polyline from a length to a larger one, and the index of a point near them, which saves a search.
typedef struct {
  double begin, end;
  ptrdiff_t hint;
} filigree_stretch;

/// A point of a line, and its direction of travel, a unit vector; 0 where there is no line.
typedef struct {
  double x, y, dx, dy;
} filigree_line;

/// Finds the lines that fit stretches of a polyline best.
void filigree_fit_lines(
    const filigree_polyline *polyline, const filigree_stretch *stretches, filigree_line *lines,
    ptrdiff_t count);

/// The same by the instructions that every processor of the kind has: both give the same, bit for bit.
void filigree_fit_lines_baseline(
    const filigree_polyline *polyline, const filigree_stretch *stretches, filigree_line *lines,
    ptrdiff_t count);

#endif
