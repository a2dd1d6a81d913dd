import pg from 'pg';
import { asSuperuser, type PostgresOptions } from './postgres.js';
import type { Secrets } from './secrets.js';

type Server = Pick<PostgresOptions, 'port' | 'password'>;

export interface DatabaseUrls {
  readonly appUrl: string;
  readonly ownerUrl: string;
}

export function databaseUrls({ port }: Server, secrets: Secrets, database: string): DatabaseUrls {
  return {
    appUrl: `postgres://app:${secrets.app}@127.0.0.1:${port}/${database}`,
    ownerUrl: `postgres://owner:${secrets.owner}@127.0.0.1:${port}/${database}`,
  };
}

/** `owner` makes tables in migrations; `app` may only connect, and gets its rights table by table from them. */
export async function ensureRoles(server: Server, secrets: Secrets): Promise<void> {
  await asSuperuser(server, async (client) => {
    const { rows } = await client.query<{ rolname: string }>("select rolname from pg_roles where rolname in ('owner', 'app')");
    for (const role of ['owner', 'app'] as const) {
      const verb = rows.some(({ rolname }) => rolname === role) ? 'alter' : 'create';
      await client.query(`${verb} role ${role} login nosuperuser nocreatedb nocreaterole password ${client.escapeLiteral(secrets[role])}`);
    }
  });
}

/** True when the database is new. */
export async function ensureDatabase(server: Server, name: string, template?: string): Promise<boolean> {
  return asSuperuser(server, async (client) => {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return false;
    await client.query(
      `create database ${pg.escapeIdentifier(name)} owner owner${template ? ` template ${pg.escapeIdentifier(template)}` : ''}`,
    );
    await client.query(`revoke all on database ${pg.escapeIdentifier(name)} from public`);
    await client.query(`grant connect, temporary on database ${pg.escapeIdentifier(name)} to app`);
    return true;
  });
}

export async function dropDatabase(server: Server, name: string): Promise<void> {
  await asSuperuser(server, (client) => client.query(`drop database if exists ${pg.escapeIdentifier(name)} with (force)`));
}
