#ifndef FILIGREE_PNG_ROWS_H
#define FILIGREE_PNG_ROWS_H

#include "CFiligreeCodecs.h"

/// Unpacks a PNG of 8 bits a component that is neither interlaced nor has a palette.
///
/// Returns 0 for any other, and for any with which something is not as it should be: then `pixels`
/// may hold anything, and libpng is to be asked. `*offset` is where the file's IEND ends.
int filigree_png_read_rows(const uint8_t *data, size_t size, const filigree_png_layout *layout,
                           uint8_t *pixels, size_t *offset);

#endif
