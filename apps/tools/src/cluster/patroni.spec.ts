import { describe, expect, it } from '@jest/globals';
import { lackingIn, type PatroniMember } from './patroni.js';

const member = (name: string, role: string, state = 'streaming'): PatroniMember => ({ name, role, state, lag: 0 });
const leader = member('db1', 'leader', 'running');

describe('a cluster', () => {
  it.each(['sync_standby', 'quorum_standby'])('is whole when one leads and two follow, one of them as %s', (role) => {
    expect(lackingIn([leader, member('db2', role), member('db3', 'replica')], 3)).toEqual([]);
  });

  it('is not whole while nobody leads, or two do', () => {
    const followers = [member('db2', 'quorum_standby'), member('db3', 'quorum_standby')];
    expect(lackingIn(followers, 3)).toEqual(['a leader']);
    expect(lackingIn([leader, member('db4', 'leader', 'running'), ...followers], 3)).toEqual(['a leader']);
  });

  it('is not whole while a member is away or starts, or no commit waits for another one', () => {
    expect(lackingIn([leader, member('db2', 'quorum_standby')], 3)).toEqual(['2 members that follow']);
    expect(lackingIn([leader, member('db2', 'quorum_standby'), member('db3', 'replica', 'starting')], 3)).toEqual([
      '2 members that follow',
    ]);
    expect(lackingIn([leader, member('db2', 'replica'), member('db3', 'replica')], 3)).toEqual(['a synchronous one']);
    expect(lackingIn([], 3)).toHaveLength(3);
  });
});
