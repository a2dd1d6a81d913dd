import { describe, expect, it } from '@jest/globals';
import type { MessageView } from '#contracts';
import { lengthOf } from './length';
import type { Outgoing } from './outbox';
import { openThread } from './thread';
import { timeline } from './timeline';

const message = (seq: number, sender: string, at: string): MessageView =>
  ({ chat_id: 'c', seq, client_id: `id-${seq}`, sender_id: sender, kind: 'text', text: `${seq}`, cost: 0, at }) as MessageView;
const outgoing = (client_id: string, state: Outgoing['state']): Outgoing => ({
  client_id,
  member_id: 'me',
  chat_id: 'c',
  text: 'new',
  at: Date.parse('2026-03-02T12:00:00'),
  state,
});

describe('the conversation as it is read', () => {
  const answer = {
    messages: [message(1, 'me', '2026-03-01T10:00:00'), message(2, 'anna', '2026-03-01T10:01:00'), message(3, 'me', '2026-03-02T09:00:00')],
    last_seq: 3,
    read_by_them: 1,
    delivered_to_them: 1,
    older_hidden: false,
  };
  const thread = openThread(answer);

  it('stands under its days, and each own message says whether it was read', () => {
    const days = timeline(thread, [], 'me');
    expect(days.map((day) => day.bubbles.map(({ state }) => state))).toEqual([['read', 'received'], ['sent']]);
  });

  it('says that a message arrived, until it was read, and no more than "sent" where one of the two keeps such marks back [#E16]', () => {
    const statesWith = (marks: object) =>
      timeline(openThread({ ...answer, ...marks }), [], 'me').flatMap(({ bubbles }) => bubbles.map(({ state }) => state));
    expect(statesWith({ delivered_to_them: 3 })).toEqual(['read', 'received', 'delivered']);
    expect(statesWith({ read_by_them: null, delivered_to_them: 2 })).toEqual(['delivered', 'received', 'sent']);
    expect(statesWith({ read_by_them: null, delivered_to_them: null })).toEqual(['sent', 'received', 'sent']);
  });

  it('shows a message on its way once, also when the server has it already', () => {
    const days = timeline(thread, [outgoing('id-3', 'sending'), outgoing('new', 'failed')], 'me');
    expect(days.at(-1)?.bubbles.map(({ key, state }) => [key, state])).toEqual([
      ['id-3', 'sent'],
      ['new', 'failed'],
    ]);
  });
});

describe('the length of a message', () => {
  it('T18 counts characters as people see them stored, not units of the machine [#131]', () => {
    expect(lengthOf('🌷🌷', 2)).toEqual({ left: 0, over: false, near: true });
    expect(lengthOf('🌷🌷a', 2).over).toBe(true);
  });

  it('shows the counter only near the limit', () => {
    expect([lengthOf('a', 1000).near, lengthOf('a'.repeat(900), 1000).near]).toEqual([false, true]);
  });
});
