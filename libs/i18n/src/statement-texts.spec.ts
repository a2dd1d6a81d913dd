import { describe, expect, it } from '@jest/globals';
import { locales, type StatementFacts } from '#contracts';
import { statementTexts } from './statement-texts.js';

const facts = {
  found_by: 'report',
  found_at: '2026-11-20T10:00:00Z',
  messages: [{ at: '2026-11-19T10:00:00Z', text: 'Give me {date} $& {text}' }],
  photos: [
    { at: '2026-11-18T10:00:00Z', text: '' },
    { at: '2026-11-17T10:00:00Z', text: '' },
  ],
} satisfies StatementFacts;

describe('what a statement of reasons rests on', () => {
  it.each(locales)('is told with its days and the words as they were written, in %s', (locale) => {
    const { source, messages, photos } = statementTexts(facts, locale);
    const [message, photo, another] = [...messages, ...photos];
    for (const [text, day] of [
      [source, '20'],
      [message, '19'],
      [photo, '18'],
      [another, '17'],
    ] as const)
      expect([text?.includes(day), text?.includes('2026')]).toEqual([true, true]);
    expect(message).toContain('Give me {date} $& {text}');
    expect(`${source} ${photo}`).not.toMatch(/[{}]/);
  });

  it('says nothing of what it is not about, nor words where there are none', () => {
    expect(statementTexts(null, 'en')).toEqual({ source: null, messages: [], photos: [] });
    const bare = statementTexts(
      { ...facts, found_by: 'automation', messages: [{ at: '2026-11-19T10:00:00Z', text: '' }], photos: [] },
      'en',
    );
    expect(bare).toEqual({
      source: 'An automatic check drew our attention to it. A member of our staff then looked at it.',
      messages: ['Your message of 19 November 2026'],
      photos: [],
    });
  });
});
