"""A speech server for Orca that prints instead of speaking.

Each utterance is a line. An empty line means that Orca had nothing to do for a tenth of a second,
which is the only sign that it has said everything.
"""
from gi.repository import GLib
from orca import speechserver


def write(line):
    print(line, flush=True)
    return True


# With low priority, it has to wait while Orca has events to process.
GLib.timeout_add(100, lambda: write(""), priority=GLib.PRIORITY_LOW)


class SpeechServer(speechserver.SpeechServer):
    @staticmethod
    def getSpeechServer(info=None):
        return SpeechServer()

    def speak(self, text=None, acss=None, interrupt=True):
        if isinstance(text, str) and text.strip():
            write(" ".join(text.split()))

    def speakCharacter(self, character, acss=None):
        self.speak(character)

    def sayAll(self, utterances, progress):
        for context, _voice in utterances:
            self.speak(context.utterance)
