import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';
import { firstWins } from './first-wins.js';

it('keeps the folder of the first of two that make the same, and leaves nothing of the second', () => {
  const home = mkdtempSync(join(tmpdir(), 'first-wins-'));
  for (const maker of ['one', 'other']) {
    mkdirSync(join(home, maker));
    writeFileSync(join(home, maker, 'by'), maker);
    firstWins(join(home, maker), join(home, 'programs'));
  }
  expect(readdirSync(home)).toEqual(['programs']);
  expect(readFileSync(join(home, 'programs', 'by'), 'utf8')).toBe('one');
});
