import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { AccountClosures } from '#auth';
import { Transactions } from '#database';
import { SiteService } from '#site';
import { aFile, aLine, aMember } from './a-line.fixture.js';
import { Arrivals } from './arrivals.service.js';
import { onImportStage } from './import-stage.fixture.js';
import type { CheckReport } from './index.js';
import { LineJudge } from './line-judge.js';
import { ownConsentVersions } from './line.policy.js';

const stage = onImportStage();
afterEach(() => {
  jest.restoreAllMocks();
});

const bought = { origin: 'bought', amount: 20, unit_value: { minor: 80, currency: 'EUR' } };
const given = { origin: 'given', amount: 3 };
const many = (count: number, change: object = {}) =>
  Array.from({ length: count }, (_, index) => aMember(index + 1, { password: null, ...change }));
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  );

describe('a dry run', () => {
  it('counts what is wrong, and writes nothing', async () => {
    const lines = [
      aLine({ credits: [bought, given] }),
      '{ broken',
      aLine({ id: 'm2', email: 'bert@brought.example', town: 'Nergenshuizen' }),
      aLine({ id: 'm3', email: 'carl@brought.example', blocks: ['m1', 'm2'] }),
      aLine({ id: 'm4', email: 'anna@brought.example' }),
    ];
    const path = aFile(lines);
    const told: { report?: CheckReport } = {};
    const statements = await stage.world.statementsIn(async () => {
      told.report = await stage.check(lines);
    });
    expect(told.report).toEqual({
      lines: 5,
      accepted: 2,
      refused: 3,
      credits: 23,
      faults: [
        { outcome: 'refused', reason: 'duplicate_address', field: '', count: 1, lines: [5] },
        { outcome: 'refused', reason: 'not_json', field: '', count: 1, lines: [2] },
        { outcome: 'refused', reason: 'town_unknown', field: '', count: 1, lines: [3] },
        { outcome: 'left_out', reason: 'block_unknown', field: '', count: 1, lines: [4] },
      ],
    });
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.filter((sql) => /\b(insert|update|delete|copy)\b/i.test(sql))).toEqual([]);
    // What it promises is what a run comes to.
    const done = await stage.imports.run(stage.site, path);
    expect(done).toMatchObject({ state: 'done', lines: 5, imported: 2, refused: 3, credits: 23, booked: 23 });
    expect(done.faults).toEqual(told.report?.faults);
  });
});

