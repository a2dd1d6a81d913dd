import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { AppError, type DebitForm, type DebitRequestBody, type DebitRequestView, type MemberId, type Money } from '#contracts';
import { Transactions, type Tx } from '#database';
import { DebitBuyers } from './debit-buyers.service.js';
import { newOtp, openForm, otpHashOf } from './debit-keys.js';
import { requestStateOf, resendAt } from './debit-request.policy.js';
import { DebitRequestsRepository, type DebitRequest } from './debit-requests.repository.js';
import { toRequestView } from './direct-debit.views.js';
import { NewDebitRequests, type DebitCaller } from './new-debit-requests.service.js';
import { OtpTexts } from './otp-texts.service.js';

/** What a member does before they order by direct debit: the form, the code on their phone, the summary of what they authorise. */
@Injectable()
export class DebitRequests {
  constructor(
    private readonly transactions: Transactions,
    private readonly buyers: DebitBuyers,
    private readonly newRequests: NewDebitRequests,
    private readonly requests: DebitRequestsRepository,
    private readonly texts: OtpTexts,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Sends a code for one amount from one account. Throws what keeps the member from paying so, and `sms_failed`; then nothing has happened. */
  async request(caller: DebitCaller, body: DebitRequestBody): Promise<DebitRequestView> {
    const { memberId, ip } = caller;
    const id = randomUUID();
    const otp = newOtp();
    const { request, phone, site } = await this.transactions.read(async (tx) => {
      const buyer = await this.buyers.find(tx, memberId);
      return { ...(await this.newRequests.prepare(tx, buyer, { ...caller, body }, { id, otp })), site: buyer.site.name };
    });
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
    return this.transactions.read(async (tx) => {
      const { buyer } = await this.buyers.find(tx, memberId);
      const request = await this.ownOf(tx, memberId, id);
      return toRequestView(request, this.formOf(request).holder, buyer.now);
    });
  }

  /** Sends another code for the same; the one before is over. Throws `sms_limit` before its time, `debit_code_needed` when the request is over. */
  async sendAgain({ memberId, ip }: DebitCaller, id: string): Promise<DebitRequestView> {
    const before = await this.transactions.read((tx) => this.ownOf(tx, memberId, id));
    const phone = this.formOf(before).phone;
    const giveBack = await this.texts.take({ memberId, ip, phone, phoneCountry: before.phoneCountry });
    const otp = newOtp();
    try {
      const site = await this.transactions.run(async (tx) => {
        const { buyer, site: sold } = await this.buyers.find(tx, memberId);
        const request = await this.requests.lockOwn(tx, memberId, id);
        if (!request || request.verifiedAt || request.usedAt) throw new AppError('debit_code_needed');
        if (resendAt(request) > buyer.now) throw new AppError('sms_limit', { retryAt: resendAt(request) });
        await this.requests.renew(tx, id, otpHashOf(this.config.appSecret, id, otp));
        return sold.name;
      });
      await this.texts.send({ phone, otp, locale: before.locale, site, amount: amountOf(before) });
    } catch (error) {
      if (error instanceof AppError && error.code === 'sms_failed') await this.transactions.run((tx) => this.requests.undoSend(tx, before));
      await giveBack();
      throw error;
    }
    return this.find(memberId, id);
  }

  /** Throws `code_invalid`; who is right once more within the time of the summary sees it again. */
  async verify(memberId: MemberId, id: string, otp: string): Promise<DebitRequestView> {
    const isRight = await this.transactions.run(async (tx) => {
      const { buyer } = await this.buyers.find(tx, memberId);
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

  private async ownOf(tx: Tx, memberId: MemberId, id: string): Promise<DebitRequest> {
    const request = await this.requests.findOwn(tx, memberId, id);
    if (!request) throw new AppError('not_found');
    return request;
  }

  private formOf({ reference, formSealed }: DebitRequest): DebitForm {
    return openForm(this.config.appSecret, reference, formSealed);
  }
}

const amountOf = ({ amountMinor: minor, currency }: Pick<DebitRequest, 'amountMinor' | 'currency'>): Money => ({ minor, currency });
