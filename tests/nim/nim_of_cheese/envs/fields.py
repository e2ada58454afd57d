"""What an observation of Nim tells."""

from ratskeller.envs.spec import BY_SEAT, FieldSpec, ObservationSpec

SPEC = ObservationSpec(
    fields=(
        FieldSpec("phase", "what has to be decided"),
        FieldSpec("actor", "who has to decide", value=BY_SEAT),
        FieldSpec("heaps", "how much cheese is left", top=9),
    ),
    left_out={
        "rng": "a secret",
        "seats": "does not matter",
        "seat": "follows from the actor",
        "turn_number": "does not matter",
        "end_reason": "follows from the phase",
        "laid": "follows from the heaps",
        "taken": "does not matter",
        "last": "told by the rewards",
    },
    houses_apart=1,
)
