#ifndef CUBIC_FITTING_H
#define CUBIC_FITTING_H

#include <stddef.h>
#include <stdint.h>

/// Points at even distances along a polyline, as pairs of x and y; a length along it times `density` is
/// the index of the nearest one.
typedef struct {
  const double *points;
  ptrdiff_t count;
  double density;
} filigree_samples;

/// Where a cubic may begin and end.
typedef struct {
  /// The length along the polyline.
  double length;
  /// The position.
  double position[2];
  /// A unit vector in the direction of travel; zero where the fit may choose.
  double direction[2];
} filigree_node;

/// A stretch of a polyline that a cubic is to replace: the indices of the nodes at both ends.
typedef struct {
  int32_t from, to;
} filigree_stretch;

/// What cubics are fitted to, and how near they must come.
typedef struct {
  /// The number of samples of a stretch, at most `FILIGREE_MOST_SAMPLES`, and how often the arms are
  /// solved for.
  int samples, rounds;
  /// Whether the results hold arms to begin with.
  int refines;
  /// The squares of the largest distances at the samples and half-way between them.
  float limit, middle_limit;
  /// Where the square of the largest distance is more than this at first, no round brings it near enough.
  float hopeless;
  /// The cost of changing an arm, for each sample: the more, the less noise moves arms that the samples hardly
  /// determine, and the slower they converge.
  float damping;
  /// The length that is left out beside an end without a direction, and its largest share of the
  /// stretch: pixels round a corner off.
  double gap, gap_share;
} filigree_fit;

/// The most samples of a stretch.
#define FILIGREE_MOST_SAMPLES 16

/// A fitted cubic.
typedef struct {
  /// The control points: the first relative to the start, the second relative to the end.
  float arms[4];
  /// The integral of the squared distance along the stretch; infinite where no cubic is near enough.
  float error;
} filigree_cubic;

/// Fits a cubic to each of `count` stretches.
///
/// Every processor gives the same result, bit for bit.
void filigree_fit_cubics(
    const filigree_samples *samples, const filigree_fit *fit, const filigree_node *nodes,
    const filigree_stretch *stretches, ptrdiff_t count, filigree_cubic *cubics);

#endif
