import type { Socket } from 'socket.io-client';

type EventsMap = Record<string, (...args: never[]) => void>;

/** Loads the socket client on the first call, so that it never delays a first paint; websocket only: no sticky sessions are needed. */
export async function openSocket<ServerToClient extends EventsMap>(path: string): Promise<Socket<ServerToClient, Record<string, never>>> {
  const { io } = await import('socket.io-client');
  return io({ path, transports: ['websocket'], withCredentials: true, reconnectionDelay: 500, reconnectionDelayMax: 10_000 });
}
