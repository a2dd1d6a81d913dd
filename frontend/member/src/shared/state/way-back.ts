// Where a member was when credits ran out, with what they had written. Every tab finds it, because a bank may come back in another one.
const name = 'way-back';
const DAY_MS = 86_400_000;

export interface WayBack {
  readonly memberId: string;
  readonly chatId: string;
  /** What was to be sent; empty when it was a photo or a present. */
  readonly text: string;
}

interface StoredWayBack extends WayBack {
  /** In milliseconds since 1970. */
  readonly until: number;
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);

function parse(text: string | null): StoredWayBack | null {
  const stored: unknown = text === null ? null : JSON.parse(text);
  if (typeof stored !== 'object' || stored === null) return null;
  const { memberId, chatId, text: written, until } = stored as Partial<Record<keyof StoredWayBack, unknown>>;
  const isWhole = isId(memberId) && isId(chatId) && typeof written === 'string' && typeof until === 'number';
  return isWhole ? { memberId, chatId, text: written, until } : null;
}

/** Kept for a day, or until the page of the paid order has led back there. */
export function keepWayBack(back: WayBack, now = Date.now()): void {
  try {
    window.localStorage.setItem(name, JSON.stringify({ ...back, until: now + DAY_MS } satisfies StoredWayBack));
  } catch {
    // Storage may be forbidden: the conversation is then found among the messages.
  }
}

/** The way back of this member. What has ended, or is somebody else's, is removed. */
export function wayBack(memberId: string, now = Date.now()): WayBack | null {
  try {
    const stored = parse(window.localStorage.getItem(name));
    if (stored?.memberId === memberId && now < stored.until) return stored;
  } catch {
    // See above; or somebody has written something else there.
  }
  forgetWayBack();
  return null;
}

export function forgetWayBack(): void {
  try {
    window.localStorage.removeItem(name);
  } catch {
    // See above.
  }
}
