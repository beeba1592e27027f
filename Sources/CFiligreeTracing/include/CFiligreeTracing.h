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

/// The largest number of blocks of eight samples that a cubic is fitted to.
#define FILIGREE_CUBIC_BLOCKS 4

/// Points at even distances along a polyline, as pairs of x and y; a length along it times `density` is
/// the index of the nearest one.
typedef struct {
  const double *points;
  ptrdiff_t count;
  double density;
} filigree_cubic_samples;

/// A request for a cubic, and its result.
typedef struct {
  /// The start of the cubic.
  double origin[2];
  /// The length along the polyline of the first sample, the distance between samples, the length at
  /// which the parameter is 0, and the inverse of the length in which it rises to 1.
  double first, step, begin, scale;
  /// The end of the cubic, relative to its origin.
  float end[2];
  /// Unit vectors in the direction of travel, and whether they are known.
  float start_direction[2], end_direction[2];
  int knows_start, knows_end;
  /// The length of the polyline that is replaced, and the square of the distance allowed.
  float length, limit;
  /// The number of blocks of eight samples, and the largest number of times that the arms are solved
  /// for.
  int blocks, rounds;
  /// Whether initial arms are given; for `filigree_fit_cubic` only.
  int knows_arms;
  /// The result: the control points relative to the origin and to the end, and the sum of the squared
  /// distances.
  float arm1[2], arm2[2];
  float error;
} filigree_cubic;

/// Fits a cubic to samples; returns 0 where none stays within the distance.
int filigree_fit_cubic(const filigree_cubic_samples *samples, filigree_cubic *cubic);

/// The same with the instructions of every processor of the kind: both give the same result, bit for
/// bit.
int filigree_fit_cubic_baseline(const filigree_cubic_samples *samples, filigree_cubic *cubic);

/// A node of the segment graph: a point of a polyline where segments may begin and end.
typedef struct {
  /// The length of the polyline up to the node.
  double length;
  /// The position.
  double position[2];
  /// The direction of travel, a unit vector; zero where the fit may choose it.
  double direction[2];
  /// The integrals over the polyline up to the node of x, y, x², y² and xy, about the polyline's first
  /// point.
  double moments[5];
} filigree_node;

/// The polyline, nodes and limits of a search for segments.
typedef struct {
  filigree_cubic_samples samples;
  /// The polyline's first point.
  double origin[2];
  const filigree_node *nodes;
  /// The square of the distance allowed, the same half-way between samples, and the cost of a unit of
  /// the integral of squared distances.
  double limit, middle_limit, scale;
  /// Cubics that bulge by no more than this become lines where a line is near enough; the same between
  /// two nodes without directions.
  double flat, free_flat;
  /// The extra cost of a cubic with an inflection between two nodes without directions.
  double inflection_cost;
  /// The largest ratio of length to chord of a stretch that a cubic replaces.
  double longest_arc_to_chord;
} filigree_search;

/// A request for a segment.
typedef struct {
  /// The nodes that it joins.
  int32_t from, to;
  /// The search that it belongs to, and the break point that it leads to.
  int32_t search, break_point;
  /// The cost of a line between them; infinity where none is near enough.
  double line;
} filigree_segment_request;

/// Requests for cubics of which both directions are known, of which only the first one is, and others;
/// and lines that are near enough.
typedef struct {
  filigree_segment_request *smooth, *half, *free, *lines;
  /// The number of elements of each.
  ptrdiff_t smooth_count, half_count, free_count, line_count;
} filigree_request_lists;

/// Finds lines from a node to the nodes of `count` break points, and requests cubics where no line is
/// near enough.
///
/// `ranges` holds the first node and the one after the last of each break point; `from.break_point` is
/// the index of the first break point. Each list must have the capacity for all of these nodes. If
/// `needs_direction` is not 0, nodes without a direction are skipped.
void filigree_request_segments(
    const filigree_search *search, filigree_segment_request from, const int32_t *ranges, int32_t count,
    int needs_direction, filigree_request_lists *lists);

/// The cost of a line between two nodes, or infinity where it does not stay within the distance.
double filigree_line_cost(const filigree_search *search, int32_t from, int32_t to);

/// The result of a request.
typedef struct {
  /// The cost of the segment; infinity where there is none.
  float cost;
  int32_t is_cubic;
  /// A cubic's control points, the first one relative to its start and the second one to its end.
  float arms[4];
} filigree_segment_result;

/// The largest number of cubics that are fitted at a time.
#define FILIGREE_CUBIC_LANES 16

/// Fits up to `FILIGREE_CUBIC_LANES` cubics, each to eight samples, and decides between them and lines.
void filigree_fit_cubics(
    const filigree_search *search, const filigree_segment_request *requests, int count, filigree_segment_result *results);

/// The same with the instructions of every processor of the kind: both give the same result.
void filigree_fit_cubics_baseline(
    const filigree_search *search, const filigree_segment_request *requests, int count, filigree_segment_result *results);

/// A cubic that replaces a stretch of a polyline, and its limits.
typedef struct {
  /// Its ends, which replace the first and the last point.
  double start[2], end[2];
  /// Unit vectors in the direction of travel, and whether they are known.
  float start_direction[2], end_direction[2];
  int knows_start, knows_end;
  /// The control points, relative to the start and to the end.
  float arm1[2], arm2[2];
  /// The number of times that the arms are solved for before the proof: 0 leaves them as they are.
  int rounds;
  /// The distance allowed.
  double distance;
} filigree_segment;

/// Fits the arms of a cubic to all points of a stretch of a polyline, beginning with the given ones,
/// and proves that the two are near each other. Returns 1 where they are, 0 where the cubic's nearest
/// points seem too far from some of the polyline's, -1 where neither is known, and -2 where there are
/// too many points.
///
/// `points` are the polyline's, as pairs of x and y; `lengths` are its lengths up to them.
int filigree_prove_cubic(
    const double *points, const double *lengths, ptrdiff_t count, filigree_segment *segment);

/// The same with the instructions of every processor of the kind: both give the same result.
int filigree_prove_cubic_baseline(
    const double *points, const double *lengths, ptrdiff_t count, filigree_segment *segment);

/// The first of those points from `begin` up to `end` that are farthest from the line between two
/// others, or -1 where none is farther than the root of `bound`. Points are pairs of x and y.
ptrdiff_t filigree_farthest(
    const double *points, ptrdiff_t begin, ptrdiff_t end, const double *from, const double *to,
    double bound);

/// The same with the instructions of every processor of the kind: both give the same result.
ptrdiff_t filigree_farthest_baseline(
    const double *points, ptrdiff_t begin, ptrdiff_t end, const double *from, const double *to,
    double bound);

/// Integrals over the length of a polyline: of 1, x, y, x², xy and y².
typedef struct {
  double length, x, y, xx, xy, yy;
} filigree_moments;

/// A polyline: its points, as pairs of x and y, and its lengths and integrals up to each of them, the
/// latter about the first point. There are at least two points.
typedef struct {
  const double *points, *lengths;
  const filigree_moments *sums;
  ptrdiff_t count;
} filigree_polyline;

/// A stretch of a polyline from a length to a larger one, and the index of a point near them, which
/// saves a search.
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

/// The same with the instructions of every processor of the kind: both give the same result, bit for
/// bit.
void filigree_fit_lines_baseline(
    const filigree_polyline *polyline, const filigree_stretch *stretches, filigree_line *lines,
    ptrdiff_t count);

#endif
