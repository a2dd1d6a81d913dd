import { describe, expect, it } from '@jest/globals';
import { allOperations } from './operations.js';
import type { Schema } from './schema.js';

const LONG = 100_000;
/** One that goes through the text is done after some; one that goes back and forth takes many seconds, or for ever. */
const LONGEST_MS = 500;

function patternsIn(schema: Schema): readonly string[] {
  const inner = [
    ...(schema.oneOf ?? []),
    ...(schema.anyOf ?? []),
    ...Object.values(schema.properties ?? {}),
    ...(schema.items ? [schema.items] : []),
  ];
  return [...(schema.pattern === undefined ? [] : [schema.pattern]), ...inner.flatMap(patternsIn)];
}

const patterns = [
  ...new Set(
    allOperations().flatMap(({ body, parameters }) => [
      ...(body ? patternsIn(body) : []),
      ...parameters.flatMap(({ schema }) => patternsIn(schema)),
    ]),
  ),
];

/** Nearly a match, again and again, and a sign at the end that no pattern takes. */
const repeated = (text: string) => `${text.repeat(Math.ceil(LONG / text.length)).slice(0, LONG)}\u0000`;
const texts = ['a', '0', '-', '.', 'a.', 'a-', 'a@', 'a@a.', '0-', ' ', 'A1', 'é', '1:', '/a', '+', '%20', '\u{1f469}\u200d'].map(repeated);

describe('the patterns of what callers send', () => {
  it('are more than a few', () => {
    expect(patterns.length).toBeGreaterThan(10);
  });

  it.each(patterns)('are through a text of 100 kB at once, whatever it is: %s [ASVS 1.3.12]', (pattern) => {
    for (const flags of ['', 'u']) {
      const expression = expressionOf(pattern, flags);
      if (!expression) continue;
      for (const text of texts) {
        const startedAt = performance.now();
        expression.test(text);
        const ms = performance.now() - startedAt;
        expect([text.slice(0, 4), ms < LONGEST_MS]).toEqual([text.slice(0, 4), true]);
      }
    }
  });
});

/** Some patterns are none with the flag for Unicode. */
function expressionOf(pattern: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(pattern, flags);
  } catch {
    return undefined;
  }
}
