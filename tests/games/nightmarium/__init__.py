"""Tests of Nightmarium."""
