import fc from 'fast-check';

/** Names that code itself gives a meaning, and those of columns that no caller may set. */
const fieldNames =
  `__proto__ constructor prototype toString id member_id site_id community_id roles rights status paid paid_user credits balance
  banned suspended fictional confirmed email password password_hash token created_at version limit cursor`.split(/\s+/);

/** Each breaks something that was written for honest texts. */
const texts = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfff',
  '\u202eabc',
  '\ufeff',
  '\ufffe\uffff',
  'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334\u0319\u0324a',
  '👩‍👩‍👧‍👦'.repeat(20),
  'İ'.repeat(50),
  `' or '1'='1`,
  `'; select pg_sleep(5); --`,
  '") or 1=1 --',
  '%',
  '_%_%',
  '\\',
  '{"a":1}',
  '{{7*7}}',
  '${7*7}',
  '%s%n%x',
  '../../../../etc/passwd',
  'file:///etc/passwd',
  'http://169.254.169.254/latest/meta-data/',
  'javascript:alert(1)',
  'a@b',
  'a\r\nset-cookie: x=1',
  'a\r\nbcc: everybody@mail.example',
  '=cmd|calc!A1',
  '1e999',
  'NaN',
  'null',
  '2026-02-30',
  '9999-12-31T23:59:59.999Z',
  '-271821-04-20T00:00:00.000Z',
  '0001-01-01',
];
const numbers = [
  -1,
  0,
  -0,
  0.1,
  1e-300,
  2 ** 31 - 1,
  2 ** 31,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 63,
  1e21,
  1e308,
  -(2 ** 31),
  -(2 ** 53),
  -(2 ** 63),
];

/** `[[[…]]]`, so deep. */
export const nested = (depth: number, core: unknown = 1): unknown => Array.from({ length: depth }).reduce((inner) => [inner], core);

/** Whatever no field expects: of another type, too long, too deep, of somebody else. */
export function hostileValue(idsOfOthers: readonly string[] = []): fc.Arbitrary<unknown> {
  const ids = idsOfOthers.length > 0 ? [{ weight: 3, arbitrary: fc.constantFrom(...idsOfOthers) }] : [];
  return fc.oneof(
    { weight: 6, arbitrary: hostileText() },
    { weight: 3, arbitrary: fc.constantFrom(...numbers) },
    { weight: 2, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null]) },
    { weight: 1, arbitrary: fc.integer({ min: 10, max: 400 }).map((depth) => nested(depth)) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
    { weight: 1, arbitrary: fc.constantFrom(50, 5_000, 60_000).map((length) => 'x'.repeat(length)) },
    ...ids,
  );
}

/** The same for places that hold texts only, such as an address. */
export const hostileText = (): fc.Arbitrary<string> =>
  fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...texts) }, { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 300 }) });

/** Fields that nobody asked for. */
export const unaskedFields = (idsOfOthers: readonly string[] = []): fc.Arbitrary<Record<string, unknown>> =>
  fc.dictionary(fc.constantFrom(...fieldNames), hostileValue(idsOfOthers), { maxKeys: 3 });
