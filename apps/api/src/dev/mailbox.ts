import { readFile } from 'node:fs/promises';
import * as z from 'zod';

const caughtMail = z.object({
  kind: z.enum(['mail', 'sms', 'push']),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  links: z.array(z.string()),
  attachments: z.array(z.object({ name: z.string(), type: z.string(), bytes: z.number() })).default([]),
  received_at: z.string(),
});
export type CaughtMail = z.infer<typeof caughtMail>;

/** What the demo's catcher caught, newest first; `to` narrows it to one address. A line that is being written just now comes next time. */
export async function readMailbox(file: string, to?: string): Promise<CaughtMail[]> {
  const lines = await readFile(file, 'utf8').catch(() => '');
  const mails = lines.split('\n').flatMap((line) => {
    if (!line) return [];
    try {
      return [caughtMail.parse(JSON.parse(line))];
    } catch {
      return [];
    }
  });
  const wanted = to?.trim().toLowerCase();
  return mails
    .filter((mail) => !wanted || mail.to.toLowerCase().includes(wanted))
    .toReversed() // two mails at once may be written in either order
    .toSorted((one, other) => other.received_at.localeCompare(one.received_at));
}
