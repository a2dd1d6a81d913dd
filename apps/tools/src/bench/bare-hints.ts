import { io } from 'socket.io-client';
import { socketPath } from '#contracts';
import { BareSockets } from './bare-sockets.js';
import type { Run } from './figure.js';
import { LatencyClock } from './latency-clock.js';
import { connected } from './listeners.js';
import type { Stage } from './stage.js';

/**
 * Hints over bare socket.io from one process to another, into so many rooms with a socket each. Answers what measures their p95, as `LatencyClock`
 * does; each carries the payload.
 */
export async function bareHints({ atEnd }: Run, { product }: Stage, rooms: number, payload: object = {}) {
  const [from, to] = await Promise.all([BareSockets.start(product.redisUrl), BareSockets.start(product.redisUrl)]);
  for (const one of [from, to]) atEnd(() => one.stop());
  const clock = new LatencyClock();
  const sockets = Array.from({ length: rooms }, (_socket, index) =>
    io(to.url, { path: socketPath, transports: ['websocket'], forceNew: true, auth: { room: `room-${index}` } }),
  );
  atEnd(() => sockets.forEach((socket) => socket.disconnect()));
  for (const socket of sockets) socket.on('probe', ({ id }: { id: string }) => clock.end(id, performance.now()));
  await Promise.all(sockets.map(connected));
  return (perSecond: number, seconds: number): Promise<number> =>
    clock.p95(perSecond, seconds, (turn) => {
      clock.begin(`${turn}`);
      from.emit({ room: `room-${turn % rooms}`, payload: { ...payload, id: `${turn}` } });
    });
}
