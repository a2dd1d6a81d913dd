import { describe, expect, it } from '@jest/globals';
import { isWholeIn, nothingStands, stillStands, stoodFor, type Look } from './standing';

const after = (...looks: readonly Look[]) => looks.reduce(stillStands, nothingStands);
const seen = (at: number, id = 'one'): Look => ({ id, isSeen: true, at });

describe('what stands on the screen', () => {
  it('has stood since it was first seen whole', () => {
    expect(stoodFor(after(seen(100), seen(600), seen(1_100)), 'one', 1_100)).toBe(1_000);
  });

  it('begins anew when something else came between, or it was out of sight', () => {
    expect(stoodFor(after(seen(0), seen(500, 'other'), seen(900)), 'one', 1_000)).toBe(100);
    expect(stoodFor(after(seen(0), { id: 'one', isSeen: false, at: 500 }, seen(900)), 'one', 1_000)).toBe(100);
  });

  it('has not stood at all when another one has the focus', () => {
    expect(stoodFor(after(seen(0)), 'other', 5_000)).toBe(0);
    expect(stoodFor(nothingStands, null, 5_000)).toBe(0);
  });

  it('is whole when all of it is between the bars, or when it fills the room between them', () => {
    const room = { top: 64, bottom: 700 };
    expect(isWholeIn({ top: 64, bottom: 700 }, room)).toBe(true);
    expect(isWholeIn({ top: 300, bottom: 760 }, room)).toBe(false);
    expect(isWholeIn({ top: 20, bottom: 500 }, room)).toBe(false);
    expect(isWholeIn({ top: 64, bottom: 1_200 }, room)).toBe(true);
    expect(isWholeIn({ top: 200, bottom: 1_200 }, room)).toBe(false);
    expect(isWholeIn({ top: 0, bottom: 0 }, room)).toBe(false);
  });
});
