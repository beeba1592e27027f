#include "CFiligreeCodecs.h"
#include "deflated.h"
#include "inflated.h"
#include "order.h"
#include "packed.h"

#include <png.h>
#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

// One call's state. It belongs to the caller of the function that calls setjmp, so that what has
// changed between setjmp and longjmp is still defined after the jump (C11, 7.13.2.1).
typedef struct {
  png_structp png;
  png_infop info;
  const uint8_t *input;
  size_t input_size;
  size_t input_offset;
  // The same with rows that are inflated, or NULL.
  inflated *inflated;
  // Rows to write that are deflated, or NULL.
  uint8_t *deflated;
  size_t deflated_size;
  uint8_t *output;
  size_t output_size;
  size_t output_capacity;
  char *message;
} state;

static void on_error(png_structp png, png_const_charp text) {
  state *s = png_get_error_ptr(png);
  strncpy(s->message, text, FILIGREE_MESSAGE_LENGTH - 1);
  s->message[FILIGREE_MESSAGE_LENGTH - 1] = 0;
  png_longjmp(png, 1);
}

// libpng warns of what it can mend (an unknown chunk's CRC, say); that is no failure.
static void on_warning(png_structp png, png_const_charp text) {
  (void)png;
  (void)text;
}

static void read_bytes(png_structp png, png_bytep to, size_t count) {
  state *s = png_get_io_ptr(png);
  if (count > s->input_size - s->input_offset) {
    s->input_offset = s->input_size;
    png_error(png, "unexpected end of file");
  }
  memcpy(to, s->input + s->input_offset, count);
  s->input_offset += count;
}

static void read_inflated(png_structp png, png_bytep to, size_t count) {
  state *s = png_get_io_ptr(png);
  if (!filigree_read_inflated(s->inflated, to, count)) png_error(png, "unexpected end of file");
}

static void read_header(state *s, const filigree_png_layout *layout) {
  png_structp png = s->png;
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  // Everything but IHDR, PLTE, tRNS, IDAT and IEND is skipped unread: the other chunks that matter
  // are read, within limits, by the caller.
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  // The caller checks palette indices itself.
  png_set_check_for_invalid_index(png, 0);
  png_read_info(png, s->info);
  if (png_get_image_width(png, s->info) != layout->width
      || png_get_image_height(png, s->info) != layout->height
      || png_get_bit_depth(png, s->info) != layout->bit_depth
      || png_get_color_type(png, s->info) != layout->color_type) {
    png_error(png, "contradicting headers");
  }
  if (layout->bit_depth == 16 && is_little_endian()) png_set_swap(png);
}

static void read_rows(state *s, const filigree_png_layout *layout, uint8_t *pixels) {
  png_structp png = s->png;
  const int passes = png_set_interlace_handling(png);
  png_read_update_info(png, s->info);
  if (png_get_rowbytes(png, s->info) > layout->row_bytes) png_error(png, "rows do not fit");
  for (int pass = 0; pass < passes; pass++) {
    for (uint32_t y = 0; y < layout->height; y++) {
      png_read_row(png, pixels + (size_t)y * layout->row_bytes, NULL);
    }
  }
}

static void read_all(state *s, const filigree_png_layout *layout, uint8_t *pixels) {
  png_set_read_fn(s->png, s, read_bytes);
  read_header(s, layout);
  read_rows(s, layout, pixels);
  png_read_end(s->png, NULL);
}

