import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { featureLibraries, technicalLibraries } from '#config';
import { migrations } from './migrations/index.js';
import { inOrderOfNeed, sqlFilesIn } from './sql-files.js';

const LOCK = 7_010_001;
const OLDEST_POSTGRES = 18_0000;
const libsFolder = fileURLToPath(new URL('../../', import.meta.url));

/** The class names of all migrations, in the order in which they run. */
export const migrationNames: readonly string[] = migrations.map(({ name }) => name);

/**
 * Brings a database to the newest schema: versioned migrations first, then the SQL functions of each library when their text changed. Repeatable,
 * and safe when several processes start at once. Throws when Postgres is older than 18 or the schema is newer than this code.
 */
export async function migrate({ ownerUrl }: { ownerUrl: string }): Promise<void> {
  const lock = new pg.Client({ connectionString: ownerUrl });
  await lock.connect();
  try {
    await assertVersion(lock);
    await lock.query('select pg_advisory_lock($1)', [LOCK]);
    await runMigrations(ownerUrl);
    await installFunctions(lock);
  } finally {
    await lock.end();
  }
}

async function assertVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number }>(`select current_setting('server_version_num')::int as version`);
  if ((rows[0]?.version ?? 0) < OLDEST_POSTGRES) throw new Error('Postgres 18 or newer is needed (uuidv7).');
}

async function runMigrations(ownerUrl: string): Promise<void> {
  const dataSource = new DataSource({
    type: 'postgres',
    url: ownerUrl,
    migrations: [...migrations],
    migrationsTableName: 'migration',
    poolSize: 2,
  });
  await dataSource.initialize();
  try {
    await dataSource.query(`create schema if not exists public`);
    const known = new Set(migrationNames);
    const [table] = await dataSource.query<{ exists: boolean }[]>(`select to_regclass('public.migration') is not null as exists`);
    if (table?.exists) {
      const applied = await dataSource.query<{ name: string }[]>(`select name from public.migration`);
      const foreign = applied.find((row) => !known.has(row.name));
      if (foreign) throw new Error(`The database has a newer schema than this program (${foreign.name}).`);
    }
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await dataSource.destroy();
  }
}

async function installFunctions(client: pg.Client): Promise<void> {
  const text = await functionTexts();
  const checksum = createHash('sha256').update(text).digest('hex');
  const { rows } = await client.query<{ checksum: string }>(`select checksum from public.sql_functions`);
  if (rows[0]?.checksum === checksum) return;
  await client.query('begin');
  await client.query(text);
  await client.query(
    `insert into public.sql_functions (only_row, checksum) values (true, $1) on conflict (only_row) do update set checksum = excluded.checksum`,
    [checksum],
  );
  await client.query('commit');
}

/** A function may call those of the libraries before its own, and of the files that its own needs. */
async function functionTexts(): Promise<string> {
  const texts: string[] = [];
  for (const library of [...technicalLibraries, ...featureLibraries]) {
    const files = await sqlFilesIn(join(libsFolder, library, 'src', 'sql'));
    texts.push(...inOrderOfNeed(files).map(({ text }) => text));
  }
  return texts.join('\n');
}
