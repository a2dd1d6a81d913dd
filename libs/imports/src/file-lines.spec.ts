import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { linesOf, type FileLine } from './file-lines.js';
import { batches, oneAhead } from './streams.js';

async function linesIn(content: string | Buffer): Promise<FileLine[]> {
  const path = join(mkdtempSync(join(tmpdir(), 'lines-')), 'file.jsonl');
  writeFileSync(path, content);
  const lines: FileLine[] = [];
  for await (const line of linesOf(path)) lines.push(line);
  return lines;
}

describe('the lines of a file', () => {
  it('keep their numbers, also behind blank ones, and need no end behind the last', async () => {
    expect(await linesIn('{"a":1}\n\n  \r\n{"b":2}\r\n{"c":3}')).toEqual([
      { line: 1, text: '{"a":1}' },
      { line: 4, text: '{"b":2}\r' },
      { line: 5, text: '{"c":3}' },
    ]);
    expect(await linesIn('')).toEqual([]);
  });

  it('may begin with the mark of an editor, and be of letters that fall on the edge of two pieces', async () => {
    const long = `"${'é'.repeat(200_000)}"`;
    expect(await linesIn(`\uFEFF${long}\n${long}\n`)).toEqual([
      { line: 1, text: long },
      { line: 2, text: long },
    ]);
  });

  it('that are too long, or no UTF-8, take nothing from those behind them', async () => {
    const bad = Buffer.concat([Buffer.from(`${'x'.repeat(3 * 1024 * 1024)}\n`), Buffer.from([0xff, 0xfe, 0x0a]), Buffer.from('{}\n')]);
    expect(await linesIn(bad)).toEqual([
      { line: 1, text: null },
      { line: 2, text: 'not UTF-8' },
      { line: 3, text: '{}' },
    ]);
  });
});

describe('items that come one after the other', () => {
  async function* numbers(made: number[] = [], breakAt = Infinity): AsyncGenerator<number> {
    for (let number = 1; number <= 5; number += 1) {
      if (number === breakAt) throw new Error('broken');
      made.push(number);
      yield Promise.resolve(number);
    }
  }

  it('are taken so many at a time', async () => {
    const taken: number[][] = [];
    for await (const batch of batches(numbers(), 2)) taken.push(batch);
    expect(taken).toEqual([[1, 2], [3, 4], [5]]);
  });

  it('are made one ahead of their taker, and no more', async () => {
    const made: number[] = [];
    const ahead = oneAhead(numbers(made));
    expect((await ahead.next()).value).toBe(1);
    await new Promise((done) => setTimeout(done, 5));
    expect(made).toEqual([1, 2]);
    await ahead.return(undefined);
    expect(made).toEqual([1, 2]);
  });

  it('tell a fault where it belongs: after all that came before it', async () => {
    const taken: number[] = [];
    const take = async () => {
      for await (const number of oneAhead(numbers([], 3))) taken.push(number);
    };
    await expect(take()).rejects.toThrow('broken');
    expect(taken).toEqual([1, 2]);
  });
});
