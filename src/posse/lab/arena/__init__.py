"""The arena: balanced tournaments of bots. Which bot plays better, by how much, and how certain is that?"""
