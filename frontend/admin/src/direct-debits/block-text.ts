import type { DebitBlockRow } from '#contracts-admin';
import { asTime } from '../ui/format';
import { blockKinds, directDebitWords } from './direct-debit-words';
import { returnReason } from './return-reasons';

const text = directDebitWords.blocks;

/** What is blocked, with the end of its number as far as it is still known: `Bank account •••• 4300`. */
export const blockedWhat = ({ kind, ends_in }: Pick<DebitBlockRow, 'kind' | 'ends_in'>): string =>
  ends_in === null ? blockKinds[kind] : `${blockKinds[kind]} ${directDebitWords.masked(ends_in)}`;

export const blockReason = ({ reason }: Pick<DebitBlockRow, 'reason'>): string => returnReason(reason);

/** By whom and why; the bank lifts one by bringing the money again. */
export function liftedWhen({ lifted_at, lifted_by, lift_reason }: Pick<DebitBlockRow, 'lifted_at' | 'lifted_by' | 'lift_reason'>): string {
  if (lifted_at === null) return text.stands;
  const at = asTime(lifted_at);
  return lifted_by === null ? text.byItself(at) : text.by(lifted_by, at, lift_reason ?? '');
}
