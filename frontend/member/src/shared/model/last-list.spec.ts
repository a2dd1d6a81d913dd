import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { lastList, rememberList } from './last-list.js';

/** A window that stands at this address, so many steps into its history. */
function standAt(address: string, index: number): void {
  const { pathname, search } = new URL(address, 'https://site.example');
  Object.assign(globalThis.window, { location: { pathname, search }, history: { state: { idx: index } } });
}

describe('the list that a profile was opened from', () => {
  beforeEach(() => {
    const kept = new Map<string, string>();
    const sessionStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
    };
    Object.assign(globalThis, { window: { sessionStorage } });
  });
  afterEach(() => void Reflect.deleteProperty(globalThis, 'window'));

  it('is one step back in the history, and found there with its place on the page [#22] [#23]', () => {
    standAt('/members?page=2', 4);
    rememberList('search', '/members?page=2');
    standAt('/members/anna', 5);
    expect(lastList()).toEqual({ kind: 'search', to: '/members?page=2', index: 4, isBefore: true });
  });

  it('is that still when it tells its address only after the profile was opened', () => {
    standAt('/members', 4);
    rememberList('search', '/members');
    standAt('/members/anna', 5);
    rememberList('search', '/members?page=2');
    expect(lastList()).toMatchObject({ to: '/members?page=2', isBefore: true });
  });

  it('is opened anew when nobody knows where it stands', () => {
    standAt('/likes/received', 2);
    rememberList('likes', '/likes/received');
    standAt('/members/anna', 3);
    rememberList('search', '/members');
    expect(lastList()).toMatchObject({ kind: 'search', isBefore: false });
  });
});
