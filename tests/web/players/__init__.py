"""People at tables: each looks at the page of one game and clicks what is offered there, nothing else."""
