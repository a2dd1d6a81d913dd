import { describe, expect, it } from '@jest/globals';
import { Diagnostics } from './diagnostics.js';

const begin = '[7:00:00 PM] File change detected. Starting incremental compilation...\n\n';
const found = (count: number) => `[7:00:01 PM] Found ${count} error${count === 1 ? '' : 's'}. Watching for file changes.\n\n`;
const fault = "libs/a.ts:1:1 - error TS2322: Type 'string' is not assignable to type 'number'.\n\n";

function reading(isNews?: (faults: string) => boolean) {
  const shown: string[] = [];
  const diagnostics = new Diagnostics((text) => shown.push(text.trim()), isNews);
  return { shown, read: (chunk: string) => diagnostics.read(chunk) };
}

describe('what the compiler says', () => {
  it('is silent while everything is right', () => {
    const { shown, read } = reading();
    expect([read(begin), read(found(0))]).toEqual([false, true]);
    expect(shown).toEqual([]);
  });

  it('is told when something is wrong, also when it comes in pieces, and when it is right again', () => {
    const { shown, read } = reading();
    for (const piece of [begin, fault.slice(0, 20), fault.slice(20), found(1), begin]) expect(read(piece)).toBe(false);
    expect(read(found(0))).toBe(true);
    expect(shown).toEqual([fault.trim(), 'The faults are gone']);
  });

  it('is not told twice', () => {
    const { shown, read } = reading(() => false);
    expect([read(begin + fault + found(1)), read(begin + found(0))]).toEqual([false, true]);
    expect(shown).toEqual([]);
  });
});
