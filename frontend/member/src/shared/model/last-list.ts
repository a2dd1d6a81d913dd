// Where "Back to the results" leads. The browser's own history knows more than a link (its position on the page), so it is used when the
// list is the entry just before this one; otherwise the link opens the list anew, with its filters.

export type ListKind = 'search' | 'likes';

export interface LastList {
  readonly kind: ListKind;
  readonly to: string;
  readonly index: number;
}

const key = 'last-list';

const indexNow = (): number => {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' ? state.idx : -1;
};

/** Call it in an effect of the list. Whoever presses a card at once may have left the list by then: its place in the history is the one known before. */
export function rememberList(kind: ListKind, to: string): void {
  const isHere = window.location.pathname === to.replace(/\?.*$/, '');
  const before = read();
  const index = isHere ? indexNow() : before?.kind === kind ? before.index : -1;
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ kind, to, index } satisfies LastList));
  } catch {
    // Storage may be full or forbidden; the link then leads to the plain list.
  }
}

function read(): LastList | null {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as LastList | null;
  } catch {
    return null;
  }
}

/** The list that this screen was reached from, and whether one step back in the history is that list. */
export function lastList(): LastList & { readonly isBefore: boolean } {
  const list = read() ?? { kind: 'search', to: '/members', index: -1 };
  const index = indexNow();
  return { ...list, isBefore: list.index >= 0 && list.index === index - 1 };
}
