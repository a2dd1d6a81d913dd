import { describe, expect, it } from '@jest/globals';
import type pg from 'pg';
import { loadConfig } from '#config';
import { withClient } from '../with-client.js';

const asApp = <T>(act: (client: pg.Client) => Promise<T>): Promise<T> => withClient(loadConfig().databaseUrl, act);

describe("the app's database role", () => {
  it('cannot make or change a table', async () => {
    await expect(asApp((client) => client.query('create table public.mine (id int)'))).rejects.toMatchObject({ code: '42501' });
    await expect(asApp((client) => client.query('create schema mine'))).rejects.toMatchObject({ code: '42501' });
  });

  it('is neither a superuser nor the owner', async () => {
    const { rows } = await asApp((client) =>
      client.query(
        `select rolsuper, rolcreatedb, rolcreaterole, pg_has_role('app', 'owner', 'member') as is_owner from pg_roles where rolname = current_user`,
      ),
    );
    expect(rows).toEqual([{ rolsuper: false, rolcreatedb: false, rolcreaterole: false, is_owner: false }]);
  });

  it.each([
    ['give somebody roles', `update auth.staff set roles = '{owner}'`],
    ['set a password', `update auth.staff set password_hash = 'mine'`],
    ['set an authenticator', `update auth.staff set totp_secret = 'mine'`],
    ['change an address', `update auth.staff set email = 'me@mail.example'`],
    ['let somebody in who left', `update auth.staff set active = true`],
    [
      'make an account',
      `insert into auth.staff (email, name, password_hash, totp_secret, roles) values ('me@mail.example', 'Me', '', '', '{owner}')`,
    ],
    ['remove an account', `delete from auth.staff`],
    ['call the function that makes accounts', `select auth.create_staff('me@mail.example', 'Me', '', '', '{owner}')`],
    ['read the key of wishes about staff', `select * from public.staff_seal`],
    ['change the key of wishes about staff', `update public.staff_seal set inner_pad = ''`],
    ['make a link of staff', `insert into auth.staff_link select * from auth.staff_link`],
    ['lead a link of staff elsewhere', `update auth.staff_link set token_hash = ''`],
    ['make an account by a wish without a seal', `select auth.invite_colleague('{}', '')`],
    ['give roles by a wish without a seal', `select auth.change_colleague('{}', '')`],
    ['end a device by a wish without a seal', `select auth.renew_colleague_access('{}', '')`],
    ['set up an account by a wish without a seal', `select auth.set_up_colleague('{}', '')`],
    ['look whether a seal is right', `select auth.sealed_wish('', '{}', '')`],
    ['bind somebody at the sign-in service by a wish without a seal', `select auth.bind_staff_identity('{}', '')`],
    ['say who somebody is at the sign-in service', `insert into auth.staff_identity select * from auth.staff_identity`],
    ['let somebody be another person at the sign-in service', `update auth.staff_identity set subject = 'mine'`],
    ['remove a token of a system', `delete from auth.staff_token`],
    ['end what somebody has open', `select auth.shut_staff(gen_random_uuid())`],
    ['call the function that gives roles', `select auth.set_staff_roles('me@mail.example', '{owner}', 'mine')`],
  ])('cannot %s among the staff', async (_, sql) => {
    await expect(asApp((client) => client.query(sql))).rejects.toMatchObject({ code: '42501' });
  });

  it('can note that a code of the authenticator was used, which each login does', async () => {
    expect((await asApp((client) => client.query(`update auth.staff set totp_last_step = 1 where false`))).rowCount).toBe(0);
  });
});
