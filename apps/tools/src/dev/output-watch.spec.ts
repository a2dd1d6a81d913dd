import { afterEach, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { OutputWatch } from './output-watch.js';

const folder = mkdtempSync(join(tmpdir(), 'output-watch-'));
afterEach(() => rmSync(folder, { recursive: true }));

describe('compiled files', () => {
  it('are told when they change, those of one change together', async () => {
    for (const name of ['apps/api', 'libs/likes']) mkdirSync(join(folder, name), { recursive: true });
    const changes: (readonly string[])[] = [];
    let noteOne = (): void => undefined;
    const noted = new Promise<void>((resolve) => (noteOne = resolve));
    const watch = new OutputWatch(folder, (files) => {
      changes.push(files.toSorted());
      noteOne();
    });
    await watch.begin();
    for (const file of ['apps/api/main.js', 'apps/api/main.js.map', 'libs/likes/index.js']) writeFileSync(join(folder, file), '1');
    await noted;
    await watch.end();
    expect(changes).toEqual([['apps/api/main.js', 'libs/likes/index.js']]);
  });
});
