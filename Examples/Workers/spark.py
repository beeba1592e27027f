#!/usr/bin/env python3
"""Does jobs with PySpark: spark.py JOBS DONE

A worker is started for each partition, and takes its lines; the answers are written to the folder DONE. The master is that
of spark-submit, or SPARK_MASTER; FILIGREE is the program, on each machine.
"""

import os
import sys

from pyspark.sql import SparkSession

jobs, done = sys.argv[1:]
builder = SparkSession.builder.appName("filigree")
if master := os.environ.get("SPARK_MASTER"):
    builder = builder.master(master)
spark = builder.getOrCreate()
worker = os.environ.get("FILIGREE", "filigree") + " worker --jobs 1 --skip-existing"
# As many partitions as make a minute or more of work each: one that fails is done again, and skips what is there.
partitions = int(os.environ.get("PARTITIONS", 2 * spark.sparkContext.defaultParallelism))
lines = spark.sparkContext.textFile(jobs).repartition(partitions)
# A worker that fails (not a picture) fails its partition.
answers = lines.pipe(worker, checkCode=True)
answers.saveAsTextFile(done)
table = spark.read.json(done)
table.groupBy("status").count().show()
if "error" in table.columns:
    table.where("status = 'failed'").select("id", "error").show(20, truncate=False)
spark.stop()
