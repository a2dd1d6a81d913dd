import { describe, expect, it } from '@jest/globals';
import { lastNotice, noteNotice } from './last-notice';

const notice = (title: unknown) => ({ type: 'pushed', notice: { title, body: '', url: '/chats', tag: 'messages' } });

describe('the last notice of a device [#85] [#151]', () => {
  it('is the newest that the service worker told of, with its time', () => {
    expect(lastNotice()).toBeNull();
    const [first, second] = [new Date('2026-11-25T10:00:00Z'), new Date('2026-11-25T10:05:00Z')];
    noteNotice(notice('Bert wrote to you'), first);
    expect(lastNotice()).toEqual({ title: 'Bert wrote to you', at: first });
    noteNotice(notice('Carl likes you'), second);
    expect(lastNotice()).toEqual({ title: 'Carl likes you', at: second });
  });

  it.each([
    undefined,
    null,
    'pushed',
    {},
    { type: 'pushed' },
    { type: 'pushed', notice: null },
    notice(7),
    { ...notice('x'), type: 'ready' },
  ])('stays what it is when the message is another one: %j', (message) => {
    noteNotice(notice('Bert wrote to you'));
    const before = lastNotice();
    noteNotice(message);
    expect(lastNotice()).toBe(before);
  });
});
