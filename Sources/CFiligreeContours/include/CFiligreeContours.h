#ifndef CFILIGREE_CONTOURS_H
#define CFILIGREE_CONTOURS_H

#include <stddef.h>
#include <stdint.h>

/// Packs samples into one bit each, 64 to a word, the first sample in bit 0: 1 where the sample is below
/// `bound`, exclusive-ored with `invert`. Returns how many words were written, at most `words`; the
/// caller does the rest. 0 on processors that this was not written for.
size_t filigree_pack_below8(
    const uint8_t *samples, size_t words, uint8_t bound, uint64_t invert, uint64_t *result);

/// The same for samples of 16 bits.
size_t filigree_pack_below16(
    const uint16_t *samples, size_t words, uint16_t bound, uint64_t invert, uint64_t *result);

/// The most blocks of eight samples that a cubic is fitted to.
#define FILIGREE_CUBIC_BLOCKS 4

/// Points at even distances along a chain, x and y in turn; a length along it times `density` is the
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
  /// The length along the chain of the first sample, what is between two of them, the length at which
  /// the parameter is 0, and one over the length in which it rises to 1.
  double first, step, begin, scale;
  /// Its end, from the origin.
  float end[2];
  /// Unit vectors in the direction of travel, and whether they are known.
  float start_direction[2], end_direction[2];
  int knows_start, knows_end;
  /// The length of the chain that it replaces, and the square of the distance allowed.
  float length, limit;
  /// How many blocks of eight samples there are, and how often the arms are solved for at most.
  int blocks, rounds;
  /// Found: the controls, from the origin and from the end, and the sum of the squared distances.
  float arm1[2], arm2[2];
  float error;
} filigree_cubic;

/// Fits a cubic to samples; 0 where none keeps within the distance.
int filigree_fit_cubic(const filigree_cubic_samples *samples, filigree_cubic *cubic);

/// The same by the instructions that every processor of the kind has: both give the same, bit for bit.
int filigree_fit_cubic_baseline(const filigree_cubic_samples *samples, filigree_cubic *cubic);

#endif
