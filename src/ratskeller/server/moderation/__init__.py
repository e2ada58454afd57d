"""What people report, and what whoever runs the server does about it."""
