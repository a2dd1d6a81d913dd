import { Injectable } from '@nestjs/common';
import { RedisClients } from '#database';
import { SocketHub } from './hub.js';
import { memberRoom } from './publisher.js';

/** More tabs and devices than anybody looks at. */
export const socketsPerMember = 10;
/** Counted anew after a day without another socket. */
const COUNTED_S = 24 * 60 * 60;

const keyOf = (memberId: string): string => `sockets:${memberId}`;

/**
 * Leaves each member the newest ten sockets, in all processes together. What a process that died had counted does no harm: it is the oldest,
 * and goes before any open one. While Redis is away each process counts its own.
 */
@Injectable()
export class SocketLimit {
  constructor(
    private readonly hub: SocketHub,
    private readonly clients: RedisClients,
  ) {}

  /** Counts a socket that was opened, and closes what is too much. */
  async enter(memberId: string, socketId: string): Promise<void> {
    for (const oldest of await this.count(memberId, socketId)) this.close(oldest);
  }

  async leave(memberId: string, socketId: string): Promise<void> {
    await this.redis()
      .zrem(keyOf(memberId), socketId)
      .catch(() => undefined);
  }

  /** The sockets that are too many, none of which is counted any more. */
  private async count(memberId: string, socketId: string): Promise<readonly string[]> {
    try {
      const key = keyOf(memberId);
      const results = await this.redis()
        .multi()
        .zadd(key, Date.now(), socketId)
        .expire(key, COUNTED_S)
        .zrange(key, 0, -socketsPerMember - 1)
        .zremrangebyrank(key, 0, -socketsPerMember - 1)
        .exec();
      return (results?.[2]?.[1] ?? []) as string[];
    } catch {
      return this.tooManyHere(memberId);
    }
  }

  private tooManyHere(memberId: string): readonly string[] {
    const here = [...(this.hub.server.sockets.adapter.rooms.get(memberRoom(memberId)) ?? [])];
    return here.slice(0, -socketsPerMember);
  }

  /** The client hears why, so that it waits for its member and does not fight for its place. */
  private close(socketId: string): void {
    this.hub.server.in(socketId).emit('socket.closed', { v: 1, reason: 'too_many' });
    this.hub.server.in(socketId).disconnectSockets(true);
  }

  private redis() {
    return this.clients.named('producer');
  }
}
