import { connect } from 'node:net';

export interface SlowWish {
  /** At once. */
  readonly head: string;
  /** Again and again after that; nothing when empty. */
  readonly drip: string;
  readonly everyMs: number;
  /** It gives up after so long. */
  readonly longestMs: number;
}

export interface SlowEnd {
  /** What the server said before it closed. */
  readonly heard: string;
  readonly ms: number;
  /** The server had enough; else the sender gave up. */
  readonly isClosed: boolean;
}

/** Holds a connection by sending next to nothing, as somebody does who wants to hold all of them. */
export function sendSlowly(port: string, { head, drip, everyMs, longestMs }: SlowWish): Promise<SlowEnd> {
  const startedAt = performance.now();
  const socket = connect(Number(port), '127.0.0.1');
  let heard = '';
  let isClosed = true;
  socket.on('data', (chunk: Buffer) => (heard += chunk.toString('latin1')));
  socket.on('error', () => undefined);
  socket.write(head);
  const dripping = setInterval(() => drip !== '' && socket.write(drip), everyMs);
  const patience = setTimeout(() => {
    isClosed = false;
    socket.destroy();
  }, longestMs);
  return new Promise((resolve) => {
    socket.once('close', () => {
      clearInterval(dripping);
      clearTimeout(patience);
      resolve({ heard, ms: performance.now() - startedAt, isClosed });
    });
  });
}
