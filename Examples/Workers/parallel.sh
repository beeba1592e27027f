#!/bin/sh
# Does the jobs of standard input with GNU parallel: parallel.sh < jobs.jsonl > done.jsonl
# FILIGREE is the program, WORKERS how many there are. --sshloginfile hosts --workdir . takes other machines, too.
set -eu
exec parallel --pipe --round-robin --line-buffer --block 64k --jobs "${WORKERS:-$(nproc)}" \
  "${FILIGREE:-filigree}" worker --jobs 1 --skip-existing
