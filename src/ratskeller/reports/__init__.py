"""Reports as pages of their own: one HTML file with its figures inside, which opens anywhere."""
