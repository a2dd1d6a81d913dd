import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { line, paragraphs, personName, verbatim } from './text.js';

const faultsOf = (schema: z.ZodMiniType, text: unknown) => {
  const { error } = z.safeParse(schema, text);
  return error?.issues.map(({ message }) => message) ?? [];
};

describe('a text that a person sends', () => {
  it.each([
    ['U+0000', 'an\u0000na'],
    ['U+0001', 'an\u0001na'],
    ['U+001B', 'an\u001bna'],
    ['U+007F', 'an\u007fna'],
    ['U+0080', 'an\u0080na'],
    ['half a pair', 'an\ud800na'],
    ['the other half', 'an\udc00na'],
  ])('is refused with %s in it', (_name, text) => {
    for (const schema of [line(), paragraphs(), verbatim(), personName()]) expect(faultsOf(schema, text)).toEqual(['text_unreadable']);
  });

  it.each([
    ['one line', line(), '  Anna\tMaria\r\nde Vries\n', 'Anna Maria de Vries'],
    ['lines', paragraphs(), ' one\r\ntwo\rthree\u2028four\n\n\tfive\u000bsix ', 'one\ntwo\nthree\nfour\n\n\tfive\nsix'],
    ['pairs and other scripts', line(), '👩‍👩‍👧 שלום Ærø', '👩‍👩‍👧 שלום Ærø'],
    ['a password', verbatim(), ' a b ', ' a b '],
  ])('keeps what was typed: %s', (_name, schema, given, kept) => {
    expect(z.parse(schema, given)).toBe(kept);
  });

  it('names the fault of its field when it is no text', () => {
    expect(faultsOf(line('name_length'), 7)).toEqual(['name_length']);
  });
});

describe('what nobody sees', () => {
  it.each([
    ['zero-width marks', 'wester\u200bn un\u2060i\ufeffon', 'western union'],
    ['soft hyphens and joiners between Latin letters', 'wes\u00adtern u\u200dn\u200cion', 'western union'],
    ['what turns the line round', '\u202etxet\u202c \u2066a\u2069 \u200fb', 'txet a b'],
    ['fillers that look like nothing', 'a\u3164b\u115f\u1160\uffa0c\u2800d', 'abcd'],
    ['hidden tags', 'a\u{e0061}\u{e0062}b', 'ab'],
    ['marks beyond the fourth on a letter', `z${'\u0301'.repeat(40)}a`, `z${'\u0301'.repeat(4)}a`],
  ])('goes: %s', (_name, given, kept) => {
    expect(z.parse(paragraphs(), given)).toBe(kept);
    expect(z.parse(line(), given)).toBe(kept);
  });

  it.each([
    ['a family', '👩‍👩‍👧‍👦'],
    ['a heart on fire', '❤️‍🔥 and ❤️'],
    ['a dark-skinned astronaut', '👩🏽‍🚀'],
    ['flags of countries', '🇳🇱🇩🇪'],
    ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['the flag of pirates', '🏴‍☠️'],
    ['a keycap', '1️⃣'],
    ['a sign in its plain look', '☎︎'],
    ['Persian with its joins', 'می\u200cخواهم'],
    ['Hindi with its joins', 'क्\u200dष'],
    ['pointed Hebrew', 'שָׁלוֹם'],
    ['Arabic', 'السَّلَامُ عَلَيْكُمْ'],
    ['Vietnamese, decomposed', 'Tiếng Việt'.normalize('NFD')],
  ])('stays where it makes what is seen: %s', (_name, text) => {
    expect(z.parse(paragraphs(), `a ${text} b`)).toBe(`a ${text} b`);
  });

  it('is not in a name, whose letters are composed and whose blanks are single', () => {
    expect(z.parse(personName(), ' An\u200bna\u3164  Ze\u0301\t\u202e ')).toBe('Anna Z\u00e9');
    expect(z.parse(personName(), 'An\u00a0na')).toBe('An na');
  });
});
