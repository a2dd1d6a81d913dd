import pg from 'pg';
import { roleLimits } from '#database';
import { asSuperuser, type PostgresOptions } from './postgres.js';
import type { Secrets } from './secrets.js';

type Server = Pick<PostgresOptions, 'port' | 'password'>;

export interface DatabaseUrls {
  /** For what people wait for: its statements end soon. */
  readonly apiUrl: string;
  /** For jobs and commands. */
  readonly workerUrl: string;
  readonly ownerUrl: string;
}

export function databaseUrls({ port }: Server, secrets: Secrets, database: string): DatabaseUrls {
  return {
    apiUrl: `postgres://app_api:${secrets.app}@127.0.0.1:${port}/${database}`,
    workerUrl: `postgres://app_worker:${secrets.app}@127.0.0.1:${port}/${database}`,
    ownerUrl: `postgres://owner:${secrets.owner}@127.0.0.1:${port}/${database}`,
  };
}

/**
 * `owner` makes tables in migrations; `app` gets its rights table by table from them. Who connects is one of its members, which have its rights and
 * limits of their own.
 */
export async function ensureRoles(server: Server, secrets: Secrets): Promise<void> {
  await asSuperuser(server, async (client) => {
    const { rows } = await client.query<{ rolname: string }>(`select rolname from pg_roles`);
    const write = async (role: string, login: string) => {
      const verb = rows.some(({ rolname }) => rolname === role) ? 'alter' : 'create';
      await client.query(`${verb} role ${role} nosuperuser nocreatedb nocreaterole ${login}`);
    };
    const withPassword = (password: string) => `login password ${client.escapeLiteral(password)}`;
    await write('owner', withPassword(secrets.owner));
    await write('app', 'nologin');
    for (const [role, limits] of Object.entries(roleLimits)) {
      await write(role, withPassword(secrets.app));
      await client.query(`grant app to ${role}`);
      for (const [name, ms] of Object.entries(limits)) await client.query(`alter role ${role} set ${name} = ${ms}`);
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
