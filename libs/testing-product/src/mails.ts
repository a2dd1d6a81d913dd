import { eventually, productUrls } from './product.js';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  readonly received_at: string;
}

/** The mails to an address, the newest first. Each call opens a connection of its own, because some specs end processes. */
export async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${productUrls[0]}/dev/mailbox.json?to=${encodeURIComponent(address)}`, { headers: { connection: 'close' } });
  return (await answer.json()) as Mail[];
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
