"""What can come next in the Rivals: steps that run by themselves and questions that are asked, by chapters.

Frames hold public values only. Resources, places and cards are named by their ids, because questions are shown. What
only the cards of an era need stands with that era.
"""
