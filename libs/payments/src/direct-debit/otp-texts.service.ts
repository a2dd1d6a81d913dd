import { Injectable } from '@nestjs/common';
import { Limiter, type AuthLimitName } from '#auth';
import { AppError, type Locale, type MemberId, type Money } from '#contracts';
import { logger } from '#observability';
import { SmsError, SmsSender } from '#sms';
import { otpText } from './mandate-text.js';

export interface OtpText {
  readonly memberId: MemberId;
  /** The address of whoever asked for it. */
  readonly ip: string;
  readonly phone: string;
  readonly phoneCountry: string;
  readonly otp: string;
  readonly locale: Locale;
  readonly site: string;
  /** What it is for. */
  readonly amount: Money;
}

/**
 * Sends codes to phones, and no more of them than people need. It is sent inside the call that asks for it, so that no code ever waits in a queue.
 */
@Injectable()
export class OtpTexts {
  constructor(
    private readonly limiter: Limiter,
    private readonly sms: SmsSender,
  ) {}

  /** Counts a text before anything is written for it; answers how to take the count back. Throws `sms_limit`. */
  async take({
    memberId,
    ip,
    phone,
    phoneCountry,
  }: Pick<OtpText, 'memberId' | 'ip' | 'phone' | 'phoneCountry'>): Promise<() => Promise<void>> {
    const points: readonly (readonly [AuthLimitName, string])[] = [
      ['debitSmsByMember', memberId],
      ['debitSmsByPhone', phone],
      ['debitSmsByNetwork', ip],
      ['debitSmsByCountry', phoneCountry],
    ];
    const taken: (readonly [AuthLimitName, string])[] = [];
    const giveBack = async () => {
      for (const [name, subject] of taken.splice(0)) await this.limiter.reward(name, subject);
    };
    try {
      for (const point of points) {
        await this.limiter.consume(...point, 'sms_limit');
        taken.push(point);
      }
    } catch (error) {
      await giveBack();
      throw error;
    }
    return giveBack;
  }

  /** Throws `sms_failed` when it did not go out. */
  async send({ phone, otp, locale, site, amount }: Pick<OtpText, 'phone' | 'otp' | 'locale' | 'site' | 'amount'>): Promise<void> {
    try {
      await this.sms.send({ to: phone, text: otpText(locale, { otp, site, amount }), locale });
    } catch (error) {
      if (!(error instanceof SmsError)) throw error;
      logger.warn({ kind: error.kind }, 'a code was not sent to a phone');
      throw new AppError('sms_failed');
    }
  }
}
