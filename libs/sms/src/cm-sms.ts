import type { SmsConfig } from '#config';
import { faultIn, toCmRequest } from './cm-wire.js';
import { SmsError, SmsSender, type Sms } from './sms-sender.js';

/** Somebody waits at the screen for the answer. */
const PATIENCE_MS = 8_000;

/** SMS by CM.com. One request, one answer: whoever did not get the code asks for another. */
export class CmSms extends SmsSender {
  readonly isAvailable = true;

  constructor(
    private readonly settings: SmsConfig,
    private readonly patienceMs = PATIENCE_MS,
  ) {
    super();
  }

  async send(sms: Sms): Promise<void> {
    const { endpoint, productToken, sender } = this.settings;
    const { status, text } = await this.reached(async (signal) => {
      const response = await fetch(endpoint, {
        method: 'POST',
        // A redirect would carry the token, and the code, to wherever it points.
        redirect: 'error',
        signal,
        headers: { accept: 'application/json', 'content-type': 'application/json', 'x-cm-producttoken': productToken },
        body: JSON.stringify(toCmRequest(sms, sender)),
      });
      return { status: response.status, text: await response.text() };
    });
    const fault = faultIn(status, parsed(text));
    if (fault) throw fault;
  }

  /** Also the reading of an answer may break off, or take too long. */
  private async reached<Result>(ask: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
    try {
      return await ask(AbortSignal.timeout(this.patienceMs));
    } catch (cause) {
      throw new SmsError('unavailable', 'CM.com cannot be reached', { cause });
    }
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
