"""What learners see of Nim of cheese."""
