import { describe, expect, it } from '@jest/globals';
import {
  requeueRefused,
  markFailed,
  removeOutgoing,
  ofChat,
  addOutgoing,
  markRefused,
  resumeStored,
  resumeWithinMs,
  requeueFailed,
  startable,
  markSending,
  type Outbox,
  type Outgoing,
} from './outbox';

const item = (client_id: string, at: number, chat_id = 'c', state: Outgoing['state'] = 'queued'): Outgoing => ({
  client_id,
  member_id: 'anna',
  chat_id,
  text: client_id,
  at,
  state,
});
const ids = (outbox: Outbox) => outbox.map(({ client_id }) => client_id);
const two = addOutgoing(addOutgoing([], item('first', 1)), item('second', 2));

describe('the outbox', () => {
  it('sends one message of a conversation at a time, in the order in which they were written', () => {
    const elsewhere = addOutgoing(two, item('other', 3, 'd'));
    expect(ids(startable(elsewhere))).toEqual(['first', 'other']);
    expect(ids(startable(markSending(two, 'first')))).toEqual([]);
    expect(ids(startable(removeOutgoing(two, 'first')))).toEqual(['second']);
  });

  it('keeps those behind a message that did not go from overtaking it', () => {
    const stuck = markFailed(two, 'c');
    expect(startable(stuck)).toEqual([]);
    expect(ids(startable(requeueFailed(stuck, 'c')))).toEqual(['first']);
  });

  it('keeps the id of a message through every try, so that the server takes it once', () => {
    expect(ids(requeueFailed(markFailed(markSending(two, 'first'), 'c'), 'c'))).toEqual(['first', 'second']);
  });

  it('goes on by itself after a reload, but not with a message that has grown old', () => {
    const now = 10 * resumeWithinMs;
    const states = resumeStored([item('old', now - resumeWithinMs), item('new', now - 1000, 'c', 'sending')], now);
    expect(states.map(({ client_id, state }) => [client_id, state])).toEqual([
      ['old', 'failed'],
      ['new', 'queued'],
    ]);
  });

  it('lets others overtake what was refused, until its writer asks again, also after a reload', () => {
    const waiting = markRefused(two, 'first');
    expect(ids(startable(waiting))).toEqual(['second']);
    expect(requeueFailed(markFailed(waiting, 'c'), 'c').map(({ state }) => state)).toEqual(['refused', 'queued']);
    expect(resumeStored(waiting, 10 * resumeWithinMs)[0]?.state).toBe('refused');
    expect(ids(startable(requeueRefused(waiting, 'first')))).toEqual(['first']);
  });

  it('knows what belongs to one conversation', () => {
    expect(ids(ofChat(addOutgoing(two, item('other', 3, 'd')), 'd'))).toEqual(['other']);
  });
});
