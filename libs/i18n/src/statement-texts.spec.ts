import { describe, expect, it } from '@jest/globals';
import { locales } from '#contracts';
import { statementTexts } from './statement-texts.js';

const facts = {
  found_by: 'report',
  found_at: '2026-11-20T10:00:00Z',
  message: { at: '2026-11-19T10:00:00Z', text: 'Give me {date} $& {text}' },
  photo: { at: '2026-11-18T10:00:00Z', text: '' },
} as const;

describe('what a statement of reasons rests on', () => {
  it.each(locales)('is told with its days and the words as they were written, in %s', (locale) => {
    const { source, message, photo } = statementTexts(facts, locale);
    for (const [text, day] of [
      [source, '20'],
      [message, '19'],
      [photo, '18'],
    ] as const)
      expect([text?.includes(day), text?.includes('2026')]).toEqual([true, true]);
    expect(message).toContain('Give me {date} $& {text}');
    expect(`${source} ${photo}`).not.toMatch(/[{}]/);
  });

  it('says nothing of what it is not about, nor words where there are none', () => {
    expect(statementTexts(null, 'en')).toEqual({ source: null, message: null, photo: null });
    const bare = statementTexts({ ...facts, found_by: 'automation', message: { ...facts.message, text: '' }, photo: null }, 'en');
    expect(bare).toEqual({
      source: 'An automatic check drew our attention to it. A member of our staff then looked at it.',
      message: 'Your message of 19 November 2026',
      photo: null,
    });
  });
});
