import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { LoginService } from '#auth';
import { ImportCheck, ImportsService, type FaultCount } from '#imports';
import { setLogLevel } from '#observability';
import { demoIds, SiteService, type Site } from '#site';
import { World } from '#testing';
import { isLong } from '#testing-product';
import { madePassword, writeMembers, type Made } from './made-members.js';
import { checkLines, isSound, runLines } from './report.js';

/** A hundred thousand are brought by the bench (RI), in a process of their own: what they hold there at most is one of its figures. */
const MEMBERS = isLong ? 20_000 : 2_000;
const PATIENCE_MS = isLong ? 1_200_000 : 120_000;
const MOST_MINUTES = 10;

setLogLevel('silent');
let world: World;
let site: Site;
let made: Made;
const path = join(mkdtempSync(join(tmpdir(), 'import-')), 'members.jsonl');

beforeAll(async () => {
  world = await World.open();
  site = await world.get(SiteService).byId(demoIds.site);
  made = await writeMembers(path, MEMBERS);
}, PATIENCE_MS);
afterAll(() => world.close());

const asPlanted = (faults: readonly FaultCount[]) =>
  Object.fromEntries(faults.map(({ outcome, reason, field, count }) => [`${outcome} ${reason} ${field}`, count]));
const numberOf = async (sql: string): Promise<number> => Number((await world.rows<{ n: number }>(sql))[0]?.n);

it(
  `${MEMBERS.toLocaleString('en')} members with planted faults: each line is counted, none is lost, and every credit is in the ledger`,
  async () => {
    const checked = await world.get(ImportCheck).check(site, path);
    expect(asPlanted(checked.faults)).toEqual(made.faults);
    expect(checked).toMatchObject({ lines: made.lines, accepted: made.accepted, credits: made.credits });
    expect(await numberOf(`select count(*) as n from auth.account`)).toBe(0);

    const startedAt = performance.now();
    const report = await world.get(ImportsService).run(site, path);
    expect((performance.now() - startedAt) / 60_000).toBeLessThan(MOST_MINUTES);

    expect(asPlanted(report.faults)).toEqual(made.faults);
    expect(report).toMatchObject({ state: 'done', lines: made.lines, imported: made.accepted, here: made.accepted, came: 0 });
    expect(report.lines).toBe(report.imported + report.refused);
    expect([report.credits, report.booked]).toEqual([made.credits, made.credits]);
    expect(isSound(report)).toBe(true);
    // Counted otherwise: from the tables of the modules.
    expect(await numberOf(`select count(*) as n from auth.account where email like '%@brought.example'`)).toBe(made.accepted);
    expect(await numberOf(`select sum(balance) as n from payments.wallet`)).toBe(made.credits);
    expect(await numberOf(`select sum(to_pos - from_pos) as n from payments.lot`)).toBe(made.credits);
    expect(await numberOf(`select count(*) as n from payments.brought_premium`)).toBe(made.premium);
    expect(await numberOf(`select count(*) as n from visibility.pair where block <> 0`)).toBe(made.blocks);
    expect(await numberOf(`select count(*) as n from search.listing`)).toBe(
      await numberOf(`select count(*) as n from auth.account where status = 'active'`),
    );
    expect(await numberOf(`select count(*) as n from events.outbox`)).toBe(0);
    expect(await world.rows(`select from payments.wallet_faults()`)).toEqual([]);
    // No hash that is broken in seconds rests as it came.
    expect(await numberOf(`select count(*) as n from auth.account where length(password_hash) < 34 and password_hash <> '!'`)).toBe(0);

    const words = [...checkLines(checked), ...runLines(report)].join('\n');
    expect(words).not.toContain('undefined');
    expect(words).not.toContain('@');
  },
  PATIENCE_MS,
);

it.each([0, 1, 2, 3, 4, 5])('whoever was imported logs in with the password of the other product: kind %i', async (kind) => {
  const number = [6, 1, 2, 3, 4, 5][kind] ?? 0;
  const body = { email: `member.${number}@brought.example`, password: madePassword };
  const { memberId } = await world
    .get(LoginService)
    .login(site, body, { requestId: 'test', ip: `203.0.113.${kind + 1}`, userAgent: 'Test' });
  const [row] = await world.rows<{ hash: string }>(`select password_hash as hash from auth.account where id = $1`, [memberId]);
  expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

it('the import is undone but for those who have logged in, and the books come to what is left', async () => {
  const report = await world.get(ImportsService).undo();
  expect(report).toMatchObject({ state: 'undone', here: 6, came: 6 });
  const left = await numberOf(`select coalesce(sum(balance), 0) as n from payments.wallet`);
  expect([report.booked, await numberOf(`select coalesce(sum(amount), 0) as n from payments.ledger_entry`)]).toEqual([left, left]);
  expect(await world.rows(`select from payments.wallet_faults()`)).toEqual([]);
}, 3_600_000);
