import { createHash, pbkdf2Sync } from 'node:crypto';
import { hash as argon2 } from '@node-rs/argon2';
import { hash as bcrypt } from '@node-rs/bcrypt';
import { describe, expect, it } from '@jest/globals';
import { ErasureService, LeavingService, OwnPassword, Passwords, ResetLinks, SessionsService, type SessionMember } from '#auth';
import { Clock, Transactions } from '#database';
import { OutboxStore } from '#events';
import { ExportsService, PreparingService } from '#exports';
import { MemberData } from '#member-data';
import { SearchService } from '#search';
import { aLine, aMember } from './a-line.fixture.js';
import { home, onImportStage } from './import-stage.fixture.js';

const stage = onImportStage();
const password = 'Heidebloem-61';
const email = 'anna@brought.example';
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code?: string }) => error.code ?? 'unknown',
  );

const kinds: Readonly<Record<string, () => Promise<object>>> = {
  bcrypt: async () => ({ hash: await bcrypt(password, 5) }),
  argon2: async () => ({ hash: await argon2(password, { memoryCost: 8_192, timeCost: 3, parallelism: 1 }) }),
  pbkdf2: async () => ({
    digest: 'sha512',
    iterations: 1_000,
    salt: Buffer.from('salt').toString('base64'),
    hash: pbkdf2Sync(password, 'salt', 1_000, 64, 'sha512').toString('base64'),
  }),
  phpass: async () => ({ hash: '$P$BkZ3fQ8xw5G4JGImeL1zLTFenXhDTy.' }),
  md5: async () => ({ hash: createHash('md5').update(`a-salt${password}`).digest('hex'), salt_before: 'a-salt' }),
  sha1: async () => ({ hash: createHash('sha1').update(password).digest('hex') }),
};

async function signedIn(): Promise<SessionMember> {
  const { session } = await stage.login(email, password);
  const me = await stage.world.get(SessionsService).resolve(session.token);
  if (!me) throw new Error('no member');
  return me;
}

describe('the first login of somebody who was imported', () => {
  it.each(Object.keys(kinds))('is by the old password, which is kept as ours are from then on: %s', async (kind) => {
    await stage.run([aLine({ password: { kind, ...(await kinds[kind]?.()) } })]);
    const id = await stage.memberOf();
    const foreign = await stage.hashOf(id);
    expect(stage.world.get(Passwords).isOwn(foreign)).toBe(false);
    expect(await failure(stage.login(email, 'Heidebloem-62'))).toBe('login_failed');
    expect(await stage.hashOf(id)).toBe(foreign);

    await stage.login(email, password);
    const own = await stage.hashOf(id);
    expect(stage.world.get(Passwords).isOwn(own)).toBe(true);
    expect(await stage.world.get(Passwords).fits(password, own)).toBe(true);
    await stage.login(email, password);
    expect(await stage.hashOf(id)).toBe(own);
    expect(await stage.count('auth.account_change')).toBe(0);
  });

  it('is counted and locked as any other', async () => {
    await stage.run([aLine({ password: { kind: 'md5', ...(await kinds['md5']?.()) } })]);
    for (let attempt = 1; attempt <= 4; attempt += 1) expect(await failure(stage.login(email, 'wrong'))).toBe('login_failed');
    expect(await failure(stage.login(email, 'wrong'))).toBe('too_many_attempts');
    expect(await failure(stage.login(email, password))).toBe('too_many_attempts');
  });

  it('takes no other time for a wrong password than for nobody, where the site keeps quiet about accounts', async () => {
    await stage.run([aLine({ password: { kind: 'bcrypt', hash: await bcrypt(password, 12) } })]);
    const quiet = { ...stage.site, settings: { ...stage.site.settings, reveal_account_existence: false } };
    const steps = async (address: string) => {
      const startedAt = performance.now();
      expect(await failure(stage.login(address, 'wrong', quiet))).toBe('login_failed');
      return (performance.now() - startedAt) % 400;
    };
    await steps(email);
    for (const address of [email, 'nobody@brought.example']) expect(await steps(address)).toBeLessThan(150);
  });

  it('needs a new password by mail where there was none to go on with', async () => {
    await stage.run([aLine({ password: { kind: 'scrypt', hash: 'x' } })]);
    for (const tried of [password, '', '!', 'x']) expect(await failure(stage.login(email, tried))).toBe('login_failed');
    await stage.world.get(ResetLinks).request(stage.site, email, home);
    expect(await stage.count('events.outbox', `reaction = 'mail.reset'`)).toBe(1);
  });

  it('may be by a link: the old hash goes when the password is asked for the first time', async () => {
    await stage.run([aLine({ password: { kind: 'sha1', ...(await kinds['sha1']?.()) } })]);
    const id = await stage.memberOf();
    const { token } = await stage.world.get(Transactions).run((tx) => stage.world.get(SessionsService).openAnew(tx, id, home));
    const me = await stage.world.get(SessionsService).resolve(token);
    if (!me) throw new Error('no member');
    const hash = await stage.world.get(OwnPassword).assertFits(me, password, 'password', 'password_wrong');
    expect([await stage.hashOf(id), stage.world.get(Passwords).isOwn(hash)]).toEqual([hash, true]);
    expect(await stage.count('imports.imported_member', 'came_at is not null')).toBe(1);
  });
});

