import type { Locale } from '#contracts';

export interface Sms {
  /** A mobile phone in E.164: `+31612345678`. */
  readonly to: string;
  /** Signs that a phone has no letter for are written plainly (`plainSms`). */
  readonly text: string;
  /** Of the text, for providers that want to know it. */
  readonly locale?: Locale;
}

/**
 * `refused`: this phone or this text, for good. `unavailable`: not this time, and nobody knows whether it went out. `misconfigured`: our account,
 * our sender or our money there.
 */
export type SmsFault = 'refused' | 'unavailable' | 'misconfigured';

/** Its message goes to the log: it says nothing of the phone, nor of the text. */
export class SmsError extends Error {
  constructor(
    readonly kind: SmsFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'SmsError';
  }
}

/** Hands text messages over to a provider. */
export abstract class SmsSender {
  /** Whether anything is set up by which SMS go out; without it nothing that needs one is offered. */
  abstract readonly isAvailable: boolean;
  /** When it returns, the provider has taken the SMS; whether the phone gets it is not known. Throws an `SmsError`. Nothing is tried twice. */
  abstract send(sms: Sms): Promise<void>;
}
