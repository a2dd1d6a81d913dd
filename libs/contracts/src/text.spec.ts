import { describe, expect, it } from '@jest/globals';
import * as z from 'zod/mini';
import { line, paragraphs, verbatim } from './text.js';

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
    for (const schema of [line(), paragraphs(), verbatim()]) expect(faultsOf(schema, text)).toEqual(['text_unreadable']);
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
