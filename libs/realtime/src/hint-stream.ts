import { Injectable } from '@nestjs/common';
import { RedisClients } from '#database';
import { hintStream } from './publishing-adapter.js';

/** A socket that was away longer asks the feed instead. */
const KEPT_MS = 10 * 60_000;

/** Hints carry names and texts: on a quiet night they would stay in Redis for as long as nothing pushes them out. */
@Injectable()
export class HintStream {
  constructor(private readonly redis: RedisClients) {}

  async forgetOld(): Promise<void> {
    await this.redis.named('sockets').xtrim(hintStream.streamName, 'MINID', Date.now() - KEPT_MS);
  }
}
