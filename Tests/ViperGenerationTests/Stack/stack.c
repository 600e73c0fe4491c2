// Loaded before the C library, it gives threads the stack that STACK_BYTES says.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>

int pthread_attr_setstacksize(pthread_attr_t *attributes, size_t bytes) {
  int (*set)(pthread_attr_t *, size_t) = dlsym(RTLD_NEXT, "pthread_attr_setstacksize");
  return set(attributes, atol(getenv("STACK_BYTES")));
}
