import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import type { DirectDebitView, MemberId } from '#contracts';
import { Transactions } from '#database';
import { DebitAvailability } from './debit-availability.service.js';
import { DebitBuyers } from './debit-buyers.service.js';
import { openForm } from './debit-keys.js';
import { debitLimits } from './debit-limits.policy.js';
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
    private readonly availability: DebitAvailability,
    private readonly mandates: MandatesRepository,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  view(memberId: MemberId, { language }: Reader = {}): Promise<DirectDebitView> {
    return this.transactions.read(async (tx) => {
      const { buyer, site } = await this.buyers.find(tx, memberId);
      const mandates = await this.mandates.ofMember(tx, memberId);
      return {
        ...(await this.availability.of(tx, { buyer, site })),
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

  private holderOf({ reference, formSealed }: Mandate): string {
    return openForm(this.config.appSecret, reference, formSealed).holder;
  }
}
