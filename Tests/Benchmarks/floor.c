// What the work of viper-gen on files costs at least. The paths come on the standard input, a line each.
//   floor read             reads each file and compares it with the one before
//   floor write FOLDER     reads each file, writes it into a temporary file and renames that
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static char path[4096], place[8192], temporary[8200], bytes[1 << 20], other[1 << 20];

static void makeFolders(char *file) {
  for (char *slash = file + 1; (slash = strchr(slash, '/')); slash++) {
    *slash = 0;
    mkdir(file, 0777);
    *slash = '/';
  }
}

int main(int count, char **words) {
  long same = 0;
  while (fgets(path, sizeof path, stdin)) {
    path[strcspn(path, "\n")] = 0;
    int file = open(path, O_RDONLY);
    struct stat status;
    fstat(file, &status);
    long size = read(file, bytes, sizeof bytes);
    close(file);
    if (count < 3) {
      same += memcmp(bytes, other, size) == 0;
      memcpy(other, bytes, size);
      continue;
    }
    snprintf(place, sizeof place, "%s/%s", words[2], path);
    snprintf(temporary, sizeof temporary, "%s.tmp", place);
    int copy = open(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    if (copy < 0) {
      makeFolders(temporary);
      copy = open(temporary, O_WRONLY | O_CREAT | O_TRUNC, 0666);
    }
    if (write(copy, bytes, size) != size) return 1;
    close(copy);
    rename(temporary, place);
  }
  return same < 0;
}
