#!/usr/bin/env python3
"""Does jobs with Ray Data: ray_data.py JOBS DONE

Each actor has a worker that lives as long as it does. The answers are written to the folder DONE. WORKERS is how many actors
there are, FILIGREE the program, on each machine.
"""

import json
import os
import subprocess
import sys

import ray


class Worker:
    """A worker of an actor."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "worker", "--jobs", "1", "--skip-existing"], text=True, stdin=subprocess.PIPE,
            stdout=subprocess.PIPE)

    def __call__(self, batch):
        answers = []
        for line in batch["text"]:
            # One after the other: no pipe can fill up at both ends.
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
            answers.append(json.loads(self.process.stdout.readline()))
        keys = ("id", "status", "output", "error")
        return {key: [str(answer.get(key, "")) for answer in answers] for key in keys}


jobs, done = sys.argv[1:]
ray.init(log_to_driver=False)
workers = int(os.environ.get("WORKERS", 2))
# An actor takes half a processor: where there are as many actors as processors, reading and writing need the rest.
answers = ray.data.read_text(jobs).repartition(workers).map_batches(
    Worker, fn_constructor_args=[os.environ.get("FILIGREE", "filigree")], batch_size=64, num_cpus=0.5,
    concurrency=workers)
answers.write_json(done)
for row in ray.data.read_json(done).groupby("status").count().take_all():
    print(row)
