import type { Asking } from './asking';
import type { ReviewAct } from './queue';

const acts: Readonly<Record<string, ReviewAct>> = { a: 'approve', r: 'reject', e: 'escalate', s: 'skip' };

interface KeyFacts {
  readonly isHeld: boolean;
  readonly asking: Asking | null;
  /** How many were seen, for approving them together. */
  readonly seen: number;
  /** How many cards stand beside each other. */
  readonly columns: number;
}

export type KeyMeaning =
  | { readonly does: 'act'; readonly act: ReviewAct }
  | { readonly does: 'choose'; readonly index: number }
  | { readonly does: 'move'; readonly by: number }
  | { readonly does: 'undo' | 'ask_rest' | 'cancel' | 'nothing' };

/** What a key stands for on the page of the review; undefined: it is not for this page. */
export function meaningOf(key: string, { isHeld, asking, seen, columns }: KeyFacts): KeyMeaning | undefined {
  const act = acts[key];
  if (isHeld && !act) return moveOf(key, columns);
  // A key that is held since before the question is no answer to it.
  if (asking) return isHeld ? { does: 'nothing' } : answerOf(key, asking);
  if (act) return { does: 'act', act };
  if (key === 'u') return { does: 'undo' };
  if (key === 'shift+a' && seen > 0) return { does: 'ask_rest' };
  return moveOf(key, columns);
}

function answerOf(key: string, asking: Asking): KeyMeaning | undefined {
  if (key === 'Escape') return { does: 'cancel' };
  if (asking.kind === 'rest') return key === 'a' ? { does: 'choose', index: 0 } : undefined;
  const index = Number(key) - 1;
  return asking.choices[index] && { does: 'choose', index };
}

function moveOf(key: string, columns: number): KeyMeaning | undefined {
  const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
  const by = steps[key];
  return by === undefined ? undefined : { does: 'move', by };
}
