import { describe, expect, it } from '@jest/globals';
import { locales, type Locale } from '#contracts';
import type { WrittenText } from '#contracts-admin';
import { readSettings } from '../settings/index.js';
import { termsFault, termsFaults, wholeSecond, withTerms } from './terms-editions.policy.js';

const stored = readSettings({
  terms_version: '2025-01-01T00:00:00Z',
  texts: { nl: { terms_changes: 'Ouder', premium_claim: 'Waar' } },
}).settings;
const from = new Date('2026-03-01T00:00:00Z');
const draft = { title: 'Terms', lead: '', sections: [{ title: 'Who', text: '{{company}}' }], changes: 'Shorter.' };

describe('the terms of a site', () => {
  it('are those that began last, with their summaries; other words of the owner stay', () => {
    const { terms_version, texts } = withTerms(stored, { from, changes: { nl: 'Nieuwer', de: 'Neuer' } });
    expect(terms_version).toBe('2026-03-01T00:00:00.000Z');
    expect(texts).toEqual({ nl: { terms_changes: 'Nieuwer', premium_claim: 'Waar' }, de: { terms_changes: 'Neuer' } });
  });

  it('are those that are set while none were made, or only older ones', () => {
    expect(withTerms(stored, { from: null, changes: {} })).toBe(stored);
    expect(withTerms(stored, { from: new Date('2024-01-01T00:00:00Z'), changes: { nl: 'Nog ouder' } })).toBe(stored);
  });

  it('begin with a whole second: what members accept travels as text', () => {
    expect(wholeSecond(new Date('2026-03-01T10:00:00.987Z'))).toEqual(new Date('2026-03-01T10:00:00Z'));
  });
});

describe('terms in one language', () => {
  it.each([
    ['nothing is written', null, 'terms_text_missing'],
    ['nobody has looked at it', undefined, 'terms_text_missing'],
    ['no summary', { ...draft, changes: ' ' }, 'terms_summary_missing'],
    ['no company', { ...draft, sections: [{ title: 'Who', text: 'We' }] }, 'placeholder_missing'],
    ['all is there', draft, undefined],
  ])('go out when they are whole: %s', (_, text, fault) => {
    expect(termsFault(text)).toBe(fault);
  });

  it('keep all the others back, and are named', () => {
    const drafts = new Map<Locale, WrittenText>(locales.filter((locale) => locale !== 'pl').map((locale) => [locale, draft] as const));
    expect(termsFaults(drafts)).toEqual({ pl: 'terms_text_missing' });
    expect(termsFaults(drafts.set('pl', { ...draft, changes: '' }))).toEqual({ pl: 'terms_summary_missing' });
    expect(termsFaults(drafts.set('pl', draft))).toEqual({});
  });
});
