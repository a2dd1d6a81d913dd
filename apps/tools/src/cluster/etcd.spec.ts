import { describe, expect, it } from '@jest/globals';
import { lackingInEtcd } from './etcd.js';

const status = (leader = '7', raftTerm = '4') => ({ leader, raftTerm });

describe('etcd', () => {
  it('is whole when all members follow one leader in one term', () => {
    expect(lackingInEtcd([status(), status(), status()], 3)).toEqual([]);
  });

  it('is not whole while a member is away, knows no leader, or an older one', () => {
    expect(lackingInEtcd([status(), status()], 3)).toEqual(['3 members of etcd']);
    expect(lackingInEtcd([status('0'), status('0'), status('0')], 3)).toEqual(['one leader of etcd']);
    expect(lackingInEtcd([status(), status(), status('9')], 3)).toEqual(['one leader of etcd']);
    expect(lackingInEtcd([status(), status(), status('7', '3')], 3)).toEqual(['one leader of etcd']);
    expect(lackingInEtcd([], 3)).toHaveLength(2);
  });
});
