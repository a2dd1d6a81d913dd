import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { AppError, type DebitRequestBody, type MemberId } from '#contracts';
import type { Tx } from '#database';
import { bundlesFor, type Bundle } from '#site';
import type { Buyer } from '../orders/index.js';
import { discountOf, DiscountsService } from '../discounts/index.js';
import { collectionDayAfter } from './collection-day.policy.js';
import type { DebitBuyer } from './debit-buyers.service.js';
import { otpHashOf, sealForm } from './debit-keys.js';
import { DebitPayers } from './debit-payers.service.js';
import type { NewRequest } from './debit-requests.repository.js';
import { DebitRules } from './debit-rules.service.js';
import type { Reader } from './direct-debit.views.js';
import { mandateTextVersion } from './mandate-text.js';
import type { Mobile } from './phone.policy.js';

/** Who asks: the network is kept with what they authorise, and counted for the texts that they have sent. */
export interface DebitCaller extends Reader {
  readonly memberId: MemberId;
  readonly ip: string;
}

/** What a member authorises by a code: the bundle at its price, by which account, on which day. Nothing is written here. */
@Injectable()
export class NewDebitRequests {
  constructor(
    private readonly discounts: DiscountsService,
    private readonly rules: DebitRules,
    private readonly payers: DebitPayers,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Throws what keeps the member from paying so. */
  async prepare(
    tx: Tx,
    { buyer, site }: DebitBuyer,
    { body, ip, language }: DebitCaller & { readonly body: DebitRequestBody },
    { id, otp }: { readonly id: string; readonly otp: string },
  ): Promise<{ readonly request: NewRequest; readonly phone: Mobile }> {
    if (!buyer.isConfirmed) throw new AppError('not_confirmed');
    const bundle = bundlesFor(site.settings, buyer.country).find((one) => one.id === body.bundle_id);
    if (!bundle) throw new AppError('bundle_not_found');
    if (!this.rules.isOffered(buyer, bundle.price.currency, site.company)) throw new AppError('method_unavailable');
    const amount = await this.priceOf(tx, buyer, bundle, body);
    const { form, phone, ...payer } = await this.payers.of(tx, { buyer, site }, body.account);
    await this.rules.assertMayPay(tx, buyer, payer, amount);
    const request: NewRequest = {
      ...payer,
      id,
      memberId: buyer.id,
      siteId: site.id,
      bundleId: bundle.id,
      code: body.code ?? null,
      credits: bundle.credits,
      amountMinor: amount.minor,
      currency: amount.currency,
      formSealed: sealForm(this.config.appSecret, payer.reference, form),
      phoneCountry: phone.country,
      collectOn: collectionDayAfter(buyer.now),
      locale: language ?? buyer.locale,
      textVersion: mandateTextVersion,
      network: ip,
      otpHash: otpHashOf(this.config.appSecret, id, otp),
    };
    return { request, phone };
  }

  /** What the order will cost, which is what is authorised. */
  private async priceOf(tx: Tx, buyer: Buyer, { price }: Bundle, { code, expected }: DebitRequestBody) {
    const wish = { currency: price.currency, priceMinor: price.minor, method: 'directdebit' } as const;
    const { discount, refused } = await this.discounts.choose(tx, buyer, wish, code);
    if (refused) throw new AppError(refused);
    const minor = price.minor - (discount ? discountOf(price.minor, discount.basis_points) : 0);
    if (expected.minor !== minor || expected.currency !== price.currency) throw new AppError('price_changed');
    return { minor, currency: price.currency };
  }
}
