import { describe, expect, it } from '@jest/globals';
import { mutantsOf } from './mutants.js';

const changes = (text: string) => mutantsOf(text).map(({ before, after }) => `${before} → ${after}`);

describe('what is changed in a decision', () => {
  it.each([
    ['const is = one < other;', ['< → <=', '< → >=']],
    ['const is = one === other && !known;', ['&& → ||', '=== → !==', '!known → known']],
    ['const most = Math.max(one, 3);', ['max → min', '3 → 4']],
    ['const half = (all + 1n) / 2n;', ['/ → *', '+ → -', '1n → 2n', '2n → 3n']],
    ["const words = which ? 'some' : '';", ['which → !(which)', "'some' → ''", "'' → 'mutant'"]],
    ['const greeting = `Dear ${name}`;', ["`Dear ${name}` → ''"]],
    ['const first = list.filter(isNew).toSorted();', ['.toSorted() → ', '.filter(isNew) → ']],
    ['const all = [1, -one];', ['[1, -one] → []', '1 → 2', '-one → one']],
    ['function f() { if (bad) return false; }', ['bad → !(bad)', 'if (bad) return false; → ;', 'return false; → ;', 'false → true']],
    [
      'for (const one of all) { if (one.isLate) continue; add(one); }',
      ['one.isLate → !(one.isLate)', 'if (one.isLate) continue; → ;', 'continue; → ;', 'add(one); → ;'],
    ],
  ])('%s', (text, expected) => {
    expect(changes(text)).toEqual(expected);
  });

  it.each([
    ['types', "type State = 'open' | 'over'; interface Facts { readonly days: 14 } const state = given as 'open';"],
    ['imports and exports', "import { one } from './one.js'; export { two } from './two.js';"],
    ['names', "const words = { 'a-b': one };"],
    ['what a fault says', "const fault = new RangeError('there is none');"],
    ['words that are put together', "const line = 'Dear ' + name;"],
  ])('is nothing of %s', (_what, text) => {
    expect(changes(text).filter((change) => change !== "'Dear ' → ''")).toEqual([]);
  });

  it('is told with its line, and leaves everything else in place', () => {
    const [mutant] = mutantsOf('const one = 1;\nconst more = one + two;\n').slice(1);
    expect(mutant).toEqual({ line: 2, before: '+', after: '-', text: 'const one = 1;\nconst more = one - two;\n' });
  });
});
