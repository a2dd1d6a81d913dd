import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { currentEnvironment } from '#config';
import { setLogLevel } from '#observability';
import { demoIds, SiteService } from '#site';
import { testEnvironment, until, World } from '#testing';
import { projectRoot } from '../project.js';

const PATIENCE_MS = 300_000;
const MEMBERS = 800;
/** Behind the first lot, so many lines take seconds: somebody can pull the plug meanwhile. */
const FIRST_LOT = 500;

setLogLevel('silent');
let world: World;
let siteName: string;
const folder = mkdtempSync(join(tmpdir(), 'import-'));
const file = join(folder, 'members.jsonl');

beforeAll(async () => {
  world = await World.open();
  [siteName = ''] = (await world.get(SiteService).byId(demoIds.site)).hosts;
  writeFileSync(file, [...Array.from({ length: MEMBERS }, (_, index) => lineOf(index + 1)), '{ broken'].join('\n'));
});
afterAll(() => world.close());

const lineOf = (number: number) =>
  JSON.stringify({
    id: `m${number}`,
    email: `m${number}@brought.example`,
    password: number > FIRST_LOT ? { kind: 'md5', hash: '5f4dcc3b5aa765d61d8327deb882cf99' } : null,
    name: 'Anneke',
    birth_date: '1960-05-04',
    sex: 'female',
    sought_sex: 'male',
    country: 'NL',
    town: 'Utrecht',
    language: 'nl',
    joined_at: '2019-03-01T10:00:00Z',
    confirmed_at: '2019-03-01T10:00:00Z',
    credits: [{ origin: 'given', amount: 2 }],
  });

function start(...args: readonly string[]): {
  readonly child: ChildProcess;
  readonly ended: Promise<{ code: number | null; text: string }>;
} {
  const child = spawn(process.execPath, [join(projectRoot, 'dist/apps/tools/src/manage.js'), 'import', ...args], {
    env: { ...currentEnvironment(), ...testEnvironment() },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => (text += part.toString()));
  return { child, ended: once(child, 'close').then(([code]) => ({ code: code as number | null, text })) };
}
const run = (...args: readonly string[]) => start(...args).ended;
const members = async () => (await world.rows<{ n: number }>(`select count(*)::int as n from auth.account`))[0]?.n ?? 0;

describe('the command of an import', () => {
  it(
    'is killed in the middle, goes on where it was, and takes all of it back',
    async () => {
      const checked = await run('check', file, '--site', siteName, '--faults', join(folder, 'faults.jsonl'));
      expect(checked).toMatchObject({ code: 0, text: expect.stringContaining('Would come: 800, with 1,600 credits') });
      expect(readFileSync(join(folder, 'faults.jsonl'), 'utf8').split('\n')).toEqual([
        ...Array.from({ length: MEMBERS }, (_, index) => index + 1)
          .filter((line) => line <= FIRST_LOT)
          .map((line) => JSON.stringify({ line, outcome: 'left_out', reason: 'password_missing', field: '' })),
        JSON.stringify({ line: MEMBERS + 1, outcome: 'refused', reason: 'not_json', field: '' }),
        '',
      ]);
      expect(await members()).toBe(0);

      const killed = start('run', file, '--site', siteName);
      await until(async () => (await members()) > 0, 60);
      killed.child.kill('SIGKILL');
      expect((await killed.ended).code).toBeNull();
      expect(await members()).toBe(FIRST_LOT);

      expect(await run('run', file, '--site', siteName)).toMatchObject({
        code: 1,
        text: expect.stringContaining('Another import is not over'),
      });
      const resumed = await run('resume', file);
      expect(resumed).toMatchObject({ code: 0, text: expect.stringContaining('Imported:  800, of whom 800 are here') });
      expect(resumed.text).toContain('1,600 as the lines told them, 1,600 in the ledger');
      expect(await members()).toBe(MEMBERS);
      expect((await run('status')).text).toContain('Lines:     801');

      expect(await run('undo')).toMatchObject({ code: 0, text: expect.stringContaining('of whom 0 are here') });
      expect(await members()).toBe(0);
    },
    PATIENCE_MS,
  );

  it(
    'says what is wrong with its words, and does nothing',
    async () => {
      for (const [args, words] of [
        [['run', join(folder, 'none.jsonl'), '--site', siteName], 'There is no file'],
        [['run', file, '--site', 'elsewhere.example'], 'There is no site elsewhere.example'],
        [['resume', file], 'no import that this could go on with'],
      ] as const)
        expect(await run(...args)).toMatchObject({ code: 1, text: expect.stringContaining(words) });
    },
    PATIENCE_MS,
  );
});
