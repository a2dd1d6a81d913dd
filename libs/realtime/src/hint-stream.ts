import { Injectable } from '@nestjs/common';
import { RedisClients } from '#database';
import { hintStream } from './publishing-adapter.js';

/** A socket that was away longer asks the feed instead. */
const KEPT_MS = 10 * 60_000;
/** Where hints stood before they were sealed. */
const UNSEALED = 'socket.io';

/** The one place that says how long hints stay: on a quiet night they would be in Redis for as long as nothing pushes them out. */
@Injectable()
export class HintStream {
  constructor(private readonly redis: RedisClients) {}

  async forgetOld(): Promise<void> {
    const redis = this.redis.named('sockets');
    await redis.xtrim(hintStream.streamName, 'MINID', Date.now() - KEPT_MS);
    await redis.unlink(UNSEALED);
  }
}
