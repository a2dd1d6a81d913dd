import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { QueryRunner } from 'typeorm';
import { CollidingAddressesRepository } from '#auth';
import { World } from '#testing';
import { ReadAddresses1800000082002 } from './migrations/1800000082002-read-addresses.js';

let world: World;
beforeAll(async () => {
  world = await World.open([]);
});
beforeEach(() => world.empty());
afterAll(() => world.close());

const query = (sql: string, parameters: unknown[] = []) => world.rows(sql, parameters);
const migrate = () => new ReadAddresses1800000082002().up({ query } as unknown as QueryRunner);
const collisions = () => new CollidingAddressesRepository({ query: async (...asked) => ({ rows: await query(...asked) }) }).list();
const memberAt = async (email: string) => {
  const { id } = await world.member();
  await world.rows(`update auth.account set email = $2 where id = $1`, [id, email]);
  return id;
};
const addresses = async () =>
  Object.fromEntries(
    (await world.rows<{ id: string; email: string }>(`select id, email from auth.account`)).map(({ id, email }) => [id, email]),
  );

describe('addresses that were stored as they were typed', () => {
  it('are stored as they are read from here on, with the links and wishes of their accounts', async () => {
    const [plain, domain, name] = [
      await memberAt('anna@mail.example'),
      await memberAt('bert@bücher.example'),
      await memberAt('jose\u0301@mail.example'),
    ];
    await world.rows(
      `insert into auth.one_time_token (member_id, purpose, address, token_hash, created_at, expires_at)
       values ($1, 'reset', 'bert@bücher.example', 'a', now(), now() + interval '1 hour'),
              ($1, 'mail_change', 'bert@straße.example', 'b', now(), now() + interval '1 hour')`,
      [domain],
    );
    await world.rows(
      `insert into auth.account_change (member_id, kind, old_value, new_value, created_at, ends_at)
       values ($1, 'mail', 'bert@bücher.example', 'bert@straße.example', now(), now() + interval '1 hour'),
              ($1, 'password', 'HäSH', null, now(), now() + interval '1 hour')`,
      [domain],
    );
    await migrate();
    await migrate();
    expect(await addresses()).toEqual({
      [plain]: 'anna@mail.example',
      [domain]: 'bert@xn--bcher-kva.example',
      [name]: 'jos\u00e9@mail.example',
    });
    expect(await world.rows(`select address from auth.one_time_token order by purpose`)).toEqual([
      { address: 'bert@xn--strae-oqa.example' },
      { address: 'bert@xn--bcher-kva.example' },
    ]);
    expect(await world.rows(`select old_value as before, new_value as after from auth.account_change order by kind`)).toEqual([
      { before: 'bert@xn--bcher-kva.example', after: 'bert@xn--strae-oqa.example' },
      { before: 'HäSH', after: null },
    ]);
    expect(await collisions()).toEqual([]);
  });

  it('stay as they are where two accounts have one mailbox, and are listed in pairs', async () => {
    const held = await memberAt('anna@xn--bcher-kva.example');
    const typed = await memberAt('anna@bücher.example');
    const [composed, apart] = [await memberAt('josé@straße.example'), await memberAt('jose\u0301@straße.example')];
    const none = await memberAt('nobody@ü..example');
    const before = await addresses();
    await migrate();
    expect(await addresses()).toEqual(before);
    const other = (id: string) => ({ id, email: before[id] });
    expect(await collisions()).toEqual([
      { kind: 'member', ...other(typed), read: before[held], others: [other(held)] },
      { kind: 'member', ...other(composed), read: 'josé@xn--strae-oqa.example', others: [other(apart)] },
      { kind: 'member', ...other(apart), read: 'josé@xn--strae-oqa.example', others: [other(composed)] },
      { kind: 'member', ...other(none), read: null, others: [] },
    ]);
  });
});
