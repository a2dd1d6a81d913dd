import { localeFacts, type Money } from '#contracts';
import { dayText, fill, moneyText, type DebitWords } from '#i18n';
import type { EmailFact } from '#mail';
import type { DebitAnnouncement, MandateFacts } from '#payments';
import { saying, type EmailContext } from '../mails/index.js';
import { sampleId } from './samples.js';

/** What mails tell of a debit. */
export type DebitFacts = Pick<
  DebitAnnouncement,
  'reference' | 'creditorId' | 'creditorName' | 'ibanEndsIn' | 'amount' | 'collectOn' | 'creditsAtOnce' | 'creditsLater'
>;
type MandatePart = Pick<MandateFacts, 'reference' | 'creditorId' | 'creditorName' | 'ibanEndsIn'>;

export const sampleDebit: DebitFacts = {
  reference: `SS-${sampleId.slice(-12)}`,
  creditorId: 'NL00ZZZ000000000000',
  creditorName: 'Second Spring B.V.',
  ibanEndsIn: '4300',
  amount: { minor: 4_995, currency: 'EUR' },
  collectOn: '2026-12-09',
  creditsAtOnce: 625,
  creditsLater: 625,
};

/** The words with amount and day filled in. */
export const debitSaying = <Words extends DebitWords['mails']['announced']>(
  words: Words,
  { amount, collectOn }: { readonly amount: Money; readonly collectOn: string },
  { locale }: EmailContext,
): Words =>
  saying(words, (text) => text.replaceAll('{amount}', moneyText(amount, locale)).replaceAll('{date}', dayText(collectOn, locale)));

/** By which mandate, for whom, from which account: only the last four signs of it. */
export function byMandate({ reference, creditorName, creditorId, ibanEndsIn }: MandatePart, { debit, locale }: EmailContext): EmailFact[] {
  const { labels } = debit;
  return [
    [labels.account, fill(labels.endsIn, locale, { digits: ibanEndsIn })],
    [labels.creditor, creditorName],
    [labels.creditorId, creditorId],
    [labels.reference, reference],
  ];
}

export const creditsOf = ({ creditsAtOnce, creditsLater }: DebitFacts, { debit, locale }: EmailContext): EmailFact[] => {
  const shown = (credits: number): string => credits.toLocaleString(localeFacts[locale].iso);
  return [
    [debit.labels.creditsAtOnce, shown(creditsAtOnce)],
    ...(creditsLater > 0 ? ([[debit.labels.creditsLater, shown(creditsLater)]] as const) : []),
  ];
};
