import { describe, expect, it } from '@jest/globals';
import { appealToken } from '#contracts';
import { appealTokenOf, decisionIdIn } from './appeal-token.js';

const secret = 'a secret that is long enough for a test';
const id = '01930000-0000-7000-8000-0000000000ff';
const token = appealTokenOf(secret, id);

describe('the token of an appeal', () => {
  it('opens the decision that it was made for, and fits into an address', () => {
    expect(decisionIdIn(secret, token)).toBe(id);
    expect(appealToken.safeParse(token).success).toBe(true);
  });

  it.each([
    ['another decision', appealTokenOf(secret, id.replace('ff', 'fe')).slice(0, 22) + token.slice(22)],
    ['another secret', appealTokenOf('another secret', id)],
    ['a piece of it', token.slice(0, -1)],
    ['more than it', `${token}A`],
    ['nonsense', 'x'.repeat(46)],
    ['nothing', ''],
  ])('opens nothing with %s', (_, wrong) => {
    expect(decisionIdIn(secret, wrong)).toBeUndefined();
  });
});
