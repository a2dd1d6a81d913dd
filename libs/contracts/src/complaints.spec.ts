import { describe, expect, it } from '@jest/globals';
import { complaintBody, complaintCategories, reportReasons } from './index.js';

const good = { category: 'rule_breach', words: 'He asked for money', name: 'Wil', email: 'Wil@Mail.example' };
const faultsOf = (body: object) => {
  const { error } = complaintBody.safeParse(body);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [String(path[0] ?? ''), message]));
};

describe('a complaint', () => {
  it('is taken from anybody who says who they are and what happened', () => {
    expect(complaintBody.parse(good)).toEqual({ ...good, email: 'wil@mail.example' });
    expect(faultsOf({ ...good, link: '/members/1', category: 'illegal_content', good_faith: true })).toEqual({});
  });

  it('tells all its faults at once, so that the form comes back once', () => {
    expect(faultsOf({ category: 'illegal_content', words: ' ', email: 'wil' })).toEqual({
      words: 'field_required',
      email: 'invalid_email',
      name: 'field_required',
      good_faith: 'good_faith_required',
    });
    expect(faultsOf({})).toEqual({ category: 'field_required', words: 'field_required', email: 'invalid_email', name: 'field_required' });
  });

  it('of the abuse of children needs no name; no other goes without [#32]', () => {
    for (const category of complaintCategories) {
      const faults = faultsOf({ ...good, category, name: undefined, good_faith: true });
      expect([category, faults]).toEqual([category, category === 'child_safety' ? {} : { name: 'field_required' }]);
    }
  });

  it('is a notice of illegal content only with the declaration of good faith [#32]', () => {
    for (const category of complaintCategories) {
      const isNotice = category === 'illegal_content' || category === 'child_safety';
      for (const declared of [{}, { good_faith: false }])
        expect([category, faultsOf({ ...good, category, ...declared })]).toEqual([
          category,
          isNotice ? { good_faith: 'good_faith_required' } : {},
        ]);
    }
  });

  it('has up to 2,000 signs, of any kind', () => {
    expect(faultsOf({ ...good, words: '😀'.repeat(2_000) })).toEqual({});
    expect(faultsOf({ ...good, words: 'a'.repeat(2_001) })).toEqual({ words: 'complaint_too_long' });
  });

  it.each([[[]], [null], ['text'], [7]])('is an object: %j', (body) => {
    expect(complaintBody.safeParse(body).success).toBe(false);
  });

  it('has categories with names of their own beside the reasons of reports', () => {
    expect(complaintCategories.filter((name) => (reportReasons as readonly string[]).includes(name))).toEqual([]);
  });
});
