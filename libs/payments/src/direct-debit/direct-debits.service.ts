import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import type { DirectDebitView, MemberId } from '#contracts';
import { Transactions, type Tx } from '#database';
import { bundlesFor } from '#site';
import { DebitBlocks } from './debit-blocks.service.js';
import { DebitBuyers, type DebitBuyer } from './debit-buyers.service.js';
import { openForm } from './debit-keys.js';
import { debitFreeAt, debitLimits } from './debit-limits.policy.js';
import { DebitRules } from './debit-rules.service.js';
import { DebitsRepository } from './debits.repository.js';
import { toMandateView, type Reader } from './direct-debit.views.js';
import { boxText } from './mandate-text.js';
import { MandatesRepository, type Mandate } from './mandates.repository.js';
import { debitCountries } from './phone.policy.js';

/** What a member sees of this way to pay: whether it is theirs now, its limits, and what they authorised before. */
@Injectable()
export class DirectDebits {
  constructor(
    private readonly transactions: Transactions,
    private readonly buyers: DebitBuyers,
    private readonly rules: DebitRules,
    private readonly blocks: DebitBlocks,
    private readonly debits: DebitsRepository,
    private readonly mandates: MandatesRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  view(memberId: MemberId, { language }: Reader = {}): Promise<DirectDebitView> {
    return this.transactions.read(async (tx) => {
      const { buyer, site } = await this.buyers.find(tx, memberId);
      const mandates = await this.mandates.ofMember(tx, memberId);
      return {
        ...(await this.availabilityOf(tx, { buyer, site })),
        limit: {
          open_debits: debitLimits.openDebits,
          amount: { minor: debitLimits.amountMinor, currency: debitLimits.currency },
          days: debitLimits.days,
        },
        debit_text: boxText(language ?? buyer.locale, site.company.name),
        phone_countries: [...debitCountries],
        mandates: mandates.map((one) => toMandateView(one, this.holderOf(one), buyer.now)),
      };
    });
  }

  /** By the cheapest bundle: whoever cannot pay that one can pay none. */
  private async availabilityOf(tx: Tx, { buyer, site }: DebitBuyer): Promise<Pick<DirectDebitView, 'availability' | 'free_at'>> {
    const bundles = bundlesFor(site.settings, buyer.country);
    const [cheapest] = bundles.toSorted((one, other) => one.price.minor - other.price.minor);
    if (!cheapest || !this.rules.isOffered(buyer, cheapest.price.currency, site.company))
      return { availability: 'unavailable', free_at: null };
    if (await this.blocks.isBlocked(tx, buyer.id, null)) return { availability: 'blocked', free_at: null };
    const freeAt = debitFreeAt(await this.debits.counted(tx, buyer.id), cheapest.price.minor, buyer.now);
    return freeAt ? { availability: 'limit', free_at: freeAt.toISOString() } : { availability: 'available', free_at: null };
  }

  private holderOf({ reference, formSealed }: Mandate): string {
    return openForm(this.config.appSecret, reference, formSealed).holder;
  }
}
