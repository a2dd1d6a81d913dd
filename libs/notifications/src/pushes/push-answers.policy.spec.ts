import { describe, expect, it } from '@jest/globals';
import { answerOf } from './push-answers.policy.js';

describe('the answer of a push service', () => {
  it.each([
    [200, 'taken'],
    [201, 'taken'],
    [404, 'gone'],
    [410, 'gone'],
    [408, 'later'],
    [429, 'later'],
    [500, 'later'],
    [503, 'later'],
    [301, 'refused'],
    [307, 'refused'],
    [400, 'refused'],
    [403, 'refused'],
    [413, 'refused'],
  ])('%s means %s', (status, answer) => {
    expect(answerOf(status)).toBe(answer);
  });
});
