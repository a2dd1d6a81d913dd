import { setTimeout as sleep } from 'node:timers/promises';

/** Addresses of the API processes of the started product. */
export function productUrls(): string[] {
  const urls = process.env['PRODUCT_URLS'];
  if (!urls) throw new Error('PRODUCT_URLS is not set: these tests need the started product');
  return urls.split(',');
}

export type Mail = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly links: readonly string[];
  readonly received_at: string;
};

export async function mailsTo(address: string): Promise<Mail[]> {
  const answer = await fetch(`${productUrls()[0]}/dev/mailbox.json?to=${encodeURIComponent(address)}`);
  return (await answer.json()) as Mail[];
}

/** The newest mail to an address, waited for. Throws after `seconds`. */
export async function mailTo(address: string, seconds = 60): Promise<Mail> {
  for (let waited = 0; waited < seconds * 10; waited += 1) {
    const [mail] = await mailsTo(address);
    if (mail) return mail;
    await sleep(100);
  }
  throw new Error(`no mail in ${seconds} s`);
}

export function codeIn(mail: Mail): string {
  const code = /\b\d{3}\s?\d{3}\b/.exec(mail.text)?.[0].replace(/\s/, '');
  if (!code) throw new Error('no code in the mail');
  return code;
}
