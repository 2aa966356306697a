"""Many games between bots: schedules, executors, ratings, reports, and self-play as columns for training."""
