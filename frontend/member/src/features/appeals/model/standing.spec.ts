import { describe, expect, it } from '@jest/globals';
import type { DecisionView } from '#contracts';
import { standingOf, type Standing } from './standing';

const now = Date.parse('2026-06-01T12:00:00Z');
const decision: DecisionView = {
  name: 'Anna',
  at: '2026-05-01T12:00:00Z',
  measure: 'warning',
  rule: 'insult',
  removed: null,
  until: null,
  facts: null,
  overturned: false,
  appeal_until: '2026-11-01T12:00:00Z',
  appeal: null,
};
const objected = (state: 'open' | 'upheld' | 'overturned', alone = false) => ({ at: '2026-05-02T12:00:00Z', state, alone });

describe('a decision', () => {
  it.each<[Standing, Partial<DecisionView>]>([
    ['can', {}],
    ['over', { appeal_until: '2026-05-31T12:00:00Z' }],
    ['open', { appeal: objected('open') }],
    ['upheld', { appeal: objected('upheld'), appeal_until: '2026-05-31T12:00:00Z' }],
    ['upheld_alone', { appeal: objected('upheld', true) }],
    ['overturned', { appeal: objected('overturned'), overturned: true }],
    ['overturned', { overturned: true }],
  ])('stands as %s: %j', (standing, facts) => {
    expect(standingOf({ ...decision, ...facts }, now)).toBe(standing);
  });
});
