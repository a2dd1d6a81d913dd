import type { DiscountCodeRow } from '#contracts-admin';

export const codeStates = ['active', 'stopped', 'expired', 'used_up'] as const;
export type CodeState = (typeof codeStates)[number];

type Limits = Pick<DiscountCodeRow, 'validity' | 'max_uses' | 'member'>;

/** How many orders can have it at most; null when nothing limits them. For one member alone, once per member is once in all. */
export function mostUses({ validity, max_uses, member }: Limits): number | null {
  const isForOneUse = validity === 'once' || (validity === 'once-per-user' && member !== null);
  return isForOneUse ? 1 : max_uses;
}

/** What keeps it from counting, if anything: what staff decided comes before what happened by itself. */
export function stateOf(code: Limits & Pick<DiscountCodeRow, 'status' | 'expired' | 'uses'>): CodeState {
  if (code.status === 'inactive') return 'stopped';
  if (code.expired) return 'expired';
  const most = mostUses(code);
  return most !== null && code.uses >= most ? 'used_up' : 'active';
}
