"""Frames of a socket."""

import pytest
from websockets.frames import Frame, Opcode

from ratskeller.server.socket.uvicorn_protocol import framed


@pytest.mark.parametrize("length", [0, 125, 126, 2**16 - 1, 2**16])
def test_a_text_is_framed_as_the_library_frames_it(length: int) -> None:
    text = b"r" * length
    assert framed(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
