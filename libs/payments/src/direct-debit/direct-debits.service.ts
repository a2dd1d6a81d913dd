import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import {
  AppError,
  type DebitForm,
  type DebitRequestBody,
  type DebitRequestView,
  type DirectDebitView,
  type Locale,
  type MemberId,
  type Money,
} from '#contracts';
import { Transactions, type Tx } from '#database';
import { bundlesFor, SiteService, type Bundle, type Site } from '#site';
import { endOf } from '../bank-accounts/index.js';
import { BuyersRepository, type Buyer } from '../orders/index.js';
import { discountOf, DiscountsService } from '../discounts/index.js';
import { collectionDayAfter } from './collection-day.policy.js';
import { DebitBlocks } from './debit-blocks.service.js';
import { ibanKeyOf, newOtp, newReference, openForm, otpHashOf, phoneKeyOf, sealForm } from './debit-keys.js';
import { debitFreeAt, debitLimits } from './debit-limits.policy.js';
import { DebitRequestsRepository, type DebitRequest, type NewRequest } from './debit-requests.repository.js';
import { requestStateOf, resendAt } from './debit-request.policy.js';
import { DebitRules } from './debit-rules.service.js';
import { DebitsRepository } from './debits.repository.js';
import { toMandateView, toRequestView, type Reader } from './direct-debit.views.js';
import { isDebitIban } from './iban.policy.js';
import { boxText, mandateTextVersion } from './mandate-text.js';
import { mandateStateOf } from './mandate.policy.js';
import { MandatesRepository } from './mandates.repository.js';
import { OtpTexts } from './otp-texts.service.js';
import { debitCountries, readMobile, type Mobile } from './phone.policy.js';

/** Who asks: the network is kept with what they authorise, and counted for the texts that they have sent. */
export interface DebitCaller extends Reader {
  readonly memberId: MemberId;
  readonly ip: string;
}

/** The account that is to pay, and the phone to which the code goes. */
type Payer = Pick<
  NewRequest,
  'mandateId' | 'reference' | 'creditorId' | 'creditorName' | 'ibanHmac' | 'phoneHmac' | 'ibanEndsIn' | 'phoneEndsIn'
> & {
  readonly form: DebitForm;
  readonly phone: Mobile;
};

