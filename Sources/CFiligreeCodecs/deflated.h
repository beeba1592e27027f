// The pixel data of a PNG, filtered and deflated at once by libdeflate, which takes half to three quarters of the time
// that zlib takes and makes files no larger.

#ifndef FILIGREE_DEFLATED_H
#define FILIGREE_DEFLATED_H

#include "CFiligreeCodecs.h"

// Whether rows are better filtered by the row above (PNG, third edition, 9.2) than left as they are.
//
// Runs and repetitions, which drawings are made of, are found in bytes as they are, and broken by a filter: it pays where more than
// an eighth of the pixels are like neither the one to the left nor the one above (Benchmarks/README.md has by how much).
int filigree_wants_filter(const filigree_png_layout *layout, const uint8_t *pixels);

// The zlib stream of a picture's rows, of the same bytes on every machine; the result is for `free`.
//
// `pixels` are in the machine's order. Returns NULL for more rows than are to be in memory twice, and without memory:
// zlib takes them one by one.
uint8_t *filigree_deflate_rows(const filigree_png_layout *layout, int level, int filters, const uint8_t *pixels, size_t *size);

#endif
