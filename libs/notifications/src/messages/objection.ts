import { appealEnd, appealTokenOf, type Decision } from '#moderation';

/** How whoever told of something objects when nothing was found, and until when. */
export type Objection = { readonly token: string; readonly until: Date };

/** Undefined where something was found, or nothing of it holds any more. */
export function objectionTo(appSecret: string, decision: Decision | null): Objection | undefined {
  if (decision?.measure !== 'none' || decision.state !== 'in_force' || !decision.inForceAt) return undefined;
  return { token: appealTokenOf(appSecret, decision.id), until: appealEnd(decision.inForceAt) };
}
