"""A voice for Orca that writes each utterance to a socket.

It also tells how long Orca has had nothing to do: that, and no clock, says when an answer is whole.
"""
import json
import os
import socket

from gi.repository import GLib
from orca import speechserver
from orca.speechserver import SayAllContext, VoiceFamily

TICK = 0.1


class SpeechServer(speechserver.SpeechServer):
    _server = None

    @staticmethod
    def getFactoryName():
        return "Scribe"

    @staticmethod
    def getSpeechServers():
        return [SpeechServer.getSpeechServer()]

    @staticmethod
    def getSpeechServer(info=None):
        SpeechServer._server = SpeechServer._server or SpeechServer()
        return SpeechServer._server

    def __init__(self):
        super().__init__()
        self._test = socket.socket(socket.AF_UNIX)
        self._test.connect(os.environ["SCRIBE_SOCKET"])
        # Of low priority: it waits while Orca still has events to work on.
        GLib.timeout_add(int(TICK * 1000), lambda: self._tell(idle=TICK), priority=GLib.PRIORITY_LOW)

    def getInfo(self):
        return ["Scribe", "scribe"]

    def getVoiceFamilies(self):
        return [VoiceFamily({VoiceFamily.NAME: "Scribe", VoiceFamily.LANG: "en"})]

    def speak(self, text=None, acss=None, interrupt=True):
        if isinstance(text, str) and text.strip():
            self._tell(said=" ".join(text.split()))

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def sayAll(self, utterances, progress):
        def go_on():
            context, _voice = next(utterances, (None, None))
            if context is None:
                return False
            progress(context.copy(), SayAllContext.PROGRESS)
            self.speak(context.utterance)
            context.currentOffset = context.endOffset
            progress(context.copy(), SayAllContext.COMPLETED)
            return True

        GLib.idle_add(go_on)

    def _tell(self, **what):
        self._test.sendall((json.dumps(what) + "\n").encode())
        return True
