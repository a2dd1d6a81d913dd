import type { CasePage } from '#contracts-admin';
import { caseWords } from './words';

/** An owner hands nothing on, and what they were handed is not handed to them once more. */
export const mayEscalate = ({ mine, escalated }: Pick<CasePage, 'mine' | 'escalated'>, isOwner: boolean): boolean =>
  mine && !escalated && !isOwner;

/** An appeal and a proposal have buttons of their own instead. */
const hasRuling = ({ appeal, decision, kind, subject }: CasePage): boolean =>
  appeal === null && decision?.state !== 'proposed' && (kind !== 'complaint' || subject !== null);

/** The keys that do something with the case, as they are told below its buttons. */
export function keysFor(record: CasePage, isOwner: boolean): string {
  const { keys, keysOf } = caseWords;
  if (!record.mine) return keysOf([keys.undo, keys.next]);
  return keysOf([
    ...(hasRuling(record) ? [keys.ruling] : []),
    ...(mayEscalate(record, isOwner) ? [keys.escalate] : []),
    keys.skip,
    keys.undo,
  ]);
}

/** Who works on it, or who could. */
export function holderText({ mine, holder, escalated, decision }: Pick<CasePage, 'mine' | 'holder' | 'escalated' | 'decision'>): string {
  if (decision?.state === 'proposed' && decision.mine) return caseWords.ownProposal;
  if (mine) return caseWords.mineNow;
  if (holder) return caseWords.heldBy(holder);
  return escalated ? caseWords.forOwner : caseWords.free;
}
