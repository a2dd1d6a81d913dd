import type { Locale } from '#contracts';

export interface Sms {
  /** E.164. */
  readonly to: string;
  readonly text: string;
  readonly locale?: Locale;
}

/** Sends texts to phones. Each throws an `SmsError` when it did not go out. */
export abstract class SmsSender {
  /** Whether anything is set up that sends. */
  abstract readonly isAvailable: boolean;
  abstract send(sms: Sms): Promise<void>;
}

export class SmsError extends Error {
  override readonly name = 'SmsError';
  constructor(
    readonly kind: 'refused' | 'unavailable' | 'misconfigured',
    message: string,
  ) {
    super(message);
  }
}
