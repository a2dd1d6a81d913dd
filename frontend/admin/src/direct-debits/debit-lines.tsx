import type { ReactNode } from 'react';
import type { DebitFacts as Debit } from '#contracts-admin';
import { asDate, asTime } from '../ui/format';
import { directDebitWords, debitStateNames } from './direct-debit-words';
import { RecordLink } from './RecordLink';
import { returnReason } from './return-reasons';

const text = directDebitWords.debit;
const timeOr = (at: string | null): string => (at ? asTime(at) : text.notYet);

/** What stands of a debit on its own page and on that of its order. */
export function debitLines({ mandate, state, reason, collect_on, credits_at_once, credits_later, at, sent_at, ended_at }: Debit) {
  const lines: (readonly [label: string, value: ReactNode])[] = [
    [text.state, debitStateNames[state]],
    ...(state === 'returned' ? [[text.reason, returnReason(reason)] as const] : []),
    [text.collectOn, asDate(collect_on)],
    [text.mandate, mandate ? <MandateLink key="mandate" mandate={mandate} /> : directDebitWords.erased],
    ...(mandate ? [[text.account, directDebitWords.masked(mandate.iban_ends_in)] as const] : []),
    [text.atOnce, credits_at_once],
    [text.later, credits_later],
    [text.announced, asTime(at)],
    [text.sent, timeOr(sent_at)],
    [text.ended, timeOr(ended_at)],
  ];
  return lines;
}

const MandateLink = ({ mandate: { id, reference } }: { readonly mandate: NonNullable<Debit['mandate']> }) => (
  <RecordLink resource="mandates" id={id}>
    {reference}
  </RecordLink>
);
