import { Injectable } from '@nestjs/common';
import type { PaymentMethod } from '#contracts';
import { logger } from '#observability';
import { PaymentProvider } from '../provider/index.js';

/** What was switched on there is asked for again after this time. */
const FRESH_MS = 60_000;

/** What the provider said last of a currency. */
export interface SwitchedOn {
  readonly methods: readonly PaymentMethod[];
  readonly askedAt: Date;
}
interface Asked {
  readonly at: number;
  readonly isAnswered: boolean;
}

/** What is switched on at the provider, by currency, as each process last heard it: no member and no transaction waits for the answer. */
@Injectable()
export class ProviderMethods {
  private readonly known = new Map<string, SwitchedOn>();
  private readonly asked = new Map<string, Asked>();
  private readonly asking = new Map<string, Promise<void>>();

  constructor(private readonly provider: PaymentProvider) {}

  /** At once; null while nobody has answered yet. What is older than a minute is asked for in the background and counts until then. */
  inCurrency(currency: string): readonly PaymentMethod[] | null {
    const last = this.asked.get(currency);
    if (!last || Date.now() - last.at > FRESH_MS) void this.ask(currency);
    return this.known.get(currency)?.methods ?? null;
  }

  /** Asks now. What was said before counts where the provider is away. */
  async refresh(currency: string): Promise<{ readonly answer: SwitchedOn | null; readonly isAway: boolean }> {
    await this.ask(currency);
    return this.last(currency);
  }

  /** What was said last, without asking. */
  last(currency: string): { readonly answer: SwitchedOn | null; readonly isAway: boolean } {
    const asked = this.asked.get(currency);
    return { answer: this.known.get(currency) ?? null, isAway: asked !== undefined && !asked.isAnswered };
  }

  /** One call for all who want to know at the same time. */
  private ask(currency: string): Promise<void> {
    const running = this.asking.get(currency);
    if (running) return running;
    const note = (isAnswered: boolean) => void this.asked.set(currency, { at: Date.now(), isAnswered });
    const asked = Promise.resolve()
      .then(() => this.provider.listMethods(currency))
      .then((methods) => {
        this.known.set(currency, { methods, askedAt: new Date() });
        note(true);
      })
      .catch((error: unknown) => {
        note(false);
        logger.warn(
          { err: error, event: 'methods_unread', currency },
          'the provider did not say what is switched on: what it said last counts',
        );
      })
      .finally(() => void this.asking.delete(currency));
    this.asking.set(currency, asked);
    return asked;
  }
}
