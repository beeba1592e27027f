// What Swift cannot do itself: libpng reports errors by longjmp, which must not cross Swift frames.
// Every function here catches that jump and returns; nothing is kept between calls.

#ifndef FILIGREE_CODECS_H
#define FILIGREE_CODECS_H

#include <stddef.h>
#include <stdint.h>

enum { FILIGREE_MESSAGE_LENGTH = 160 };

/// The header of a PNG, and where its rows lie in memory.
typedef struct {
  uint32_t width;
  uint32_t height;
  /// 1, 2, 4, 8 or 16.
  uint8_t bit_depth;
  /// 0 gray, 2 RGB, 3 palette, 4 gray and opacity, 6 RGB and opacity.
  uint8_t color_type;
  /// Bytes from one row to the next; the buffer holds `height` of them.
  size_t row_bytes;
} filigree_png_layout;

/// What is written besides the pixels.
typedef struct {
  /// zlib's level, 0...9.
  int level;
  /// Not 0: a picture of 8 bits with opacity becomes the kind of PNG that has the fewest bits for it. Not for pictures that
  /// come in pieces.
  int packs;
  /// An ICC profile for an iCCP chunk, or NULL.
  const uint8_t *profile;
  uint32_t profile_size;
  const char *profile_name;
  /// The four bytes of a cICP chunk, or NULL.
  const uint8_t *cicp;
  /// Not 0: an sRGB chunk (perceptual intent).
  int srgb;
} filigree_png_options;

/// Unpacks the pixels of a PNG as they are stored: no palette, depth or opacity is expanded.
///
/// 16-bit components come in the machine's order, interlaced pictures come whole. `pixels` has room for
/// `row_bytes + 1` bytes a row, one more than the pixels take, and what lies behind them has no meaning
/// afterwards; bits that fill up an interlaced picture's rows are 0. Fails where the file's header is not `layout`, and where the file ends before its IEND.
/// Returns 0 and a message on failure; `*offset` is how many bytes libpng had asked for by then.
int filigree_png_read(const uint8_t *data, size_t size, const filigree_png_layout *layout,
                      int interlaced, uint8_t *pixels, char *message, size_t *offset);

/// Packs pixels; the result is for `free`. Returns 0 and a message on failure.
///
/// Pictures of up to 32 MiB are deflated by libdeflate at the options' level, larger ones by zlib.
int filigree_png_write(const filigree_png_layout *layout, const filigree_png_options *options,
                       const uint8_t *pixels, uint8_t **result, size_t *result_size,
                       char *message);

/// A PNG that is written piece by piece.
typedef struct filigree_png_stream filigree_png_stream;

/// Begins a PNG; NULL without memory or for a layout that cannot be. The result is for
/// `filigree_png_stream_free`.
filigree_png_stream *filigree_png_stream_begin(const filigree_png_layout *layout,
                                               const filigree_png_options *options);

/// Packs the next `count` rows. Returns 0 on failure, after which the stream can be freed only.
int filigree_png_stream_rows(filigree_png_stream *stream, const uint8_t *pixels, uint32_t count);

/// Ends the file, whose rows are all packed. Returns 0 on failure.
int filigree_png_stream_end(filigree_png_stream *stream);

/// The bytes that have come since the last call; they hold until the next call of any kind.
const uint8_t *filigree_png_stream_take(filigree_png_stream *stream, size_t *size);

void filigree_png_stream_free(filigree_png_stream *stream);

/// Inflates a zlib stream into at most `*result_size` bytes, and says how many came.
///
/// Returns 1 when the stream ended, 0 when it is corrupt or cut, -1 when it holds more.
int filigree_inflate(const uint8_t *data, size_t size, uint8_t *result, size_t *result_size);

/// Inflates a gzip file, as `filigree_inflate` does a zlib stream.
int filigree_gunzip(const uint8_t *data, size_t size, uint8_t *result, size_t *result_size);

/// The most bytes that `filigree_deflate` makes of `size` bytes.
size_t filigree_deflate_bound(size_t size);

/// Deflates bytes into a zlib stream of at most `*result_size` bytes, and says how many came.
///
/// Returns 0 on failure, which a buffer of `filigree_deflate_bound` bytes rules out but for memory.
int filigree_deflate(const uint8_t *data, size_t size, int level, uint8_t *result,
                     size_t *result_size);

/// Versions of the libraries: of libpng, zlib and glibc as they run, of the others as they were built with.
/// libjpeg-turbo's is NULL where its headers do not tell, glibc's where another C library is there.
const char *filigree_png_version(void);
const char *filigree_zlib_version(void);
const char *filigree_deflate_version(void);
const char *filigree_jpeg_version(void);
const char *filigree_glibc_version(void);

/// The CRC of a PNG chunk's type and data.
uint32_t filigree_crc(const uint8_t *data, size_t size);

/// Lets the processor rest for an instant, in a loop that waits for another thread.
static inline void filigree_pause(void) {
#if defined(__x86_64__) || defined(__i386__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}

#endif