/** What a member does before they order by direct debit: the form, the code on their phone, the summary of what they authorise. */
@Injectable()
export class DirectDebits {
  constructor(
    private readonly transactions: Transactions,
    private readonly buyers: BuyersRepository,
    private readonly sites: SiteService,
    private readonly discounts: DiscountsService,
    private readonly rules: DebitRules,
    private readonly blocks: DebitBlocks,
    private readonly debits: DebitsRepository,
    private readonly mandates: MandatesRepository,
    private readonly requests: DebitRequestsRepository,
    private readonly texts: OtpTexts,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Whether the member may pay so now, and what they authorised before. */
  view(memberId: MemberId, { language }: Reader = {}): Promise<DirectDebitView> {
    return this.transactions.read(async (tx) => {
      const { buyer, site } = await this.buyerOf(tx, memberId);
      const bundles = bundlesFor(site.settings, buyer.country);
      const mandates = await this.mandates.ofMember(tx, memberId);
      return {
        ...(await this.availabilityOf(tx, buyer, site, bundles)),
        limit: {
          open_debits: debitLimits.openDebits,
          amount: { minor: debitLimits.amountMinor, currency: debitLimits.currency },
          days: debitLimits.days,
        },
        debit_text: boxText(language ?? buyer.locale, site.company.name),
        phone_countries: [...debitCountries],
        mandates: mandates.map((one) => toMandateView(one, this.formOf(one).holder, buyer.now)),
      };
    });
  }

  /** Sends a code for one amount from one account. Throws what keeps the member from paying so, and `sms_failed`; then nothing has happened. */
  async request(caller: DebitCaller, body: DebitRequestBody): Promise<DebitRequestView> {
    const id = randomUUID();
    const otp = newOtp();
    const { request, phone, site } = await this.transactions.read((tx) => this.prepare(tx, caller, body, { id, otp }));
    const { memberId, ip } = caller;
    const giveBack = await this.texts.take({ memberId, ip, phone: phone.number, phoneCountry: phone.country });
    await this.transactions.run((tx) => this.requests.insert(tx, request));
    try {
      await this.texts.send({ phone: phone.number, otp, locale: request.locale, site, amount: amountOf(request) });
    } catch (error) {
      await this.transactions.run((tx) => this.requests.remove(tx, id));
      await giveBack();
      throw error;
    }
    return this.find(memberId, id);
  }

  find(memberId: MemberId, id: string): Promise<DebitRequestView> {
    return this.transactions.read((tx) => this.viewOf(tx, memberId, id));
  }

  /** Sends another code for the same; the one before is over. Throws `sms_limit` before its time, `debit_code_needed` when the request is over. */
  async sendAgain({ memberId, ip }: DebitCaller, id: string): Promise<DebitRequestView> {
    const before = await this.transactions.read((tx) => this.ownOf(tx, memberId, id));
    const phone = this.formOf(before).phone;
    const giveBack = await this.texts.take({ memberId, ip, phone, phoneCountry: before.phoneCountry });
    const otp = newOtp();
    try {
      const site = await this.transactions.run(async (tx) => {
        const { buyer, site: sold } = await this.buyerOf(tx, memberId);
        const request = await this.requests.lockOwn(tx, memberId, id);
        if (!request || request.verifiedAt || request.usedAt) throw new AppError('debit_code_needed');
        if (resendAt(request) > buyer.now) throw new AppError('sms_limit', { retryAt: resendAt(request) });
        await this.requests.renew(tx, id, otpHashOf(this.config.appSecret, id, otp));
        return sold.name;
      });
      await this.texts.send({ phone, otp, locale: before.locale, site, amount: amountOf(before) });
    } catch (error) {
      if (error instanceof AppError && error.code === 'sms_failed') await this.transactions.run((tx) => this.requests.unsend(tx, before));
      await giveBack();
      throw error;
    }
    return this.find(memberId, id);
  }

  /** Throws `code_invalid`; who is right once more within the time of the summary sees it again. */
  async verify(memberId: MemberId, id: string, otp: string): Promise<DebitRequestView> {
    const isRight = await this.transactions.run(async (tx) => {
      const { buyer } = await this.buyerOf(tx, memberId);
      const request = await this.requests.lockOwn(tx, memberId, id);
      if (!request) throw new AppError('not_found');
      const isSame = otpHashOf(this.config.appSecret, id, otp).equals(request.otpHash);
      if (requestStateOf(request, buyer.now) === 'verified') return isSame;
      // A try is taken whatever it is worth, and stays taken.
      if (!(await this.requests.takeTry(tx, id)) || !isSame) return false;
      await this.requests.verify(tx, id);
      return true;
    });
    if (!isRight) throw new AppError('code_invalid', { fields: { otp: 'code_invalid' } });
    return this.find(memberId, id);
  }

  private async prepare(tx: Tx, { memberId, ip, language }: DebitCaller, body: DebitRequestBody, { id, otp }: { id: string; otp: string }) {
    const { buyer, site } = await this.buyerOf(tx, memberId);
    if (!buyer.isConfirmed) throw new AppError('not_confirmed');
    const bundle = bundlesFor(site.settings, buyer.country).find((one) => one.id === body.bundle_id);
    if (!bundle) throw new AppError('bundle_not_found');
    if (!this.rules.isOffered(buyer, bundle.price.currency, site.company)) throw new AppError('method_unavailable');
    const amount = await this.priceOf(tx, buyer, bundle, body);
    const { form, phone, ...payer } = await this.payerOf(tx, buyer, site, body.account);
    await this.rules.assertMayPay(tx, buyer, payer, amount);
    const locale: Locale = language ?? buyer.locale;
    const request: NewRequest = {
      ...payer,
      id,
      memberId,
      siteId: site.id,
      bundleId: bundle.id,
      code: body.code ?? null,
      credits: bundle.credits,
      amountMinor: amount.minor,
      currency: amount.currency,
      formSealed: sealForm(this.config.appSecret, payer.reference, form),
      phoneCountry: phone.country,
      collectOn: collectionDayAfter(buyer.now),
      locale,
      textVersion: mandateTextVersion,
      network: ip,
      otpHash: otpHashOf(this.config.appSecret, id, otp),
    };
    return { request, phone, site: site.name };
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

  private async payerOf(tx: Tx, buyer: Buyer, { company }: Site, account: DebitRequestBody['account']): Promise<Payer> {
    if ('mandate_id' in account) return this.payerByMandate(tx, buyer, company, account.mandate_id);
    if (!isDebitIban(account.iban)) throw new AppError('iban_invalid', { fields: { iban: 'iban_invalid' } });
    const phone = this.mobileOf(account.phone, buyer.country);
    const form = { ...account, phone: phone.number };
    const { appSecret } = this.config;
    return {
      form,
      phone,
      mandateId: null,
      reference: newReference(),
      creditorId: company.creditorId ?? '',
      creditorName: company.name,
      ibanHmac: ibanKeyOf(appSecret, form.iban),
      phoneHmac: phoneKeyOf(appSecret, form.phone),
      ibanEndsIn: endOf(form.iban),
      phoneEndsIn: phone.endsIn,
    };
  }

  private async payerByMandate(
    tx: Tx,
    { id: memberId, now, country }: Buyer,
    { creditorId: collectsBy }: Site['company'],
    mandateId: string,
  ): Promise<Payer> {
    const mandate = await this.mandates.findOwn(tx, memberId, mandateId);
    if (!mandate) throw new AppError('mandate_not_found');
    // One that was given to another company is none for this one.
    if (mandateStateOf(mandate, now) !== 'active' || mandate.creditorId !== collectsBy) throw new AppError('mandate_over');
    const { reference, creditorId, creditorName, ibanHmac, phoneHmac, ibanEndsIn, phoneEndsIn } = mandate;
    const form = this.formOf(mandate);
    const phone = this.mobileOf(form.phone, country);
    return { form, phone, mandateId, reference, creditorId, creditorName, ibanHmac, phoneHmac, ibanEndsIn, phoneEndsIn };
  }

  private mobileOf(typed: string, country: string): Mobile {
    const phone = readMobile(typed, country);
    if (typeof phone === 'string') throw new AppError(phone, { fields: { phone } });
    return phone;
  }

  private async availabilityOf(
    tx: Tx,
    buyer: Buyer,
    { company }: Site,
    bundles: readonly Bundle[],
  ): Promise<Pick<DirectDebitView, 'availability' | 'free_at'>> {
    const [cheapest] = bundles.toSorted((one, other) => one.price.minor - other.price.minor);
    if (!cheapest || !this.rules.isOffered(buyer, cheapest.price.currency, company)) return { availability: 'unavailable', free_at: null };
    if (await this.blocks.isBlocked(tx, buyer.id, null)) return { availability: 'blocked', free_at: null };
    const freeAt = debitFreeAt(await this.debits.counted(tx, buyer.id), cheapest.price.minor, buyer.now);
    return freeAt ? { availability: 'limit', free_at: freeAt.toISOString() } : { availability: 'available', free_at: null };
  }

  private async viewOf(tx: Tx, memberId: MemberId, id: string): Promise<DebitRequestView> {
    const { buyer } = await this.buyerOf(tx, memberId);
    const request = await this.ownOf(tx, memberId, id);
    return toRequestView(request, this.formOf(request).holder, buyer.now);
  }

  private async ownOf(tx: Tx, memberId: MemberId, id: string): Promise<DebitRequest> {
    const request = await this.requests.findOwn(tx, memberId, id);
    if (!request) throw new AppError('not_found');
    return request;
  }

  private formOf({ reference, formSealed }: { readonly reference: string; readonly formSealed: Buffer }): DebitForm {
    return openForm(this.config.appSecret, reference, formSealed);
  }

  private async buyerOf(tx: Tx, memberId: MemberId): Promise<{ buyer: Buyer; site: Site }> {
    const buyer = await this.buyers.find(tx, memberId);
    if (!buyer) throw new AppError('member_not_found');
    return { buyer, site: await this.sites.byId(buyer.siteId) };
  }
}

const amountOf = ({ amountMinor: minor, currency }: Pick<DebitRequest, 'amountMinor' | 'currency'>): Money => ({ minor, currency });
