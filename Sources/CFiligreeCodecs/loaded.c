#define _GNU_SOURCE
#include "loaded.h"

#include <dlfcn.h>
#include <stdio.h>
#if defined(__linux__)
#include <elf.h>
#include <link.h>
#include <sys/auxv.h>
#endif

void filigree_say(char *message, const char *text) {
  snprintf(message, FILIGREE_MESSAGE_LENGTH, "%s", text ? text : "no reason given");
  for (char *c = message; *c; c++) {
    if ((unsigned char)*c < 0x20) *c = ' ';
  }
}

/// Whether the program has no loader: what it would load needs the very C library that it was linked with.
static int is_static(void) {
#if defined(__linux__)
  const ElfW(Phdr) *header = (const ElfW(Phdr) *)getauxval(AT_PHDR);
  unsigned long count = getauxval(AT_PHNUM);
  for (unsigned long i = 0; header && i < count; i++) {
    if (header[i].p_type == PT_INTERP) return 0;
  }
  return header != NULL;
#else
  return 0;
#endif
}

int filigree_load(const char *library, const char *const *names, void **functions, int count,
                  char *message) {
  if (is_static()) {
    filigree_say(message, "this program loads no libraries");
    return FILIGREE_STATIC;
  }
  // Never unloaded: other threads may be at work in it.
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (!handle) {
    filigree_say(message, dlerror());
    return FILIGREE_NO_LIBRARY;
  }
  for (int i = 0; i < count; i++) {
    functions[i] = dlsym(handle, names[i]);
    if (!functions[i]) {
      filigree_say(message, names[i]);
      return FILIGREE_NO_LIBRARY;
    }
  }
  return FILIGREE_READ;
}
