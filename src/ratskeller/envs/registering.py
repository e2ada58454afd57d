"""Makes the environments known to Gymnasium, when it is imported: `gymnasium.make("ratskeller/PiedPiper-v0")`."""

from typing import Any

import gymnasium

LEARNER = "ratskeller.envs.gym_envs:LearnerEnv"
MANY_LEARNERS = "ratskeller.envs.gym_vector:LearnerVectorEnv"
SOLO = "ratskeller/FirstRatSolo-v0"
ENVIRONMENTS: dict[str, dict[str, Any]] = {
    SOLO: {"game": "firstrat", "people": 1, "level": "easy"},
    "ratskeller/FirstRat-v0": {"game": "firstrat", "people": 2},
    "ratskeller/PiedPiper-v0": {"game": "piedpiper", "people": 2},
}

for name, chosen in ENVIRONMENTS.items():
    gymnasium.register(id=name, entry_point=LEARNER, kwargs=chosen, vector_entry_point=MANY_LEARNERS)
