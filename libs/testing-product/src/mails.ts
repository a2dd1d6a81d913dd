import { callerAt } from './callers.js';
import { urlOf } from './environment.js';
import { eventually } from './eventually.js';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  readonly attachments: readonly { readonly name: string; readonly type: string; readonly bytes: number }[];
  readonly received_at: string;
}

/** The mails to an address, the newest first. */
export async function mailsTo(address: string): Promise<Mail[]> {
  return (await callerAt(urlOf(0)).get('/dev/mailbox.json').query({ to: address })).body as Mail[];
}

/** The newest mail to an address, waited for. Throws after `seconds`. */
export const mailTo = (address: string, seconds = 60): Promise<Mail> => eventually(seconds, async () => (await mailsTo(address))[0]);

/** The six digits of an activation mail. */
export function codeIn({ text }: Mail): string {
  const code = /\b(\d{3})\s?(\d{3})\b/.exec(text);
  if (!code) throw new Error('no code in the mail');
  return `${code[1]}${code[2]}`;
}

/** The token of an activation mail's link: the whole path. */
export function tokenIn({ links }: Mail): string {
  const token = links.map((link) => /^\/([\w-]{20,})$/.exec(new URL(link).pathname)?.[1]).find(Boolean);
  if (!token) throw new Error('no link in the mail');
  return token;
}
