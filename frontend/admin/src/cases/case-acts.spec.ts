import { describe, expect, it } from '@jest/globals';
import type { CasePage } from '#contracts-admin';
import { holderText, keysFor, mayEscalate } from './case-acts';
import { caseWords } from './words';

const mine = {
  mine: true,
  escalated: false,
  appeal: null,
  decision: null,
  kind: 'report',
  subject: null,
  holder: null,
} as unknown as CasePage;
const { keys } = caseWords;

describe('what can be done with a case', () => {
  it('is handed on by whoever holds it, and neither by an owner nor a second time', () => {
    expect(mayEscalate(mine, false)).toBe(true);
    expect(mayEscalate(mine, true)).toBe(false);
    expect(mayEscalate({ ...mine, escalated: true }, false)).toBe(false);
    expect(mayEscalate({ ...mine, mine: false }, false)).toBe(false);
  });

  it('is told by its keys: of a case of somebody else only the way on, of an appeal no ruling', () => {
    expect(keysFor(mine, false)).toContain(keys.ruling);
    expect(keysFor(mine, true)).not.toContain(keys.escalate);
    expect(keysFor({ ...mine, appeal: {} } as CasePage, false)).not.toContain(keys.ruling);
    const others = keysFor({ ...mine, mine: false }, false);
    expect(others).toContain(keys.next);
    expect(others).not.toContain(keys.skip);
  });

  it('says who works on it, and before that whose proposal it is', () => {
    expect(holderText(mine)).toBe(caseWords.mineNow);
    expect(holderText({ ...mine, mine: false, holder: 'Mira' })).toBe(caseWords.heldBy('Mira'));
    expect(holderText({ ...mine, mine: false, escalated: true })).toBe(caseWords.forOwner);
    const proposal = { state: 'proposed', mine: true } as unknown as CasePage['decision'];
    expect(holderText({ ...mine, mine: false, holder: 'Mira', decision: proposal })).toBe(caseWords.ownProposal);
  });
});
