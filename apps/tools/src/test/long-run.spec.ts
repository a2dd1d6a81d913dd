import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { tellLongRun } from './long-run.js';

describe('the last run of the long forms', () => {
  const folder = mkdtempSync(join(tmpdir(), 'long-run-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  it('is told with its day, its commit and its result', () => {
    const file = join(folder, 'long-run.json');
    writeFileSync(file, JSON.stringify({ at: '2026-11-27T10:00:00.000Z', commit: 'a8442d59', minutes: 41, passed: 8_200, failed: 1 }));
    expect(tellLongRun(file)).toBe('The long forms ran on 2026-11-27, commit a8442d59, in 41 minutes: 8200 passed, 1 failed');
  });

  it('is missed where there was none', () => {
    expect(tellLongRun(join(folder, 'nothing.json'))).toContain('npm test -- --long');
  });
});
