"""Notices: people who are away are told that it is their turn, by Web Push or by a webhook. Off by default."""
