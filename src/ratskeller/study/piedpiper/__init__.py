"""What is found out about The Pied Piper."""
