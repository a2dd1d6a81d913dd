import { describe, expect, it } from '@jest/globals';
import { loadConfig } from '#config';
import pg from 'pg';

async function asApp<T>(act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: loadConfig().databaseUrl });
  await client.connect();
  try {
    return await act(client);
  } finally {
    await client.end();
  }
}

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
});