// As `read_all`, from rows that lie inflated where the pixels go. A row is written where it and those before
// it were, which libpng has copied by then.
static void read_all_inflated(state *s, const filigree_png_layout *layout, uint8_t *pixels) {
  png_structp png = s->png;
  png_set_read_fn(png, s, read_inflated);
  png_set_compression_buffer_size(png, 1 << 16);
  read_header(s, layout);
  // The rows' own checksums were right: those of the chunk that they come in now need not be.
  png_set_crc_action(png, PNG_CRC_QUIET_USE, PNG_CRC_QUIET_USE);
  png_set_option(png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
  read_rows(s, layout, pixels);
  png_set_crc_action(png, PNG_CRC_DEFAULT, PNG_CRC_DEFAULT);
  png_read_end(png, NULL);
}

static int try_to_read(state *s, const filigree_png_layout *layout, uint8_t *pixels) {
  if (setjmp(png_jmpbuf(s->png))) return 0;
  if (s->inflated) {
    read_all_inflated(s, layout, pixels);
  } else {
    read_all(s, layout, pixels);
  }
  return 1;
}

static int read_png(state *s, const filigree_png_layout *layout, uint8_t *pixels) {
  s->message[0] = 0;
  s->png = png_create_read_struct(PNG_LIBPNG_VER_STRING, s, on_error, on_warning);
  if (s->png) s->info = png_create_info_struct(s->png);
  if (!s->info) {
    png_destroy_read_struct(&s->png, NULL, NULL);
    strcpy(s->message, "out of memory");
    return 0;
  }
  const int ok = try_to_read(s, layout, pixels);
  png_destroy_read_struct(&s->png, &s->info, NULL);
  return ok;
}

int filigree_png_read(const uint8_t *data, size_t size, const filigree_png_layout *layout,
                      int interlaced, uint8_t *pixels, char *message, size_t *offset) {
  state s = {.input = data, .input_size = size, .message = message};
  inflated file;
  // libpng leaves what fills up the last byte of an interlaced row as it is, and that is read with the byte.
  if (interlaced) memset(pixels, 0, layout->row_bytes * layout->height);
  // Rows of an interlaced picture are spread over it, onto those that are still to come.
  if (!interlaced
      && filigree_inflate_rows(&file, data, size, pixels, (layout->row_bytes + 1) * layout->height)) {
    s.inflated = &file;
    if (read_png(&s, layout, pixels)) return 1;
    s.inflated = NULL;
  }
  const int ok = read_png(&s, layout, pixels);
  *offset = s.input_offset;
  return ok;
}

static void write_bytes(png_structp png, png_bytep from, size_t count) {
  state *s = png_get_io_ptr(png);
  if (count > s->output_capacity - s->output_size) {
    size_t capacity = s->output_capacity * 2 + count + 4096;
    uint8_t *grown = realloc(s->output, capacity);
    if (!grown) png_error(png, "out of memory");
    s->output = grown;
    s->output_capacity = capacity;
  }
  memcpy(s->output + s->output_size, from, count);
  s->output_size += count;
}

static void flush_bytes(png_structp png) { (void)png; }

// The opacities of the entries that are not opaque (tRNS); those behind them are.
static void write_palette(state *s, const palette *colors) {
  png_color entries[256];
  png_byte opacities[256];
  int clear = 0;
  for (uint32_t i = 0; i < colors->count; i++) {
    const uint8_t *color = colors->colors[i];
    entries[i] = (png_color){color[0], color[1], color[2]};
    opacities[i] = color[3];
    if (color[3] < 255) clear = (int)i + 1;
  }
  png_set_PLTE(s->png, s->info, entries, (int)colors->count);
  if (clear > 0) png_set_tRNS(s->png, s->info, opacities, clear, NULL);
}

static void write_header(state *s, const filigree_png_layout *layout, const filigree_png_options *options,
                         const palette *colors, int filters) {
  png_structp png = s->png;
  png_set_write_fn(png, s, write_bytes, flush_bytes);
  png_set_user_limits(png, 0x7fffffff, 0x7fffffff);
  png_set_compression_level(png, options->level);
  png_set_filter(png, PNG_FILTER_TYPE_BASE, filters ? PNG_FILTER_UP : PNG_FILTER_NONE);
  png_set_compression_buffer_size(png, 1 << 16);
  png_set_IHDR(png, s->info, layout->width, layout->height, layout->bit_depth, layout->color_type,
               PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_BASE, PNG_FILTER_TYPE_BASE);
  if (options->profile) {
    png_set_iCCP(png, s->info, options->profile_name, PNG_COMPRESSION_TYPE_BASE, options->profile,
                 options->profile_size);
  }
  if (colors && colors->count > 0) write_palette(s, colors);
  if (options->srgb) png_set_sRGB(png, s->info, PNG_sRGB_INTENT_PERCEPTUAL);
  png_write_info_before_PLTE(png, s->info);
  // libpng 1.6.39 does not know cICP (PNG, third edition), so the chunk is written as it is.
  if (options->cicp) png_write_chunk(png, (png_const_bytep) "cICP", options->cicp, 4);
  png_write_info(png, s->info);
  if (layout->bit_depth == 16 && is_little_endian()) png_set_swap(png);
}

static void write_rows(state *s, size_t row_bytes, uint32_t count, const uint8_t *pixels) {
  for (uint32_t y = 0; y < count; y++) {
    png_write_row(s->png, pixels + (size_t)y * row_bytes);
  }
}

// A picture that is written as a whole.
typedef struct {
  const filigree_png_layout *layout;
  const filigree_png_options *options;
  const palette *colors;
  int filters;
  const uint8_t *pixels;
} whole;

static void write_all(state *s, const whole *picture) {
  write_header(s, picture->layout, picture->options, picture->colors, picture->filters);
  if (s->deflated) {
    // Chunk by chunk: libpng knows nothing of rows that it has not deflated itself.
    png_write_chunk(s->png, (png_const_bytep) "IDAT", s->deflated, s->deflated_size);
    png_write_chunk(s->png, (png_const_bytep) "IEND", NULL, 0);
    return;
  }
  write_rows(s, picture->layout->row_bytes, picture->layout->height, picture->pixels);
  png_write_end(s->png, NULL);
}

static int try_to_write(state *s, const whole *picture) {
  if (setjmp(png_jmpbuf(s->png))) return 0;
  write_all(s, picture);
  return 1;
}

static int write_png(state *s, const whole *picture) {
  s->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, s, on_error, on_warning);
  if (s->png) s->info = png_create_info_struct(s->png);
  if (!s->info) {
    png_destroy_write_struct(&s->png, NULL);
    strcpy(s->message, "out of memory");
    return 0;
  }
  s->deflated =
    filigree_deflate_rows(picture->layout, picture->options->level, picture->filters, picture->pixels, &s->deflated_size);
  const int ok = try_to_write(s, picture);
  free(s->deflated);
  png_destroy_write_struct(&s->png, &s->info);
  return ok;
}

