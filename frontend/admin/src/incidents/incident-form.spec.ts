import { describe, expect, it } from '@jest/globals';
import { fieldOf, formOf, newForm, readForm, writtenIn } from './incident-form';

const now = new Date(2026, 10, 29, 5, 4);
const filled = { ...newForm(now), parts: ['mail'] as const, texts: { nl: 'De post is te laat.', de: ' ' } };

describe('the form of what members are told', () => {
  it('begins now, without an end and without a word', () => {
    expect(newForm(now)).toEqual({ kind: 'trouble', parts: [], began: '2026-11-29T05:04', ended: '', texts: {} });
  });

  it('says all that is missing at once', () => {
    expect(readForm({ ...newForm(now), began: '', ended: '' })).toEqual({ faults: new Set(['parts', 'began_at', 'text']) });
    expect(readForm({ ...filled, ended: '2026-11-29T05:03' })).toEqual({ faults: new Set(['ended_at']) });
  });

  it('posts the languages in which something is written', () => {
    expect(writtenIn(filled)).toEqual(['nl']);
    expect(readForm(filled)).toEqual({
      wish: { kind: 'trouble', parts: ['mail'], began_at: now.toISOString(), ended_at: null, texts: { nl: 'De post is te laat.' } },
    });
  });

  it('shows what was written, to the minute', () => {
    const wish = {
      kind: 'work',
      parts: ['site'],
      began_at: now.toISOString(),
      ended_at: now.toISOString(),
      texts: { en: 'New machines.' },
    } as const;
    const form = formOf({ id: '1', version: 1, changed_at: now.toISOString(), ...wish, parts: ['site'] });
    expect(form).toMatchObject({ began: fieldOf(now), ended: fieldOf(now) });
    expect(readForm(form)).toEqual({ wish });
  });
});
