import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { LikesService } from '#likes';
import { MemberData } from '#member-data';
import { aFile, aMember } from './a-line.fixture.js';
import { Arrivals } from './arrivals.service.js';
import { onImportStage } from './import-stage.fixture.js';

const stage = onImportStage();
afterEach(() => {
  jest.restoreAllMocks();
});

const credits = [{ origin: 'bought', amount: 20, unit_value: { minor: 80, currency: 'EUR' } }];
const members = (count: number) =>
  Array.from({ length: count }, (_, index) => aMember(index + 1, { credits, premium: true, blocks: ['m1'] }));
const failure = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: Error) => error.message,
  );
/** Of all books together, by the account on the other side. */
const books = () =>
  stage.world.rows<{ contra: number; sum: number }>(
    `select contra, sum(amount)::int as sum from payments.ledger_entry group by contra order by contra`,
  );

describe('an import that is undone', () => {
  it('leaves nothing of those who never came, and the books to the cent', async () => {
    const before = await stage.world.member('Before', { credits: 7 });
    const booked = await books();
    await stage.run(members(7));
    const came = await stage.memberOf('m2');
    // Somebody meets one of them before the import is undone.
    await stage.world.get(LikesService).give(before.id, came);
    expect(await stage.imports.undo()).toMatchObject({ state: 'undone', imported: 7, here: 0, came: 0, booked: 0 });
    expect((await books()).filter(({ sum }) => sum !== 0)).toEqual(booked);
    expect(await stage.world.rows(`select member_id as id, balance from payments.wallet`)).toEqual([{ id: before.id, balance: 7 }]);
    for (const { name, data } of stage.world.get(MemberData).tables())
      if (!data.keeps) expect([name, await stage.world.rows(`select 1 from ${name} where ${data.rows}`, [came])]).toEqual([name, []]);
    expect(await stage.count('payments.lot', 'order_id is null')).toBe(1);
    expect(await stage.count('visibility.pair', 'block <> 0')).toBe(0);
    expect(await failure(stage.imports.undo())).toBe('nothing_to_undo');
  });

  it('leaves whoever has logged in, by a password or by a link, with all that is theirs', async () => {
    await stage.run(members(4));
    await stage.login('m3@brought.example', 'password');
    const came = await stage.memberOf('m3');
    // Gone from every browser since: they came all the same.
    await stage.world.rows(`delete from auth.session`);
    expect(await stage.imports.undo()).toMatchObject({ state: 'undone', imported: 4, here: 1, came: 1, booked: 20 });
    expect(await stage.world.rows(`select member_id as id, balance from payments.wallet`)).toEqual([{ id: came, balance: 20 }]);
    expect(await stage.world.rows(`select id from auth.account`)).toEqual([{ id: came }]);
  });

  it('begins a share again whose members were in the way of those of another', async () => {
    await stage.run(members(3));
    const deadlock = Object.assign(new Error('deadlock detected'), { code: '40P01' });
    jest.spyOn(stage.world.get(MemberData), 'eraseAll').mockRejectedValueOnce(deadlock);
    expect(await stage.imports.undo()).toMatchObject({ state: 'undone', imported: 3, here: 0 });
    expect(await stage.world.rows(`select id from auth.account`)).toEqual([]);
  });

  it('can be imported again', async () => {
    await stage.run(members(3));
    await stage.imports.undo();
    expect(await stage.run(members(3))).toMatchObject({ state: 'done', imported: 3, refused: 0, here: 3, booked: 60 });
  });

  it('may have been broken off before, by whatever', async () => {
    const path = aFile([...members(3), ...Array.from({ length: 520 }, (_, index) => aMember(index + 10, { password: null }))]);
    const arrivals = stage.world.get(Arrivals);
    const welcome = arrivals.welcome.bind(arrivals);
    jest.spyOn(arrivals, 'welcome').mockImplementationOnce(welcome).mockRejectedValueOnce(new Error('off'));
    await expect(stage.imports.run(stage.site, path)).rejects.toThrow('off');
    const data = stage.world.get(MemberData);
    const eraseAll = data.eraseAll.bind(data);
    let lots = 0;
    const flaky = jest.spyOn(data, 'eraseAll').mockImplementation(async (...args) => {
      await eraseAll(...args);
      if ((lots += 1) === 4) throw new Error('off again');
    });
    await expect(stage.imports.undo()).rejects.toThrow('off again');
    expect(await stage.imports.status()).toMatchObject({ state: 'undoing' });
    expect(await failure(stage.imports.run(stage.site, path))).toBe('open_run');
    expect(await failure(stage.imports.resume(path))).toBe('no_run');
    flaky.mockRestore();
    expect(await stage.imports.undo()).toMatchObject({ state: 'undone', here: 0, booked: 0 });
    expect(await stage.count('auth.account')).toBe(0);
    expect(await stage.count('imports.imported_member')).toBe(0);
  });

  it('is the one that is named, where several were done', async () => {
    const first = await stage.run(members(2));
    await stage.run([aMember(9)]);
    expect(await stage.imports.undo(undefined, first.id)).toMatchObject({ id: first.id, state: 'undone', here: 0 });
    expect(await stage.world.rows(`select email from auth.account`)).toEqual([{ email: 'm9@brought.example' }]);
    expect(await failure(stage.imports.undo(undefined, 'no id'))).toBe('nothing_to_undo');
  });
});
