// The pixel data of a PNG, inflated at once by libdeflate, which takes a half to a fifth of the time that zlib
// takes, and handed to libpng as a file whose data is not compressed.
//
// libpng goes on to read headers and rows: nothing of the format is written anew but the walk along chunks.

#ifndef FILIGREE_INFLATED_H
#define FILIGREE_INFLATED_H

#include <stddef.h>
#include <stdint.h>

// A file with one IDAT that holds `rows` in stored blocks (RFC 1951, 3.2.4) where `data` has its own.
typedef struct {
  const uint8_t *data;
  size_t size;
  // Where the file's IDATs begin and end.
  size_t idat_begin;
  size_t idat_end;
  const uint8_t *rows;
  size_t rows_size;
  // What comes next, and what of it is left.
  int stage;
  size_t rows_told;
  const uint8_t *piece;
  size_t left;
  uint8_t small[10];
} inflated;

// Inflates the pixel data of the PNG in `data` into exactly `rows_size` bytes at `rows`.
//
// Returns 0 where that cannot be done as it should: a CRC that is wrong, a stream that is damaged, ends early,
// or holds more, a chunk that is cut. libpng then finds out what is the matter.
int filigree_inflate_rows(inflated *file, const uint8_t *data, size_t size, uint8_t *rows,
                          size_t rows_size);

// Copies the next `count` bytes of the file; fewer are left where it returns 0.
int filigree_read_inflated(inflated *file, uint8_t *to, size_t count);

#endif
