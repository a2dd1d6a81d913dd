import { Injectable } from '@nestjs/common';
import { RedisClients, type Tx } from '#database';
import { traces } from '#observability';
import type { EventDefinition } from './define-event.js';
import { OutboxRepository } from './outbox.repository.js';
import { reactionsTo } from './reactions.js';

/** Redis channel by which a commit wakes the relay; the relay also looks by itself. */
export const KICK_CHANNEL = 'outbox:kick';

/** The outbox: what was told in a transaction will be reacted to, once the transaction is committed, whatever breaks in between. */
@Injectable()
export class Outbox {
  constructor(
    private readonly redis: RedisClients,
    private readonly outbox: OutboxRepository,
  ) {}

  /** Writes one row per reaction to the event, in the caller's transaction. Throws when the payload is not what the event says. */
  async tell<Payload>(tx: Tx, event: EventDefinition<string, Payload>, facts: Payload): Promise<void> {
    const payload = event.schema.parse(facts);
    const rows = reactionsTo(event.name);
    if (rows.length === 0) return;
    const trace = traces().here() ?? null;
    for (const reaction of rows) {
      const key = reaction.key ? (payload as Record<string, string>)[reaction.key] : null;
      await this.outbox.insertOnce(tx, {
        reaction: reaction.job,
        key: key ?? null,
        payload,
        v: event.version,
        trace,
        delayS: reaction.delay ?? 0,
      });
    }
    if (rows.some(({ delay }) => !delay)) tx.afterCommit(() => this.kick());
  }

  /** The same for many events of one kind, whose reactions have no key: a statement for each reaction, and one kick. */
  async tellAll<Payload>(tx: Tx, event: EventDefinition<string, Payload>, facts: readonly Payload[]): Promise<void> {
    const payloads = facts.map((one) => event.schema.parse(one));
    if (payloads.length === 0) return;
    const trace = traces().here() ?? null;
    for (const { job, key, delay = 0 } of reactionsTo(event.name)) {
      if (key) throw new Error(`${job} waits once for each key: tell its events one by one`);
      await this.outbox.insertAll(tx, { reaction: job, v: event.version, trace, delayS: delay }, payloads);
    }
    tx.afterCommit(() => this.kick());
  }

  /** Wakes the relay. Best effort: a lost kick costs half a second. */
  async kick(): Promise<void> {
    await this.redis.named('jobs').publish(KICK_CHANNEL, '1');
  }
}
