"""PettingZoo environment `rivals_v0`; see `aec.py` for what agents observe and do."""

from stolek.env.aec import named

env, raw_env = named("rivals")