int filigree_png_write(const filigree_png_layout *layout, const filigree_png_options *options,
                       const uint8_t *pixels, uint8_t **result, size_t *result_size,
                       char *message) {
  state s = {.message = message};
  message[0] = 0;
  filigree_png_layout written = *layout;
  palette colors = {0};
  uint8_t *packed = options->packs ? filigree_pack(&written, pixels, !options->profile && !options->cicp, &colors) : NULL;
  if (packed) pixels = packed;
  const whole picture = {&written, options, &colors, filigree_wants_filter(&written, pixels), pixels};
  const int ok = write_png(&s, &picture);
  free(packed);
  if (!ok) {
    free(s.output);
    return 0;
  }
  *result = s.output;
  *result_size = s.output_size;
  return 1;
}

// A picture that comes in pieces. Each call has a setjmp of its own: libpng jumps to the one that was
// set last.
struct filigree_png_stream {
  state s;
  size_t row_bytes;
  char message[FILIGREE_MESSAGE_LENGTH];
};

static int try_to_begin(filigree_png_stream *stream, const filigree_png_layout *layout,
                        const filigree_png_options *options) {
  if (setjmp(png_jmpbuf(stream->s.png))) return 0;
  // The row above: what the rows will be is not known.
  write_header(&stream->s, layout, options, NULL, 1);
  return 1;
}

filigree_png_stream *filigree_png_stream_begin(const filigree_png_layout *layout,
                                               const filigree_png_options *options) {
  filigree_png_stream *stream = calloc(1, sizeof *stream);
  if (!stream) return NULL;
  state *s = &stream->s;
  s->message = stream->message;
  stream->row_bytes = layout->row_bytes;
  s->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, s, on_error, on_warning);
  if (s->png) s->info = png_create_info_struct(s->png);
  if (!s->info || !try_to_begin(stream, layout, options)) {
    filigree_png_stream_free(stream);
    return NULL;
  }
  return stream;
}

int filigree_png_stream_rows(filigree_png_stream *stream, const uint8_t *pixels, uint32_t count) {
  if (setjmp(png_jmpbuf(stream->s.png))) return 0;
  write_rows(&stream->s, stream->row_bytes, count, pixels);
  return 1;
}

int filigree_png_stream_end(filigree_png_stream *stream) {
  if (setjmp(png_jmpbuf(stream->s.png))) return 0;
  png_write_end(stream->s.png, NULL);
  return 1;
}

const uint8_t *filigree_png_stream_take(filigree_png_stream *stream, size_t *size) {
  *size = stream->s.output_size;
  stream->s.output_size = 0;
  return stream->s.output;
}

void filigree_png_stream_free(filigree_png_stream *stream) {
  if (stream->s.png) png_destroy_write_struct(&stream->s.png, &stream->s.info);
  free(stream->s.output);
  free(stream);
}