describe('somebody who was imported', () => {
  const sha1 = async () => ({ password: { kind: 'sha1', ...(await kinds['sha1']?.()) } });

  it('finds others and is found, but for those whom they blocked', async () => {
    await stage.run([
      aLine(await sha1()),
      aMember(2, { sex: 'male', sought_sex: 'female', name: 'Bert' }),
      aMember(3, { sex: 'male', sought_sex: 'female', name: 'Carl', blocks: ['m1'] }),
    ]);
    const me = await signedIn();
    const namesFor = async (who: Parameters<SearchService['find']>[0]) =>
      (await stage.world.get(SearchService).find(who, {})).profiles.map(({ name }) => name);
    expect(await namesFor(me)).toEqual(['Bert']);
    const dirk = await stage.world.member('Dirk', { gender: 'male', sought_sex: 'female' });
    expect(await namesFor(dirk)).toContain('Anna');
  });

  it('gets all that is known of them, what the other product called them included [#E9]', async () => {
    await stage.run([aLine(await sha1())]);
    const me = await signedIn();
    await stage.world.get(ExportsService).request(me);
    const [wish] = await stage.world.rows<{ id: string }>(`select id from exports.member_export`);
    await stage.world.get(PreparingService).prepare(stage.world.get(OutboxStore).claim(crypto.randomUUID()), wish?.id ?? '');
    expect(await stage.world.rows(`select state from exports.member_export`)).toEqual([{ state: 'ready' }]);
    const data = stage.world.get(MemberData);
    const table = data.tables().find(({ name }) => name === 'imports.imported_member');
    if (!table) throw new Error('no table');
    const told = await stage.world.get(Transactions).run(async (tx) => {
      const rows: unknown[] = [];
      for await (const page of data.rowsOf(tx, table, me.id)) rows.push(...page);
      return rows;
    });
    expect(told).toMatchObject([{ source_id: 'm1', consents: [], came_at: expect.any(Date) }]);
  });

  it('is erased as any other two weeks after leaving [#E9]', async () => {
    await stage.run([aLine({ ...(await sha1()), premium: true, credits: [{ origin: 'given', amount: 3 }] })]);
    const me = await signedIn();
    await stage.world.get(LeavingService).leave(me, { password });
    await stage.world.clockAhead('14 days 1 minute');
    await stage.world.get(Clock).refresh();
    expect(await stage.world.get(ErasureService).eraseDue()).toEqual({ erased: 1, failed: [], isOver: true });
    for (const { name, data } of stage.world.get(MemberData).tables())
      if (!data.keeps) expect([name, await stage.world.rows(`select 1 from ${name} where ${data.rows}`, [me.id])]).toEqual([name, []]);
    expect(await stage.world.rows(`select sum(amount)::int as sum from payments.ledger_entry`)).toEqual([{ sum: 0 }]);
  });

  it('uses what is given here before what was bought there, and sees what the bought ones cost', async () => {
    await stage.run([aLine({ credits: [{ origin: 'bought', amount: 20, unit_value: { minor: 80, currency: 'EUR' } }] })]);
    const id = await stage.memberOf();
    await stage.world.rows(`select payments.credit($1, 2, 'adjustment', $1)`, [id]);
    expect(
      await stage.world.rows(`select from_pos::int as "from", to_pos::int as "to", price_minor::int as price from payments.lot order by 1`),
    ).toEqual([
      { from: 0, to: 2, price: null },
      { from: 2, to: 22, price: 1_600 },
    ]);
    expect(await stage.world.rows(`select from payments.drift(array[$1::uuid])`, [id])).toEqual([]);
  });
});
