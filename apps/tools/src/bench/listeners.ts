import { io, type Socket } from 'socket.io-client';
import { socketPath, type SocketEventName, type SocketPayload } from '#contracts';
import type { Run } from './figure.js';
import type { Actor } from './stage.js';

/** A socket of each member at one API process until the figure ends; `heard` is told of each event of that name, and when it came. */
export async function listen<Event extends SocketEventName>(
  { atEnd }: Pick<Run, 'atEnd'>,
  url: string,
  members: readonly Actor[],
  event: Event,
  heard: (payload: SocketPayload<Event>, at: number) => void,
): Promise<void> {
  const name: string = event;
  const sockets = members.map(({ cookie }) => {
    const socket: Socket = io(url, { path: socketPath, transports: ['websocket'], forceNew: true, extraHeaders: { cookie } });
    socket.on(name, (payload: SocketPayload<Event>) => heard(payload, performance.now()));
    return socket;
  });
  atEnd(() => sockets.forEach((socket) => socket.disconnect()));
  await Promise.all(sockets.map(connected));
}

export const connected = (socket: Socket): Promise<void> =>
  new Promise((done) => {
    if (socket.connected) done();
    else socket.once('connect', () => done());
  });
