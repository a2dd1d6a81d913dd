import type { DebitRequestView } from '#contracts';

/** Where the member stands: the form, the code, the summary; or a request that leads nowhere any more. */
export type DebitStep = 'form' | 'code' | 'summary' | 'used' | 'over';

const steps = { code_sent: 'code', verified: 'summary', used: 'used', over: 'over' } as const satisfies Record<
  DebitRequestView['state'],
  DebitStep
>;

export const stepOf = (request: Pick<DebitRequestView, 'state'> | null): DebitStep => (request ? steps[request.state] : 'form');

/** What the server tells of its time may be as much behind. */
const graceMs = 5_000;

/** In how many milliseconds the code, or the summary, ends by itself; false: it has ended, or was used. */
export function untilOver({ state, expires_at: end }: Pick<DebitRequestView, 'state' | 'expires_at'>, now: number): number | false {
  if (state !== 'code_sent' && state !== 'verified') return false;
  return Math.max(new Date(end).getTime() - now, 0) + graceMs;
}

/** No try is left, so the code was never right: the server sends another one for the same account and amount. */
export const isWrongTooOften = ({ state, tries_left: left }: Pick<DebitRequestView, 'state' | 'tries_left'>): boolean =>
  state === 'over' && left === 0;