describe('an import', () => {
  it('makes of a line what the line says, in every module, and tells nobody', async () => {
    await stage.run([aLine({ credits: [bought, given], premium: true })]);
    const id = await stage.memberOf();
    const [account] = await stage.world.rows(`select * from auth.account where id = $1`, [id]);
    expect(account).toMatchObject({
      email: 'anna@brought.example',
      status: 'active',
      language: 'nl',
      notifications_disabled: ['unsubscribed'],
      created_at: new Date('2019-03-01T10:00:00Z'),
      confirmed_at: new Date('2019-03-01T11:00:00Z'),
      terms_version: new Date(0),
    });
    expect(await stage.world.rows(`select * from profiles.profile where member_id = $1`, [id])).toMatchObject([
      {
        name: 'Anna',
        gender: 'female',
        sought_sex: 'male',
        town: 'Utrecht',
        about: 'I like walking.',
        about_waiting: null,
        sexuality: null,
      },
    ]);
    expect(await stage.world.rows(`select * from visibility.member_standing where member_id = $1`, [id])).toMatchObject([
      { confirmed: true, paid: true, joined_at: new Date('2019-03-01T10:00:00Z'), last_active: new Date('2026-01-01T09:00:00Z') },
    ]);
    expect(await stage.world.rows(`select balance, spent::int from payments.wallet where member_id = $1`, [id])).toEqual([
      { balance: 23, spent: 0 },
    ]);
    expect(await stage.world.rows(`select from payments.drift(array[$1::uuid])`, [id])).toEqual([]);
    expect(await stage.world.rows(`select free_left from chats.inbox where member_id = $1`, [id])).toEqual([
      { free_left: stage.site.settings.free_messages },
    ]);
    expect(await stage.count('search.listing')).toBe(1);
    expect(await stage.count('profiles.consent')).toBe(0);
    for (const table of ['events.outbox', 'notifications.mail', 'auth.one_time_token', 'auth.session', 'auth.signup_source'])
      expect([table, await stage.count(table)]).toEqual([table, 0]);
  });

  it('leaves an address that was never confirmed unconfirmed, and its member out of sight', async () => {
    await stage.run([aLine({ confirmed_at: null })]);
    expect(await stage.count('auth.account', `status = 'not_confirmed' and confirmed_at is null`)).toBe(1);
    expect(await stage.count('search.listing')).toBe(0);
  });

  it('keeps the consents that were given to our words, with their time', async () => {
    const at = '2024-05-01T10:00:00.000Z';
    const consents = [
      ...Object.entries(ownConsentVersions).map(([kind, version]) => ({ kind, version, given_at: at })),
      { kind: 'mails', version: '3', given_at: at },
      { kind: 'terms', version: '2023-12-01T12:00:00.000Z', given_at: at },
    ];
    await stage.run([aLine({ consents })]);
    expect(await stage.world.rows(`select kind, version, given_at, withdrawn_at from profiles.consent order by kind`)).toEqual(
      ['intimate', 'sexuality'].map((kind) => ({ kind, version: 1, given_at: new Date(at), withdrawn_at: null })),
    );
    expect(await stage.world.rows(`select terms_version, terms_accepted_at, notifications_disabled as off from auth.account`)).toEqual([
      { terms_version: new Date('2023-12-01T12:00:00Z'), terms_accepted_at: new Date(at), off: [] },
    ]);
    expect(await stage.world.rows(`select consents from imports.imported_member`)).toEqual([{ consents }]);
  });

  it('knows the versions of our questions as the database does', async () => {
    const kinds = Object.keys(ownConsentVersions);
    const rows = await stage.world.rows<{ kind: string; version: string }>(
      `select k as kind, profiles.consent_version(k)::text as version from unnest($1::text[]) k`,
      [kinds],
    );
    expect(Object.fromEntries(rows.map(({ kind, version }) => [kind, version]))).toEqual(ownConsentVersions);
  });

  it('has texts looked at first where the site promises that', async () => {
    const site = { ...stage.site, settings: { ...stage.site.settings, text_moderation_first: true } };
    jest.spyOn(stage.world.get(SiteService), 'byId').mockResolvedValue(site);
    await stage.run([aLine(), aLine({ id: 'm2', email: 'bert@brought.example', about: '' })]);
    expect(await stage.count('profiles.profile', `about = '' and about_waiting = 'I like walking.'`)).toBe(1);
    expect(await stage.count('events.outbox', `reaction = 'moderation.collect-review'`)).toBe(1);
  });

  it('keeps out addresses that have an account here, or were banned', async () => {
    const anna = await stage.world.member('Anna', { email: 'anna@brought.example' });
    const bert = await stage.world.member('Bert', { email: 'bert@brought.example' });
    await stage.world.get(Transactions).run((tx) => stage.world.get(AccountClosures).close(tx, bert.id, 'banned'));
    await stage.world.rows(`delete from auth.account where id = $1`, [bert.id]);
    const report = await stage.run([aLine(), aLine({ id: 'm2', email: 'bert+new@brought.example' })]);
    expect(report).toMatchObject({ lines: 2, imported: 0, refused: 2 });
    expect(report.faults.map(({ reason, lines }) => [reason, lines])).toEqual([
      ['address_banned', [2]],
      ['address_taken', [1]],
    ]);
    expect(await stage.world.rows(`select id from auth.account`)).toEqual([{ id: anna.id }]);
  });

  it('hides who blocked whom before they could meet, in whatever order they stand in the file', async () => {
    await stage.run([aMember(1, { blocks: ['m3', 'm1', 'nobody'] }), aMember(2, { blocks: ['m1'] }), aMember(3, { blocks: ['m1'] })]);
    const [one, two, three] = [await stage.memberOf('m1'), await stage.memberOf('m2'), await stage.memberOf('m3')];
    const sees = async (viewer: string, target: string) =>
      (await stage.world.rows<{ may: boolean }>(`select visibility.may_see($1, $2, false) as may`, [viewer, target]))[0]?.may;
    expect([await sees(one, two), await sees(two, one), await sees(one, three), await sees(two, three)]).toEqual([
      false,
      false,
      false,
      true,
    ]);
    expect(await stage.world.rows(`select lo, hi, block from visibility.pair order by lo, hi`)).toEqual([
      { lo: one, hi: two, block: 2 },
      { lo: one, hi: three, block: 3 },
    ]);
    expect(await stage.count('visibility.pair', 'lo_blocked_at is not null')).toBe(1);
    expect((await stage.imports.status()).faults).toMatchObject([{ reason: 'block_unknown', lines: [1] }]);
  });

  it('of the same file again brings nobody, and changes nothing', async () => {
    const lines = many(5, { credits: [given] });
    await stage.run(lines);
    expect(await stage.run(lines)).toMatchObject({ state: 'done', lines: 5, imported: 0, refused: 5, credits: 0, booked: 0 });
    expect(await stage.count('auth.account')).toBe(5);
    expect(await stage.world.rows(`select sum(balance)::int as sum from payments.wallet`)).toEqual([{ sum: 15 }]);
  });

  it('that was broken off, while it was read and while it was written, is finished with everybody once', async () => {
    const path = aFile(many(1_100, { credits: [bought, given] }));
    const judge = stage.world.get(LineJudge);
    const judged = judge.judge.bind(judge);
    jest.spyOn(judge, 'judge').mockImplementationOnce(judged).mockRejectedValueOnce(new Error('the machine went off'));
    await expect(stage.imports.run(stage.site, path)).rejects.toThrow('went off');
    expect(await stage.imports.status()).toMatchObject({ state: 'reading', lines: 1_000, imported: 0 });

    const arrivals = stage.world.get(Arrivals);
    const welcome = arrivals.welcome.bind(arrivals);
    jest
      .spyOn(arrivals, 'welcome')
      .mockImplementationOnce(welcome)
      .mockImplementationOnce(async (...args) => {
        await welcome(...args);
        throw new Error('the machine went off again');
      });
    await expect(stage.imports.resume(path)).rejects.toThrow('off again');
    expect(await stage.imports.status()).toMatchObject({
      state: 'writing',
      lines: 1_100,
      imported: 500,
      here: 500,
      credits: 11_500,
      booked: 11_500,
    });
    expect(await failure(stage.imports.resume(aFile(many(3))))).toBe('other_file');

    expect(await stage.imports.resume(path)).toMatchObject({
      state: 'done',
      lines: 1_100,
      imported: 1_100,
      refused: 0,
      here: 1_100,
      credits: 25_300,
      booked: 25_300,
    });
    for (const table of ['auth.account', 'profiles.profile', 'payments.wallet', 'payments.ledger_entry', 'search.listing', 'chats.inbox'])
      expect([table, await stage.count(table)]).toEqual([table, 1_100]);
    expect(await failure(stage.imports.resume(path))).toBe('no_run');
  });

  it('is done by one process, whoever else tries', async () => {
    const path = aFile(many(20, { credits: [given] }));
    const tries = await Promise.all([1, 2, 3].map(() => failure(stage.imports.run(stage.site, path))));
    expect(tries.toSorted()).toEqual(['done', 'open_run', 'open_run']);
    expect(await stage.count('auth.account')).toBe(20);
  });

  it('is taken up by one of two who go on with it', async () => {
    const path = aFile(many(600, { credits: [given] }));
    jest.spyOn(stage.world.get(Arrivals), 'welcome').mockRejectedValueOnce(new Error('off'));
    await expect(stage.imports.run(stage.site, path)).rejects.toThrow('off');
    expect(await failure(stage.imports.run(stage.site, path))).toBe('open_run');
    const tries = await Promise.all([1, 2].map(() => failure(stage.imports.resume(path))));
    expect(tries).toContain('elsewhere');
    // Whoever was second stopped; the first may have been stopped by it once in the middle.
    if (!tries.includes('done')) await stage.imports.resume(path);
    expect(await stage.imports.status()).toMatchObject({ state: 'done', imported: 600, here: 600, booked: 1_800, credits: 1_800 });
  });

  it('counts who took an address after the file was read', async () => {
    const path = aFile([aMember(1, { blocks: ['m2'] }), aMember(2, { credits: [given] }), aMember(3)]);
    jest.spyOn(stage.world.get(Arrivals), 'welcome').mockRejectedValueOnce(new Error('off'));
    await expect(stage.imports.run(stage.site, path)).rejects.toThrow('off');
    await stage.world.member('Quick', { email: 'm2@brought.example' });
    const report = await stage.imports.resume(path);
    expect(report).toMatchObject({ lines: 3, imported: 2, refused: 1, credits: 0, booked: 0 });
    expect(report.faults).toMatchObject([
      { reason: 'address_taken', lines: [2] },
      { reason: 'block_unknown', lines: [1] },
    ]);
    expect(await stage.count('visibility.pair')).toBe(0);
  });

  it('keeps no block of somebody who was written about before it turned out that they do not come', async () => {
    const lines = [aMember(1, { password: null, blocks: ['m501'] }), ...many(501).slice(1)];
    const path = aFile(lines);
    const arrivals = stage.world.get(Arrivals);
    const welcome = arrivals.welcome.bind(arrivals);
    jest.spyOn(arrivals, 'welcome').mockImplementationOnce(welcome).mockRejectedValueOnce(new Error('off'));
    await expect(stage.imports.run(stage.site, path)).rejects.toThrow('off');
    expect(await stage.count('visibility.pair')).toBe(1);
    await stage.world.member('Quick', { email: 'm501@brought.example' });
    expect(await stage.imports.resume(path)).toMatchObject({ imported: 500, refused: 1 });
    expect(await stage.count('visibility.pair')).toBe(0);
  });

  it('lets the table refuse an address that was taken in the very moment', async () => {
    const arrivals = stage.world.get(Arrivals);
    const welcome = arrivals.welcome.bind(arrivals);
    jest.spyOn(arrivals, 'welcome').mockImplementationOnce(async (...args) => {
      await stage.world.rows(
        `insert into auth.account (community_id, site_id, email, password_hash, language, terms_version, terms_accepted_at, created_at)
         values ($1, $2, 'm2@brought.example', '!', 'en', now(), now(), now())`,
        [stage.site.communityId, stage.site.id],
      );
      return welcome(...args);
    });
    expect(await stage.run(many(3))).toMatchObject({ lines: 3, imported: 2, refused: 1 });
  });
});
