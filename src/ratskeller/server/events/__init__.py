"""Tournaments of people: who plays whom, tables that open by themselves, and standings."""
