#define _GNU_SOURCE
#include "CFiligreeViews.h"

#if defined(__GLIBC__) || defined(__linux__)
#include <features.h>
#endif

#if defined(__GLIBC__)

#include <pthread.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/mman.h>
#include <ucontext.h>

// Views can be nested deeper than a thread's stack is long, and none but the main thread may run them. So the
// thread goes on on another stack where the present one is nearly full, as the compilers of Rust do. Nothing
// else changes: it is the same thread, with the same thread-local values.

// What is kept free. A view's static type, which is as long as its source, lies between two checks.
static const size_t reserve = 768 * 1024;
// Pages of it that are never touched take no memory.
static const size_t length = 32 * 1024 * 1024;
static const size_t guard = 64 * 1024;

// The lowest address of the present stack; 0 if it is not known yet.
static _Thread_local uintptr_t lowest;

// A stack that was used before, of this thread.
static pthread_key_t spare;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool has_spare;

static void free_stack(void *stack) { munmap(stack, length); }

static void make_key(void) { has_spare = pthread_key_create(&spare, free_stack) == 0; }

static uintptr_t lowest_of_thread(uintptr_t here) {
  pthread_attr_t attributes;
  if (pthread_getattr_np(pthread_self(), &attributes) != 0) return here;
  void *address = NULL;
  size_t size = 0;
  int failed = pthread_attr_getstack(&attributes, &address, &size);
  pthread_attr_destroy(&attributes);
  // Unknown counts as full.
  return failed ? here : (uintptr_t)address;
}

bool filigree_stack_has_room(void) {
  uintptr_t here = (uintptr_t)__builtin_frame_address(0);
  if (lowest == 0) lowest = lowest_of_thread(here);
  return here - lowest > reserve;
}

struct call {
  void (*body)(void *);
  void *context;
  ucontext_t before, within;
};

// `makecontext` hands over integers only.
static void enter(unsigned high, unsigned low) {
  struct call *call = (struct call *)((uintptr_t)high << 32 | low);
  call->body(call->context);
}

bool filigree_stack_run(void (*body)(void *), void *context) {
  pthread_once(&once, make_key);
  char *stack = has_spare ? pthread_getspecific(spare) : NULL;
  if (stack) {
    pthread_setspecific(spare, NULL);
  } else {
    stack = mmap(
        NULL, length, PROT_READ | PROT_WRITE,
        MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK, -1, 0);
    if (stack == MAP_FAILED) return false;
    mprotect(stack, guard, PROT_NONE);
  }
  struct call call = {.body = body, .context = context};
  getcontext(&call.within);
  call.within.uc_stack.ss_sp = stack + guard;
  call.within.uc_stack.ss_size = length - guard;
  call.within.uc_link = &call.before;
  uintptr_t address = (uintptr_t)&call;
  makecontext(
      &call.within, (void (*)(void))enter, 2, (unsigned)((uint64_t)address >> 32),
      (unsigned)address);
  uintptr_t outer = lowest;
  lowest = (uintptr_t)stack + guard;
  swapcontext(&call.before, &call.within);
  lowest = outer;
  // One is kept: a recursion often goes back and forth there.
  if (!has_spare || pthread_getspecific(spare) || pthread_setspecific(spare, stack) != 0) {
    munmap(stack, length);
  }
  return true;
}

#else

// Without `makecontext` there is the thread's own stack alone.
bool filigree_stack_has_room(void) { return true; }
bool filigree_stack_run(void (*body)(void *), void *context) {
  (void)body;
  (void)context;
  return false;
}

#endif
