import { afterAll, describe, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { birthOf } from '../services/processes.js';
import { removeAbandoned } from './test-folder.js';

describe('the folders that test runs leave behind', () => {
  const root = mkdtempSync(join(tmpdir(), 'left-behind-'));
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  const make = (name: string, owner?: { pid: number; birth: string | undefined }) => {
    const folder = join(root, `second-spring-test-${name}`);
    mkdirSync(folder);
    if (owner) writeFileSync(join(folder, 'run.json'), JSON.stringify({ owner, address: 'a test', processes: {} }));
    return folder;
  };

  it('go when their run is gone; those of a living run, of one that begins, and what goes away meanwhile are left alone', async () => {
    make('killed', { pid: 999_999_999, birth: 'long ago' });
    make('living', { pid: process.ppid, birth: birthOf(process.ppid) });
    make('new');
    const old = make('old');
    utimesSync(old, 0, 0);
    // Listed, and not there when it is looked at: as a folder is whose own run removes it at that moment.
    symlinkSync(join(root, 'gone'), join(root, 'second-spring-test-gone'));
    await removeAbandoned(root);
    expect(readdirSync(root).sort()).toEqual(['second-spring-test-gone', 'second-spring-test-living', 'second-spring-test-new']);
  });
});
