// AVIF and HEIC by libheif 1.12 or later.

#include "loaded.h"

#include <stdlib.h>
#include <string.h>

typedef struct context context;
typedef struct handle handle;
typedef struct image image;

struct error {
  int code;
  int subcode;
  const char *message;
};

/// The start of `heif_color_profile_nclx`.
struct coding_points {
  uint8_t version;
  int primaries;
  int transfer;
  int matrix;
  uint8_t is_full_range;
};

// Numbers of libheif's enumerations.
enum {
  INVALID_INPUT = 2,
  UNSUPPORTED_FILE = 3,
  UNSUPPORTED_FEATURE = 4,
  NO_MEMORY = 6,
  END_OF_DATA = 100,
  RGB = 1,
  INTERLEAVED = 10,
  INTERLEAVED_RGBA = 11,
};

// The order of `names`.
struct functions {
  context *(*alloc)(void);
  void (*free)(context *);
  void (*limit)(context *, int);
  struct error (*parse)(context *, const void *, size_t, const void *);
  struct error (*primary)(context *, handle **);
  void (*release)(const handle *);
  int (*width)(const handle *);
  int (*height)(const handle *);
  int (*has_alpha)(const handle *);
  int (*is_premultiplied)(const handle *);
  int (*bits)(const handle *);
  size_t (*profile_size)(const handle *);
  struct error (*profile)(const handle *, void *);
  struct error (*points)(const handle *, struct coding_points **);
  void (*free_points)(struct coding_points *);
  struct error (*decode)(const handle *, image **, int, int, const void *);
  void (*release_image)(const image *);
  const uint8_t *(*plane)(const image *, int, int *);
  int (*plane_width)(const image *, int);
  int (*plane_height)(const image *, int);
};

static const char *const names[] = {
    "heif_context_alloc",
    "heif_context_free",
    "heif_context_set_maximum_image_size_limit",
    "heif_context_read_from_memory_without_copy",
    "heif_context_get_primary_image_handle",
    "heif_image_handle_release",
    "heif_image_handle_get_width",
    "heif_image_handle_get_height",
    "heif_image_handle_has_alpha_channel",
    "heif_image_handle_is_premultiplied_alpha",
    "heif_image_handle_get_luma_bits_per_pixel",
    "heif_image_handle_get_raw_color_profile_size",
    "heif_image_handle_get_raw_color_profile",
    "heif_image_handle_get_nclx_color_profile",
    "heif_nclx_color_profile_free",
    "heif_decode_image",
    "heif_image_release",
    "heif_image_get_plane_readonly",
    "heif_image_get_width",
    "heif_image_get_height",
};

enum { NAMES = sizeof names / sizeof *names };

struct filigree_heif {
  union {
    struct functions call;
    void *all[NAMES];
  };
  context *context;
  handle *picture;
  uint8_t *profile;
};

_Static_assert(sizeof(struct functions) == NAMES * sizeof(void *), "a name for each function");

static int status_of(struct error error, char *message) {
  if (error.code == 0) return FILIGREE_READ;
  filigree_say(message, error.message);
  switch (error.code) {
  case INVALID_INPUT:
    return error.subcode == END_OF_DATA ? FILIGREE_TRUNCATED : FILIGREE_DAMAGED;
  case UNSUPPORTED_FILE:
  case UNSUPPORTED_FEATURE:
    return FILIGREE_UNSUPPORTED;
  case NO_MEMORY:
    return FILIGREE_NO_MEMORY;
  default:
    return FILIGREE_DAMAGED;
  }
}

static int describe(filigree_heif *file, filigree_picture_info *info, char *message) {
  const struct functions *call = &file->call;
  int width = call->width(file->picture), height = call->height(file->picture);
  int bits = call->bits(file->picture);
  if (width <= 0 || height <= 0) {
    filigree_say(message, "a picture without pixels");
    return FILIGREE_DAMAGED;
  }
  info->width = (uint32_t)width;
  info->height = (uint32_t)height;
  info->bits = bits > 0 ? (uint32_t)bits : 8;
  // The library turns the picture itself.
  info->orientation = 1;
  info->has_alpha = call->has_alpha(file->picture) != 0;
  info->is_premultiplied = info->has_alpha && call->is_premultiplied(file->picture);
  info->is_lossy = 1;
  // Planes of the decoder and of the library, and RGBA of them.
  uint64_t bytes = info->bits > 8 ? 2 : 1;
  info->working = (uint64_t)width * (uint64_t)height * (8 * bytes + 4);
  size_t size = call->profile_size(file->picture);
  if (size > 0 && size < 16 << 20) {
    file->profile = malloc(size);
    if (!file->profile) return FILIGREE_NO_MEMORY;
    if (call->profile(file->picture, file->profile).code == 0) {
      info->profile = file->profile;
      info->profile_size = size;
    }
  }
  struct coding_points *points = NULL;
  if (call->points(file->picture, &points).code == 0 && points) {
    info->has_coding_points = 1;
    info->primaries = (uint8_t)points->primaries;
    info->transfer = (uint8_t)points->transfer;
    call->free_points(points);
  }
  return FILIGREE_READ;
}

int filigree_heif_open(const char *library, const uint8_t *data, size_t size,
                       filigree_heif **result, filigree_picture_info *info, char *message) {
  memset(info, 0, sizeof *info);
  filigree_heif *file = calloc(1, sizeof *file);
  if (!file) return FILIGREE_NO_MEMORY;
  *result = file;
  int status = filigree_load(library, names, file->all, NAMES, message);
  if (status != FILIGREE_READ) return status;
  file->context = file->call.alloc();
  if (!file->context) return FILIGREE_NO_MEMORY;
  status = status_of(file->call.parse(file->context, data, size, NULL), message);
  if (status != FILIGREE_READ) return status;
  status = status_of(file->call.primary(file->context, &file->picture), message);
  if (status != FILIGREE_READ) return status;
  return describe(file, info, message);
}

int filigree_heif_read(filigree_heif *file, size_t most, uint8_t *pixels, char *message) {
  const struct functions *call = &file->call;
  // The side of the largest square; the library's own limit is 32,768.
  int side = 1;
  while (side < 32768 && (size_t)side * (size_t)side < most) side++;
  call->limit(file->context, side);
  image *decoded = NULL;
  int status =
      status_of(call->decode(file->picture, &decoded, RGB, INTERLEAVED_RGBA, NULL), message);
  if (status != FILIGREE_READ) return status;
  int stride = 0;
  const uint8_t *rows = call->plane(decoded, INTERLEAVED, &stride);
  int width = call->plane_width(decoded, INTERLEAVED);
  int height = call->plane_height(decoded, INTERLEAVED);
  // The headers may say another size than the codec.
  if (!rows || width != call->width(file->picture) || height != call->height(file->picture) ||
      stride < 4 * width) {
    filigree_say(message, "pixels of another size than the headers say");
    call->release_image(decoded);
    return FILIGREE_DAMAGED;
  }
  for (int y = 0; y < height; y++) {
    memcpy(pixels + (size_t)y * (size_t)width * 4, rows + (size_t)y * (size_t)stride,
           (size_t)width * 4);
  }
  call->release_image(decoded);
  return FILIGREE_READ;
}

void filigree_heif_close(filigree_heif *file) {
  if (!file) return;
  if (file->picture) file->call.release(file->picture);
  if (file->context) file->call.free(file->context);
  free(file->profile);
  free(file);
}
