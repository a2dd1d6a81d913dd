import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Transactions } from '#database';
import { SessionRevocationsRepository } from './session-revocations.repository.js';

const ASK_MS = 1_000;
/** What is remembered is believed while the last answer is no older than this: so long an ended session can live on in another process. */
const FRESH_MS = 2_000;

/**
 * Whose session ended or whose account changed, in whichever process. Postgres is asked each second from the first question on; when it does
 * not answer, what is known is not fresh.
 */
@Injectable()
export class SessionRevocations implements OnModuleDestroy {
  private listener?: (memberIds: readonly string[]) => void;
  private timer?: NodeJS.Timeout;
  private heardAt = Number.NEGATIVE_INFINITY;
  private isAsking = false;

  constructor(
    private readonly transactions: Transactions,
    private readonly revocations: SessionRevocationsRepository,
  ) {}

  /** The listener gets the members of the last half minute, the same ones several times. */
  subscribe(listener: (memberIds: readonly string[]) => void): void {
    this.listener = listener;
  }

  /** Whether everything that was committed two seconds ago has been told. The first question begins the listening. */
  isFresh(): boolean {
    if (!this.timer) {
      this.timer = setInterval(() => void this.ask().catch(() => undefined), ASK_MS);
      this.timer.unref();
    }
    return performance.now() - this.heardAt < FRESH_MS;
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  /** Every process has heard of what is older. */
  async forgetOld(): Promise<void> {
    await this.transactions.run((tx) => this.revocations.forgetOld(tx));
  }

  /** One question at a time: a Postgres that hangs must not find every connection taken by it. */
  private async ask(): Promise<void> {
    if (this.isAsking) return;
    this.isAsking = true;
    const askedAt = performance.now();
    try {
      const memberIds = await this.revocations.recent();
      this.listener?.(memberIds);
      this.heardAt = askedAt;
    } finally {
      this.isAsking = false;
    }
  }
}
