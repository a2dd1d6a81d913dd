import { describe, expect, it } from '@jest/globals';
import { nearBits, remembersAll } from './likeness.policy.js';

describe('which photos of somebody who was banned are remembered', () => {
  it.each([
    ['ban', 'money', true],
    ['ban', 'fake', true],
    ['ban', 'insult', false],
    ['ban', null, false],
    ['warning', 'money', false],
    ['suspension', 'fake', false],
  ] as const)('after a %s because of %s: all of them: %s', (measure, rule, all) => {
    expect(remembersAll({ measure, rule })).toBe(all);
  });

  it('are known again when ten of their 64 bits differ', () => {
    expect(nearBits).toBe(10);
  });
});
