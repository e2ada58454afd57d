"""The Pied Piper in reports."""
