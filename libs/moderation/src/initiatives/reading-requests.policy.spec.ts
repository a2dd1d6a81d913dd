import { describe, expect, it } from '@jest/globals';
import { mayAnswer, mayAskForMore } from './reading-requests.policy.js';

const [mia, tom] = ['mia', 'tom'];
const codeOf = (verdict: ReturnType<typeof mayAnswer>) => (verdict.allowed ? 'allowed' : verdict.code);

describe('more of a conversation than what made a signal', () => {
  const asks = (facts: Partial<Parameters<typeof mayAskForMore>[0]> = {}) =>
    codeOf(mayAskForMore({ kind: 'initiative', state: 'open', messages: 1, last: null, ...facts }));

  it('is asked for in an open case of our own that shows a message, once at a time, and again after a no', () => {
    expect([asks(), asks({ last: 'refused' })]).toEqual(['allowed', 'allowed']);
    expect([asks({ last: 'waiting' }), asks({ last: 'granted' })]).toEqual(['case_taken', 'case_taken']);
    expect([asks({ kind: 'report' }), asks({ messages: 0 })]).toEqual(['not_found', 'not_found']);
    expect([asks({ state: 'proposed' }), asks({ state: 'decided' }), asks({ state: 'closed' })]).toEqual([
      'case_over',
      'case_over',
      'case_over',
    ]);
  });

  const answers = (facts: Partial<Parameters<typeof mayAnswer>[0]> = {}) =>
    codeOf(mayAnswer({ state: 'open', request: { state: 'waiting', askedBy: mia }, staffId: tom, ...facts }));

  it('is for somebody else to agree to, once, while the case is open', () => {
    expect(answers()).toBe('allowed');
    expect(answers({ staffId: mia })).toBe('own_request');
    expect(answers({ request: null })).toBe('not_found');
    expect([answers({ state: 'decided' }), answers({ state: 'closed' })]).toEqual(['case_over', 'case_over']);
    expect(answers({ request: { state: 'granted', askedBy: mia } })).toBe('case_taken');
  });
});
