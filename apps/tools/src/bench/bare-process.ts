import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdapter } from '@socket.io/redis-streams-adapter';
import { Redis } from 'ioredis';
import { Server } from 'socket.io';
import { socketPath } from '#contracts';
import type { BareOrder } from './bare-sockets.js';

// A process of its own: it lets everybody in, each into the room they ask for, and sends what it is asked to.
const [redisUrl = ''] = process.argv.slice(2);
const http = createServer();
const server = new Server(http, {
  path: socketPath,
  transports: ['websocket'],
  serveClient: false,
  adapter: createAdapter(new Redis(redisUrl), { streamName: 'bench.bare', maxLen: 10_000, blockTimeInMs: 500, onlyPlaintext: true }),
});
server.on('connection', (socket) => void socket.join(String(socket.handshake.auth['room'])));
process.on('message', (order: BareOrder | 'collect') => {
  if (order === 'collect') {
    for (let turn = 0; turn < 2; turn += 1) globalThis.gc?.();
    process.send?.('collected');
  } else server.to(order.room).emit('probe', order.payload);
});
process.on('disconnect', () => process.exit());
http.listen(0, '127.0.0.1', () => process.send?.((http.address() as AddressInfo).port));
