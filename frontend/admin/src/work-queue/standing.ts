/** Since when something stands on the screen, whole and in focus. */
export interface Standing {
  readonly id: string | number | null;
  readonly since: number | null;
}
export const nothingStands: Standing = { id: null, since: null };

export interface Look {
  readonly id: string | number | null;
  /** All of it is on the screen and loaded, and the window has the focus. */
  readonly isSeen: boolean;
  readonly at: number;
}

/** Another item, a picture that loads or another window in front begins the time anew. */
export function stillStands(before: Standing, { id, isSeen, at }: Look): Standing {
  if (id === null || !isSeen) return { id, since: null };
  return before.id === id && before.since !== null ? before : { id, since: at };
}

export const stoodFor = ({ id, since }: Standing, wanted: string | number | null, at: number): number =>
  wanted !== null && id === wanted && since !== null ? at - since : 0;

/** From above to below, in pixels of the window. */
export interface Span {
  readonly top: number;
  readonly bottom: number;
}
/** All but its edge. */
const WHOLE = 0.95;

/** Whether it stands in the room between the bars; what is taller than the room fills it. */
export function isWholeIn({ top, bottom }: Span, room: Span): boolean {
  const wanted = Math.min(bottom - top, room.bottom - room.top);
  return wanted > 0 && Math.min(bottom, room.bottom) - Math.max(top, room.top) >= wanted * WHOLE;
}
