import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { forgetWayBack, keepWayBack, wayBack } from './way-back';

const me = 'member-1';
const back = { memberId: me, chatId: '018f0000-0000-7000-8000-000000000001', text: 'Good morning to you' };
const noon = Date.UTC(2026, 10, 25, 12);
const DAY_MS = 86_400_000;

const stored = new Map<string, string>();
const localStorage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
};

describe('the way back to a message', () => {
  beforeEach(() => {
    stored.clear();
    Object.assign(globalThis, { window: { localStorage } });
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'window'));

  it('leads to the conversation with its words, for a day and no longer [#166]', () => {
    keepWayBack(back, noon);
    expect(wayBack(me, noon)).toMatchObject(back);
    expect(wayBack(me, noon + DAY_MS - 1)).toMatchObject(back);
    expect(wayBack(me, noon + DAY_MS)).toBeNull();
    expect(stored.size).toBe(0);
  });

  it('is nobody else’s, and goes when another member comes [#166]', () => {
    keepWayBack(back, noon);
    expect(wayBack('member-2', noon)).toBeNull();
    expect(stored.size).toBe(0);
  });

  it('is forgotten once it has led there, and never leads out of the conversations [#166]', () => {
    keepWayBack(back, noon);
    forgetWayBack();
    expect(wayBack(me, noon)).toBeNull();
    for (const chatId of ['//evil.example', '../settings', 'a?b', '']) {
      keepWayBack({ ...back, chatId }, noon);
      expect(wayBack(me, noon)).toBeNull();
    }
    stored.set('way-back', '{');
    expect(wayBack(me, noon)).toBeNull();
  });
});
