import { describe, expect, it } from '@jest/globals';
import { measures, type PhotoId } from '#contracts';
import { undoSeconds } from '#contracts-admin';
import { reactionsTo } from '#events';
import type { DecisionState } from './decision.entity.js';
import { isFraud, mayBecome, mayRule, needsSecond, removedBy, type Ruling } from './decisions.policy.js';

const photo = '01930000-0000-7000-8000-000000000001' as PhotoId;
const photos = [photo];
const messages = [{ chatId: '01930000-0000-7000-8000-000000000002', seq: 3 }];
const about = { hasSubject: true, arePhotosThere: true, areMessagesThere: true, isTextThere: true };
const fieldOf = (ruling: Ruling, facts = about) => {
  const verdict = mayRule(ruling, facts);
  return verdict.allowed ? undefined : Object.keys(verdict.details?.fields ?? {})[0];
};

describe('a ruling', () => {
  it.each<[string, Ruling, string | undefined]>([
    ['finds nothing without a rule', { measure: 'none', rule: null }, undefined],
    ['finds nothing by no rule', { measure: 'none', rule: 'money' }, 'reason'],
    ['warns by a rule only', { measure: 'warning', rule: null }, 'reason'],
    ['warns', { measure: 'warning', rule: 'insult' }, undefined],
    ['suspends for days only', { measure: 'suspension', rule: 'insult' }, 'days'],
    ['suspends', { measure: 'suspension', rule: 'insult', days: 7 }, undefined],
    ['bans for good', { measure: 'ban', rule: 'money', days: 7 }, 'days'],
    ['removes something', { measure: 'removal', rule: 'photo' }, 'measure'],
    ['removes a photo', { measure: 'removal', rule: 'photo', photos }, undefined],
    ['removes messages', { measure: 'removal', rule: 'insult', messages }, undefined],
    ['removes not nothing at all', { measure: 'removal', rule: 'photo', photos: [], messages: [] }, 'measure'],
    ['removes a text', { measure: 'removal', rule: 'advertising', text: true }, undefined],
    ['removes nothing beside another measure', { measure: 'ban', rule: 'money', photos }, 'measure'],
    ['restricts for days only', { measure: 'restriction', rule: 'insult' }, 'days'],
    ['answers other cases too', { measure: 'warning', rule: 'insult', others: ['another case'] }, undefined],
    ['bans once for all cases', { measure: 'ban', rule: 'money', others: ['another case'] }, 'others'],
    ['dismisses nothing that nobody looked at', { measure: 'none', rule: null, others: ['another case'] }, 'others'],
  ])('%s', (_, ruling, field) => {
    expect(fieldOf(ruling)).toBe(field);
  });

  it('about nobody only finds nothing', () => {
    const nobody = { ...about, hasSubject: false };
    expect(fieldOf({ measure: 'none', rule: null }, nobody)).toBeUndefined();
    expect(fieldOf({ measure: 'warning', rule: 'insult' }, nobody)).toBe('measure');
  });

  it('removes only what is still there', () => {
    const codeOf = (ruling: Partial<Ruling>, facts: object) => {
      const verdict = mayRule({ measure: 'removal', rule: 'photo', ...ruling }, { ...about, ...facts });
      return verdict.allowed ? 'allowed' : [verdict.code, ...Object.keys(verdict.details?.fields ?? {})];
    };
    expect(codeOf({ photos }, { arePhotosThere: false })).toEqual(['content_gone', 'photos']);
    expect(codeOf({ photos, messages }, { areMessagesThere: false })).toEqual(['content_gone', 'messages']);
    expect(codeOf({ photos, text: true }, { isTextThere: false })).toEqual(['content_gone', 'text']);
    expect(codeOf({ photos }, { isTextThere: false, areMessagesThere: false })).toBe('allowed');
    expect(codeOf({ text: true }, { arePhotosThere: false, areMessagesThere: false })).toBe('allowed');
  });

  it('that ends an account needs a second moderator, and no other', () => {
    expect(measures.filter(needsSecond)).toEqual(['ban']);
  });

  it('can be taken back for as long as it waits', () => {
    expect(reactionsTo('moderation.decision_made')).toEqual([{ job: 'moderation.carry-out', delay: undoSeconds }]);
  });

  it('says what a removal takes away, and that nothing else takes anything', () => {
    const all = { photoIds: photos, messages, removesText: true };
    expect(removedBy({ measure: 'removal', ...all })).toEqual({ photos: 1, messages: 1, text: true });
    expect(removedBy({ measure: 'ban', ...all })).toBeNull();
  });

  it('is about fraud when it ends the account because of money', () => {
    expect(isFraud({ measure: 'ban', rule: 'money' })).toBe(true);
    expect(isFraud({ measure: 'ban', rule: 'insult' })).toBe(false);
    expect(isFraud({ measure: 'suspension', rule: 'money' })).toBe(false);
  });

  it('is undone before it is in force and overturned after it, and is never in force twice', () => {
    const states: DecisionState[] = ['proposed', 'refused', 'pending', 'undone', 'in_force', 'ended', 'overturned'];
    const from = (to: DecisionState) => states.filter((state) => mayBecome(state, to));
    expect(from('undone')).toEqual(['proposed', 'pending']);
    expect(from('in_force')).toEqual(['pending']);
    expect(from('overturned')).toEqual(['in_force', 'ended']);
    expect(from('pending')).toEqual(['proposed']);
    expect(from('refused')).toEqual(['proposed']);
    expect(from('ended')).toEqual(['in_force']);
    expect(from('proposed')).toEqual([]);
  });
});
