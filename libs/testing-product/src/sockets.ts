import { io, type Socket } from 'socket.io-client';
import { socketPath, type ServerToClientEvents } from '#contracts';

export type Hint = { readonly name: string; readonly payload: unknown; readonly at: number };
export type OpenSocket = { readonly socket: Socket<ServerToClientEvents>; readonly hints: readonly Hint[] };

/** The open sockets of a spec. */
export class Sockets {
  private readonly opened: Socket[] = [];

  /** A socket as a browser opens it, and every hint that came over it. Throws when it is refused. */
  async open(url: string, cookie: string | undefined, origin: string | undefined): Promise<OpenSocket> {
    const socket: Socket<ServerToClientEvents> = io(url, {
      path: socketPath,
      transports: ['websocket'],
      forceNew: true,
      reconnectionDelayMax: 500,
      extraHeaders: { ...(cookie && { cookie }), ...(origin && { origin }) },
    });
    this.opened.push(socket);
    const hints: Hint[] = [];
    socket.onAny((name: string, payload: unknown) => hints.push({ name, payload, at: performance.now() }));
    await new Promise<void>((resolve, reject) => {
      socket.once('connect', resolve);
      socket.once('connect_error', (error) => {
        socket.disconnect();
        reject(error);
      });
    });
    return { socket, hints };
  }

  close(): void {
    for (const socket of this.opened) socket.disconnect();
  }
}
