/** What a handler says when it did not throw. */
export type JobOutcome = { readonly kind: 'done' } | { readonly kind: 'skipped'; readonly why: string };
export const done: JobOutcome = { kind: 'done' };
export const skipped = (why: string): JobOutcome => ({ kind: 'skipped', why });

/** Thrown by a handler when no retry can help: the event goes to the dead letters at once. */
export class GiveUp extends Error {
  constructor(readonly reason: string) {
    super(reason);
    this.name = 'GiveUp';
  }
}
