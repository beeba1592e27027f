#include "CFiligreeViews.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__linux__)

// What the Swift runtime says of each image of the program (SwiftShims/MetadataSections.h), as far as it is used.
struct range {
  uintptr_t start;
  size_t length;
};

struct sections {
  uintptr_t version;
  const void *base;
  void *unused[2];
  struct range protocols;
  struct range conformances;
  struct range types;
};

// The descriptor of a type (swift/ABI/Metadata.h), as far as all kinds have it; the last three are offsets from
// where they stand.
struct descriptor {
  uint32_t flags;
  int32_t parent;
  int32_t name;
  int32_t accessor;
};

struct response {
  const void *metadata;
  size_t state;
};

typedef __attribute__((swiftcall)) struct response (*accessor)(size_t request);

extern void swift_enumerateAllMetadataSections(
    bool (*body)(const struct sections *sections, void *context), void *context);

struct search {
  const char *part;
  void (*found)(void *context, const void *metadata);
  void *context;
};

static const void *target(const int32_t *offset) { return (const char *)offset + *offset; }

static void look_at(const struct descriptor *type, const struct search *search) {
  const uint32_t kind = type->flags & 0x1F, is_generic = type->flags & 0x80;
  const uint32_t structure = 17;
  if (kind != structure || is_generic || type->accessor == 0) return;
  if (!strstr(target(&type->name), search->part)) return;
  const struct response type_itself = ((accessor)target(&type->accessor))(0);
  search->found(search->context, type_itself.metadata);
}

static bool look_through(const struct sections *sections, void *context) {
  const int32_t *records = (const int32_t *)sections->types.start;
  const size_t count = sections->types.length / sizeof(int32_t);
  for (size_t i = 0; i < count; i++) {
    // The two lowest bits say what the record leads to: 0 a descriptor.
    if (records[i] != 0 && (records[i] & 3) == 0) look_at(target(&records[i]), context);
  }
  return true;
}

void filigree_find_types(
    const char *part, void (*found)(void *context, const void *metadata), void *context) {
  struct search search = {part, found, context};
  swift_enumerateAllMetadataSections(look_through, &search);
}

#else

void filigree_find_types(
    const char *part, void (*found)(void *context, const void *metadata), void *context) {
  (void)part;
  (void)found;
  (void)context;
}

#endif
