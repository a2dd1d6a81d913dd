import { readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DebitRequestAnswer, DebitRequestBody, ErrorBody } from '#contracts';
import type { Phone } from './phone.js';

const PAUSE_MS = 300;
/** A member who hears nothing asks for another code, and three go to a phone in an hour. */
const REQUESTS = 3;
const VERIFICATIONS = 20;
const FIRST_NUMBER = 12_345_600;

/** How members authorise a debit: the form, the code that their phone shows, and the summary. Each has an account and a phone of their own. */
export class DebitPayer {
  private accounts = 0;
  /** Members who had all the codes of an hour. */
  private readonly limited = new Set<string>();
  private readonly forms = new Map<string, { readonly iban: string; readonly phone: string }>();

  constructor(private readonly mailboxFile: string) {}

  /** The request of the order, once the code was right; undefined when it did not come to that. */
  async authorise(phone: Phone, wish: Pick<DebitRequestBody, 'bundle_id' | 'expected'>): Promise<string | undefined> {
    const { id } = phone.person;
    if (this.limited.has(id)) return undefined;
    const { iban, phone: number } = this.formOf(id);
    const account = { holder: 'T. de Vries', iban, street: 'Dam', house_number: '1', zip: '1012 JS', city: 'Amsterdam', phone: number };
    const body = JSON.stringify({ ...wish, account, authorised: true } satisfies DebitRequestBody);
    for (let left = REQUESTS; left > 0; left -= 1) {
      const answer = await phone.call('POST', '/api/direct-debit/requests', body);
      if (answer?.status === 201) return this.verify(phone, (answer.body as DebitRequestAnswer).request.id, number);
      if (answer && answer.status < 500) {
        if ((answer.body as ErrorBody).error === 'sms_limit') this.limited.add(id);
        return undefined;
      }
      await sleep(PAUSE_MS);
    }
    return undefined;
  }

  private async verify(phone: Phone, id: string, number: string): Promise<string | undefined> {
    const otp = await this.newestCode(number);
    if (otp === undefined) return undefined;
    for (let left = VERIFICATIONS; left > 0; left -= 1) {
      const answer = await phone.call('POST', `/api/direct-debit/requests/${id}/verify`, JSON.stringify({ otp }));
      if (answer && answer.status < 500 && answer.status !== 429) return answer.status < 300 ? id : undefined;
      await sleep(PAUSE_MS);
    }
    return undefined;
  }

  /** The demo's mailbox shows what goes to phones. */
  private async newestCode(number: string): Promise<string | undefined> {
    const lines = (await readFile(this.mailboxFile, 'utf8')).split('\n').filter((line) => line.includes(`"to":"${number}"`));
    return lines
      .at(-1)
      ?.match(/"text":"[^"]*/)?.[0]
      .match(/\b\d{6}\b/)?.[0];
  }

  private formOf(memberId: string): { readonly iban: string; readonly phone: string } {
    let form = this.forms.get(memberId);
    if (!form) {
      this.accounts += 1;
      form = { iban: waitingIban(this.accounts), phone: `+316${String(FIRST_NUMBER + this.accounts)}` };
      this.forms.set(memberId, form);
    }
    return form;
  }
}

/** Of the sandbox's bank that does nothing by itself: what becomes of a debit is decided here. */
function waitingIban(account: number): string {
  const bban = `TEST${String(account).padStart(6, '0')}9905`;
  const digits = [...`${bban}NL00`].map((character) => Number.parseInt(character, 36)).join('');
  return `NL${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}
