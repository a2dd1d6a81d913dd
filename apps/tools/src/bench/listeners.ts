import { io, type Socket } from 'socket.io-client';
import { socketPath, type SocketPayload } from '#contracts';
import type { Actor } from './stage.js';

export type Heard = (message: SocketPayload<'chat.message'>['message'], at: number) => void;

/** A socket of each member at one API process; `heard` is told of each message. */
export async function listen(url: string, members: readonly Actor[], heard: Heard): Promise<Socket[]> {
  const sockets = members.map(({ cookie }) => {
    const socket = io(url, { path: socketPath, transports: ['websocket'], forceNew: true, extraHeaders: { cookie } });
    socket.on('chat.message', ({ message }: SocketPayload<'chat.message'>) => heard(message, performance.now()));
    return socket;
  });
  await Promise.all(sockets.map(connected));
  return sockets;
}

export const connected = (socket: Socket): Promise<void> =>
  new Promise((done) => {
    if (socket.connected) done();
    else socket.once('connect', () => done());
  });
