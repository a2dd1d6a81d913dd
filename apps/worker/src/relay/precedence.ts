import { EventEmitter, once } from 'node:events';
import { Injectable } from '@nestjs/common';
import { precedence, type QueueName } from '#queues';

/** A stream of urgent jobs that never ends holds the others up by so much each, and no more. */
const LONGEST_MS = 250;

/** Lets jobs for which somebody waits use the machine before those for which nobody does. */
@Injectable()
export class Precedence {
  private urgent = 0;
  private readonly events = new EventEmitter().setMaxListeners(0);

  async run<Result>(queue: QueueName, work: () => Promise<Result>): Promise<Result> {
    if (precedence[queue] === 'last') await this.waitForUrgent();
    if (precedence[queue] !== 'first') return work();
    this.urgent += 1;
    try {
      return await work();
    } finally {
      this.urgent -= 1;
      if (this.urgent === 0) this.events.emit('idle');
    }
  }

  private async waitForUrgent(): Promise<void> {
    if (this.urgent === 0) return;
    await once(this.events, 'idle', { signal: AbortSignal.timeout(LONGEST_MS) }).catch(() => undefined);
  }
}
