/** What a handler says when it did not throw. */
export type JobOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'skipped'; readonly why: string }
  | { readonly kind: 'unfinished'; readonly progress: string };
export const done: JobOutcome = { kind: 'done' };
export const skipped = (why: string): JobOutcome => ({ kind: 'skipped', why });

/** Of a recurring job only: a piece is done, the next one gets `progress`, and others have their turn in between. */
export const unfinished = (progress = ''): JobOutcome => ({ kind: 'unfinished', progress });

/** Thrown by a handler when no retry can help: the event goes to the dead letters at once. */
export class GiveUp extends Error {
  constructor(readonly reason: string) {
    super(reason);
    this.name = 'GiveUp';
  }
}
