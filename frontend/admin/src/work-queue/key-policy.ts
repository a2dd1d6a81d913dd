/** So long something has stood on the screen, whole and in focus, before a key acts on it. */
export const mustStandMs = 1_000;

/** What a key does: moves along, begins something that asks or can be left, passes an item over, or decides about it at once. */
export type KeyKind = 'moves' | 'opens' | 'passes' | 'decides';

export interface KeyFacts {
  readonly kind: KeyKind;
  /** Held down: the browser sends it again and again. */
  readonly isHeld: boolean;
  /** It belongs to a field, a dialog or the browser. */
  readonly isTyping: boolean;
  /** How long what it acts on has stood on the screen, whole and in focus. */
  readonly stoodMs: number;
  /** A life or a child may be at risk. */
  readonly isUrgent: boolean;
  /** Its evidence was opened, or there is none that has to be. */
  readonly isLookedAt: boolean;
}

export type KeyRefusal = 'held' | 'typing' | 'too_soon' | 'urgent' | 'not_looked_at';
export type KeyVerdict = { readonly acts: true } | { readonly acts: false; readonly why: KeyRefusal };

const refusedBecause = (why: KeyRefusal): KeyVerdict => ({ acts: false, why });

/** Whether a key acts: never on what nobody can have seen, and one alone decides nothing about danger or a child. */
export function judgeKey({ kind, isHeld, isTyping, stoodMs, isUrgent, isLookedAt }: KeyFacts): KeyVerdict {
  if (isTyping) return refusedBecause('typing');
  if (kind === 'moves') return { acts: true };
  if (isHeld) return refusedBecause('held');
  if (kind === 'opens') return { acts: true };
  if (stoodMs < mustStandMs) return refusedBecause('too_soon');
  if (kind === 'passes') return { acts: true };
  if (isUrgent) return refusedBecause('urgent');
  return isLookedAt ? { acts: true } : refusedBecause('not_looked_at');
}
