"""What all of the server uses: settings, limits, figures, logs, child processes."""
