"""Tests of First Rat's rules, a file for each section of the rules; each test names the rule that it proves."""
