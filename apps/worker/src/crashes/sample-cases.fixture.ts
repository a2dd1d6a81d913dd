import { randomUUID } from 'node:crypto';
import { answeringMails, type AnsweringMail } from '#notifications';
import type { Case } from './scene.fixture.js';

/** Anna gets a sample of a mail that has no case of its own, once `sendSamplesOf` was told so. */
export const sampleCase: Case = async ({ worker, anna }) => {
  const [account] = await worker.world.rows<{ email: string }>(`select email from auth.account where id = $1`, [anna.id]);
  return { to: { memberId: anna.id, siteId: anna.siteId, language: 'en', email: account?.email }, key: randomUUID() };
};

/** Before the worker starts: what these mails read is passed over, and their first sample is sent to whom the payload says. */
export function sendSamplesOf(mails: readonly AnsweringMail[]): void {
  for (const mail of mails) {
    const [write] = Object.values(mail.samples);
    if (!write) throw new Error(`${mail.kind} has no sample`);
    const prepare = (payload: object) => Promise.resolve({ ...payload, write, sent: () => undefined });
    Object.assign(mail, { bind: () => prepare });
  }
}

/** The mails that have no case of their own. */
export const mailsWithout = (cases: Readonly<Record<string, Case | undefined>>): AnsweringMail[] =>
  answeringMails.filter(({ job }) => !cases[job]);
