import { io, type Socket } from 'socket.io-client';
import { socketPath } from '#contracts';
import { BareSockets } from '../bench/bare-sockets.js';
import type { Act } from './open-loop.js';
import type { People } from './people.js';

const AT_ONCE = 50;
const PATIENCE_MS = 10_000;

/** The open tabs of the evening: as many as there are, one comes and the oldest goes. */
export class OpenSockets {
  private readonly open: Socket[] = [];

  private constructor(
    private readonly urls: readonly string[],
    private readonly people: People,
    private readonly bare: BareSockets,
  ) {}

  static async begin(urls: readonly string[], redisUrl: string, people: People): Promise<OpenSockets> {
    return new OpenSockets(urls, people, await BareSockets.start(redisUrl));
  }

  get acts(): { readonly socket: Act; readonly 'bare socket': Act } {
    return {
      socket: async () => {
        this.open.push(await this.dial());
        this.open.shift()?.disconnect();
      },
      'bare socket': async () => {
        const socket = await connected(io(this.bare.url, { ...wish, auth: { room: 'load' } }));
        socket.disconnect();
      },
    };
  }

  /** Until there are so many. */
  async fill(count: number): Promise<void> {
    while (this.open.length < count) {
      const more = Array.from({ length: Math.min(AT_ONCE, count - this.open.length) }, () => this.dial());
      const come = (await Promise.allSettled(more)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      if (come.length === 0) throw new Error('no socket is let in any more');
      this.open.push(...come);
    }
  }

  async end(): Promise<void> {
    for (const socket of this.open) socket.disconnect();
    await this.bare.stop();
  }

  private dial(): Promise<Socket> {
    const url = this.urls[this.open.length % this.urls.length] ?? '';
    return connected(io(url, { ...wish, extraHeaders: { cookie: this.people.one().cookie } }));
  }
}

const wish = { path: socketPath, transports: ['websocket'], forceNew: true, reconnection: false };

function connected(socket: Socket): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const patience = setTimeout(() => refuse('no answer'), PATIENCE_MS);
    const refuse = (reason: string) => {
      clearTimeout(patience);
      socket.disconnect();
      reject(new Error(reason));
    };
    socket.once('connect', () => {
      clearTimeout(patience);
      resolve(socket);
    });
    socket.once('connect_error', ({ message }) => refuse(message));
  });
}
