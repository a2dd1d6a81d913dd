import { describe, expect, it } from '@jest/globals';
import { nextContact, type Contact, type ContactEvent } from './connection';

const start: Contact = { link: 'online', losses: 0, answers: 0, lastAt: 1 };
const after = (...kinds: ContactEvent['kind'][]): Contact =>
  kinds.reduce((now, kind, index) => nextContact(now, { kind, at: index + 2 }), start);

describe('the connection', () => {
  it('is gone when the device says so, and back when it says so [#123]', () => {
    expect(after('no-network').link).toBe('offline');
    expect(after('no-network', 'network').link).toBe('online');
  });

  it('is called unreachable after two answers in a row that did not come, not after one [#123]', () => {
    expect(after('loss').link).toBe('online');
    expect(after('loss', 'loss').link).toBe('unreachable');
    expect(after('loss', 'answer', 'loss').link).toBe('online');
    expect(after('no-network', 'loss', 'loss').link).toBe('offline');
  });

  it('is back with the first answer, which is also the time of what stands on the screen [#123]', () => {
    expect(after('loss', 'loss', 'answer')).toMatchObject({ link: 'online', losses: 0, lastAt: 4 });
    expect(after('answer', 'loss', 'loss').lastAt).toBe(2);
  });

  it('is not back with an answer that was on its way when the network went, but with the next [#123]', () => {
    expect(after('no-network', 'answer').link).toBe('offline');
    expect(after('no-network', 'answer', 'answer').link).toBe('online');
    expect(after('no-network', 'answer', 'loss', 'answer').link).toBe('offline');
  });

  it('stays unreachable when only the network of the device came back', () => {
    expect(after('loss', 'loss', 'network').link).toBe('unreachable');
  });
});
