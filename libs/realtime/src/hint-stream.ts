import { Injectable } from '@nestjs/common';
import { RedisClients } from '#database';

/** The Redis stream that the sockets of all processes follow: its name, and how many hints it keeps at most. */
export const hintStream = { streamName: 'hints', maxLen: 10_000 } as const;
/** A socket that was away longer asks the feed instead. */
const KEPT_MS = 10 * 60_000;
/** Where hints stood before they were sealed. */
const UNSEALED = 'socket.io';

/** Forgets hints by their age, too: on a quiet night they would be in Redis for as long as nothing pushes them out. */
@Injectable()
export class HintStream {
  constructor(private readonly redis: RedisClients) {}

  async forgetOld(): Promise<void> {
    const redis = this.redis.named('sockets');
    await redis.xtrim(hintStream.streamName, 'MINID', Date.now() - KEPT_MS);
    await redis.unlink(UNSEALED);
  }
}
