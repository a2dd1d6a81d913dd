"""
Stands where Orca looks for the client of Speech Dispatcher: what would be spoken is written to a file, a line each, and has been spoken at once.
So nothing waits for a voice, and nothing that is said is lost because something else is said after it.
"""

import json
import os

_file = open(os.environ['SAID'], 'a', buffering=1, encoding='utf-8')


def _write(kind, words=''):
    _file.write(json.dumps({'kind': kind, 'words': words}, ensure_ascii=False) + '\n')


class Priority:
    MESSAGE = 'message'


class PunctuationMode:
    ALL, MOST, SOME, NONE = 'all', 'most', 'some', 'none'


class DataMode:
    SSML, TEXT = 'ssml', 'text'


class CallbackType:
    INDEX_MARK, BEGIN, END, CANCEL = 'index-marks', 'begin', 'end', 'cancel'


class SSIPCommunicationError(Exception):
    pass


class SSIPClient:
    def __init__(self, *_args, **_kwargs):
        pass

    def speak(self, text, callback=None, event_types=None):
        _write('speak', text)
        if callback:
            callback(CallbackType.BEGIN)
            callback(CallbackType.END)

    def char(self, char):
        _write('speak', char)

    def cancel(self, *_args):
        _write('cancel')

    stop = cancel

    def list_output_modules(self):
        return ()

    list_synthesis_voices = list_output_modules

    def get_rate(self):
        return 0

    get_pitch = get_volume = get_language = get_rate

    def close(self):
        _file.close()

    def __getattr__(self, name):
        if not name.startswith('set_'):
            raise AttributeError(name)
        return lambda *_args: None
