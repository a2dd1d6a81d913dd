/** So far a card must be slid before it counts: a thumb that trembles decides nothing. */
const leastPx = 90;

/** What letting go would mean now. Sliding back cancels. */
export function verdictOf(dx: number): 'like' | 'pass' | null {
  if (Math.abs(dx) < leastPx) return null;
  return dx > 0 ? 'like' : 'pass';
}

/** Whether a movement is meant for the card: more across than down, so that the page can still be scrolled with the finger on the photo. */
export const isAcross = (dx: number, dy: number): boolean => Math.abs(dx) > 10 && Math.abs(dx) > Math.abs(dy) * 1.5;
