#!/bin/bash
#SBATCH --job-name=filigree
#SBATCH --array=0-999
#SBATCH --cpus-per-task=1
#SBATCH --mem=2G
#SBATCH --time=08:00:00
#SBATCH --requeue
#SBATCH --signal=TERM@120
# Does every thousandth line of a file of jobs in each of 1,000 tasks: sbatch slurm.sh jobs.jsonl
# Two minutes before the end of its time a worker finishes what is under way. A task that is run again, by --requeue or by
# hand, does what is missing.
set -eu
jobs=$1
task=$SLURM_ARRAY_TASK_ID
count=${SLURM_ARRAY_TASK_COUNT:-1000}
mkdir -p answers
awk -v task="$task" -v count="$count" 'NR % count == task' "$jobs" \
  | srun "${FILIGREE:-filigree}" worker --jobs "${SLURM_CPUS_PER_TASK:-1}" --skip-existing >> "answers/$task.jsonl"
