"""The log as JSON, an object on each line, for whoever gathers the logs of many processes."""

from __future__ import annotations

import logging
import time
from collections.abc import Mapping
from typing import Any

import msgspec

FORMATS = ("text", "json")


class JsonFormatter(logging.Formatter):
    """Time, level, who says it, the sentence, and the values in it that have names."""

    def format(self, record: logging.LogRecord) -> str:
        moment = time.gmtime(record.created)
        said: dict[str, Any] = {
            "time": f"{time.strftime('%Y-%m-%dT%H:%M:%S', moment)}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if isinstance(record.args, Mapping):
            said |= {str(name): str(value) for name, value in record.args.items()}
        if record.exc_info and record.exc_info[0] is not None:
            said["error"] = record.exc_info[0].__name__
            said["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said).decode()


JSON: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": JsonFormatter}},
    "handlers": {"log": {"class": "logging.StreamHandler", "formatter": "json"}},
    "root": {"handlers": ["log"], "level": "WARNING"},
    "loggers": {"ossuary": {"level": "INFO"}},
}
"""All that speaks, uvicorn as well, is heard by one handler. Libraries that name what they ask for,
links' secrets as well, do so at levels below."""
