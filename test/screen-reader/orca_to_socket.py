"""A speech server for Orca that writes to a socket instead of speaking.

Each utterance is a line. An empty line means that Orca had nothing to do for a tenth of a second:
only that shows when it has said everything.
"""
import os
import socket

from gi.repository import GLib
from orca import speechserver
from orca.speechserver import SayAllContext, VoiceFamily


class SpeechServer(speechserver.SpeechServer):
    _server = None

    @staticmethod
    def getFactoryName():
        return "Socket"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer._server = SpeechServer._server or SpeechServer()
        return SpeechServer._server

    def __init__(self):
        super().__init__()
        self._socket = socket.socket(socket.AF_UNIX)
        self._socket.connect(os.environ["SPEECH_SOCKET"])
        # With low priority, it has to wait while Orca has events to process.
        GLib.timeout_add(100, lambda: self._write(""), priority=GLib.PRIORITY_LOW)

    def getInfo(self):
        return ["Socket", "socket"]

    def getVoiceFamilies(self):
        return [VoiceFamily({VoiceFamily.NAME: "Socket", VoiceFamily.LANG: "en"})]

    def speak(self, text=None, acss=None, interrupt=True):
        if isinstance(text, str) and text.strip():
            self._write(" ".join(text.split()))

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def sayAll(self, utterances, progress):
        def say_next():
            context, _voice = next(utterances, (None, None))
            if context is None:
                return False
            progress(context.copy(), SayAllContext.PROGRESS)
            self.speak(context.utterance)
            context.currentOffset = context.endOffset
            progress(context.copy(), SayAllContext.COMPLETED)
            return True

        GLib.idle_add(say_next)

    def _write(self, line):
        self._socket.sendall(f"{line}\n".encode())
        return True
