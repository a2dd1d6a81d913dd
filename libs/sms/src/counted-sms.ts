import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { logger, metrics } from '#observability';
import { SmsError, SmsSender, type Sms } from './sms-sender.js';
import type { SmsTally } from './sms-tally.js';

/** Any sender, counted by the country of the phone: each SMS costs money, and whoever earns by it (SMS pumping) shows by a country. */
export class CountedSms extends SmsSender {
  constructor(
    private readonly sender: SmsSender,
    private readonly tally: SmsTally,
  ) {
    super();
  }

  get isAvailable(): boolean {
    return this.sender.isAvailable;
  }

  async send(sms: Sms): Promise<void> {
    const country = countryOf(sms.to);
    try {
      await this.sender.send(sms);
    } catch (error) {
      const kind = error instanceof SmsError ? error.kind : 'unavailable';
      metrics.sms.inc({ country, outcome: kind });
      logger.warn({ country, error }, 'an SMS was not sent');
      // A phone that is refused says nothing of the provider.
      if (kind !== 'refused') await this.noted(() => this.tally.noteFailed());
      throw error;
    }
    metrics.sms.inc({ country, outcome: 'taken' });
    await this.noted(() => this.tally.noteTaken(country));
  }

  /** While Redis is away nothing is counted, and SMS go out all the same. */
  private async noted(note: () => Promise<void>): Promise<void> {
    await note().catch(() => undefined);
  }
}

/** By the digits that a number begins with. */
const countryOf = (phone: string): string => parsePhoneNumberFromString(phone)?.country ?? 'other';
