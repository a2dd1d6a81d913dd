import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { faultText } from '../clear-fault.js';
import { emptyDataFolder, requireUsableFolder } from './data-folder.js';

describe('the data folder', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'data-folder-'));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is made when it is missing', async () => {
    await requireUsableFolder(join(folder, 'a', 'b'), 2000);
    expect(existsSync(join(folder, 'a', 'b'))).toBe(true);
  });

  it('must have room for the community that is asked for', async () => {
    await expect(requireUsableFolder(folder, 1e12)).rejects.toThrow(
      /has \d+ MB free, and the demo needs \d+ MB\. Make room, or choose a folder on another disk/,
    );
  });

  it('must be writable', async () => {
    writeFileSync(join(folder, 'file'), '');
    await expect(requireUsableFolder(join(folder, 'file'), 0)).rejects.toThrow(/cannot be written/);
  });

  it('is emptied for a fresh start, but keeps the lock', () => {
    mkdirSync(join(folder, 'postgres'));
    writeFileSync(join(folder, 'run.json'), '{}');
    writeFileSync(join(folder, 'secrets.json'), '{}');
    emptyDataFolder(folder);
    expect(readdirSync(folder)).toEqual(['run.json']);
  });

  it('is not emptied when something in it is not ours', () => {
    writeFileSync(join(folder, 'secrets.json'), '{}');
    writeFileSync(join(folder, 'holiday.jpg'), '');
    expect(() => emptyDataFolder(folder)).toThrow(/"holiday\.jpg" in it is not from a demo/);
    expect(existsSync(join(folder, 'secrets.json'))).toBe(true);
  });
});

describe('a full disk', () => {
  it.each([
    Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' }),
    Object.assign(new Error('could not extend file'), { code: '53100' }),
    new Error('Postgres did not start', { cause: new Error('FATAL: could not write lock file: No space left on device') }),
  ])('is told in one line, whoever found it', (error) => {
    expect(faultText(error)).toBe('The disk is full. Make room, then start again.');
  });
});
