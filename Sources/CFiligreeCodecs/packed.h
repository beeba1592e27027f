// The pixels of a PNG in the kind of PNG that has the fewest bits for them.

#ifndef FILIGREE_PACKED_H
#define FILIGREE_PACKED_H

#include "CFiligreeCodecs.h"

// A picture's colors: red, green, blue, opacity. Those that are not opaque come first.
typedef struct {
  uint32_t count;
  uint8_t colors[256][4];
} palette;

// Packs a picture of 8 bits with opacity that needs fewer bits: a palette for up to 256 colors, gray, no opacity.
//
// `layout` becomes that of the rows that are returned, which have no gaps and are for `free`; `colors` is its palette, or
// empty. NULL for other pictures, for one that needs all of its bits, and without memory. Gray stays RGB with
// `allows_gray` 0: an RGB profile asks for it.
uint8_t *filigree_pack(filigree_png_layout *layout, const uint8_t *pixels, int allows_gray, palette *colors);

#endif
