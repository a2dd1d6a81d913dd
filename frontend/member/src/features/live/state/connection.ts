import { socketPath, type ServerToClientEvents } from '#contracts';
import { openSocket } from '#kit';
import { catchUp, tellHint } from '#member/shared/state/hints';
import { whenUsed } from '../model/when-used';

// One connection for the whole page. A change of layout takes its users away for a moment: it stays open that long.
const lingerMs = 5_000;
/** A server that cannot ask its database refuses, and the client would not try again by itself. */
const refusedPauseMs = 5_000;

interface Connection {
  close: () => void;
}

let users = 0;
let connection: Connection | null = null;
let closing: ReturnType<typeof setTimeout> | undefined;

function open(): Connection {
  let closed = false;
  let close = () => undefined as void;
  let stopWaiting = () => undefined as void;
  void openSocket<ServerToClientEvents>(socketPath).then((socket) => {
    if (closed) {
      socket.disconnect();
      return;
    }
    close = () => void socket.disconnect();
    socket.on('connect', catchUp);
    socket.on('connect_error', ({ message }) => {
      if (message !== 'unavailable') return;
      const retry = setTimeout(() => socket.connect(), refusedPauseMs);
      stopWaiting = () => clearTimeout(retry);
    });
    // Eleven open tabs that all came back by themselves would push each other out for ever. Until somebody is here the poll is enough.
    socket.on('socket.closed', () => {
      socket.once('disconnect', () => {
        stopWaiting = whenUsed(() => socket.connect());
      });
    });
    socket.onAny((name: string, payload: unknown) => tellHint(name, payload));
  });
  return {
    close: () => {
      closed = true;
      stopWaiting();
      close();
    },
  };
}

/** Listens to the hints of the server until the last user has gone. The client itself is loaded here: never before the first paint. */
export function joinConnection(): () => void {
  users += 1;
  clearTimeout(closing);
  connection ??= open();
  return () => {
    users -= 1;
    if (users > 0) return;
    closing = setTimeout(() => {
      connection?.close();
      connection = null;
    }, lingerMs);
  };
}
