import { Injectable } from '@nestjs/common';
import type { DirectDebitView } from '#contracts';
import type { Tx } from '#database';
import { bundlesFor } from '#site';
import { DebitBlocks } from './debit-blocks.service.js';
import type { DebitBuyer } from './debit-buyers.service.js';
import { debitFreeAt } from './debit-limits.policy.js';
import { DebitRules } from './debit-rules.service.js';
import { DebitsRepository } from './debits.repository.js';

/** Whether a member can pay by direct debit now, and if not, from when on. */
@Injectable()
export class DebitAvailability {
  constructor(
    private readonly rules: DebitRules,
    private readonly blocks: DebitBlocks,
    private readonly debits: DebitsRepository,
  ) {}

  /** By the cheapest bundle: whoever cannot pay that one can pay none. */
  async of(tx: Tx, { buyer, site }: DebitBuyer): Promise<Pick<DirectDebitView, 'availability' | 'free_at'>> {
    const bundles = bundlesFor(site.settings, buyer.country);
    const [cheapest] = bundles.toSorted((one, other) => one.price.minor - other.price.minor);
    if (!cheapest || !this.rules.isOffered(buyer, cheapest.price.currency, site.company))
      return { availability: 'unavailable', free_at: null };
    if (await this.blocks.isBlocked(tx, buyer.id, null)) return { availability: 'blocked', free_at: null };
    const freeAt = debitFreeAt(await this.debits.counted(tx, buyer.id), cheapest.price.minor, buyer.now);
    return freeAt ? { availability: 'limit', free_at: freeAt.toISOString() } : { availability: 'available', free_at: null };
  }
}
