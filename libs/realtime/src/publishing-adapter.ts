import type { Redis } from 'ioredis';
import type { Namespace } from 'socket.io';
import { ClusterAdapter, type ClusterMessage } from 'socket.io-adapter';
import { hintStream } from './hint-stream.js';
import type { SealedHints } from './sealed-hints.js';

/** Adds what is emitted to the stream, in the form that the adapter of the listening processes reads (@socket.io/redis-streams-adapter). */
export class PublishingAdapter extends ClusterAdapter {
  constructor(
    namespace: Namespace,
    private readonly redis: Redis,
    private readonly hints: SealedHints,
  ) {
    super(namespace);
  }

  protected async doPublish(open: ClusterMessage): Promise<string> {
    const message = this.hints.seal(open);
    const { uid, nsp, type } = message;
    const data = 'data' in message ? JSON.stringify(message.data) : '{}';
    const { streamName, maxLen } = hintStream;
    const offset = await this.redis.xadd(streamName, 'MAXLEN', '~', maxLen, '*', 'uid', uid, 'nsp', nsp, 'type', type, 'data', data);
    return offset ?? '';
  }

  protected doPublishResponse(): Promise<void> {
    return Promise.reject(new Error('a process that only publishes has nothing to answer'));
  }
}
