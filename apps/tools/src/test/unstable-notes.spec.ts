import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { noteUnstable, readUnstableNotes } from './unstable-notes.js';

describe('a test that failed in one of two tries', () => {
  const folder = mkdtempSync(join(tmpdir(), 'unstable-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'unstable.json');
  const likes = { file: 'frontend/e2e/likes.journey.ts', title: 'a like', why: 'timeout' };
  const search = { file: 'frontend/e2e/search.journey.ts', title: 'a search', why: 'timeout' };

  it('is noted, and told as such the next time', () => {
    expect(noteUnstable([likes], new Date('2026-01-01'), file).get(likes)).toEqual([]);
    const again = noteUnstable([likes, search], new Date('2026-01-02'), file);
    expect(again.get(likes)).toEqual(['2026-01-01T00:00:00.000Z']);
    expect(again.get(search)).toEqual([]);
    expect(readUnstableNotes(file).map(({ title }) => title)).toEqual(['a like', 'a like', 'a search']);
  });
});
