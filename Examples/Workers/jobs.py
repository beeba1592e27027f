#!/usr/bin/env python3
"""Writes a job for each picture of a folder: jobs.py PICTURES SHAPES [OPTION …] > jobs.jsonl"""

import json
import pathlib
import sys

# Whole paths: workers may run in other folders.
pictures, shapes = (pathlib.Path(name).resolve() for name in sys.argv[1:3])
options = sys.argv[3:]
for picture in sorted(pictures.rglob("*.png")):
    output = shapes / picture.relative_to(pictures).with_suffix(".svg")
    # A job's output needs its folder.
    output.parent.mkdir(parents=True, exist_ok=True)
    print(json.dumps({
        "id": str(picture.relative_to(pictures)), "command": "trace", "input": str(picture), "output": str(output), "options": options}))
