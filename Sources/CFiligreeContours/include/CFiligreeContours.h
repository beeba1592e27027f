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

#endif
