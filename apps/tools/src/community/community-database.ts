import pg from 'pg';

export interface Table {
  /** As it is written in a statement. */
  readonly name: string;
  readonly hasPrimaryKey: boolean;
}

/** The part of a divided table, and what belongs into it. */
interface Part {
  readonly name: string;
  readonly of: string;
  readonly bound: string;
}

/** How many rows a table has, and the sum of their hashes, whatever their order. */
export type Sums = ReadonlyMap<string, string>;

const ofTheProduct = `n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'`;
/** Its own sessions stay when those of the product end. */
const applicationName = 'community';
/** Sums of tables that are counted at once. */
const AT_ONCE = 4;

/** The database that a community lives in, as a superuser who may also write while it is closed. */
export class CommunityDatabase {
  private constructor(
    readonly url: string,
    private readonly pool: pg.Pool,
  ) {}

  static async open(url: string): Promise<CommunityDatabase> {
    // Triggers are of those who write at home: here come rows that have been through them.
    const options = '-c default_transaction_read_only=off -c session_replication_role=replica -c statement_timeout=0';
    const pool = new pg.Pool({ connectionString: url, max: AT_ONCE, options, application_name: applicationName });
    pool.on('error', () => undefined); // Who asks hears of it.
    const database = new CommunityDatabase(url, pool);
    await database.ask('select 1').catch(async (fault: unknown) => {
      await database.end();
      throw fault;
    });
    return database;
  }

  async end(): Promise<void> {
    await this.pool.end();
  }

  async ask<Row extends pg.QueryResultRow>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    return (await this.pool.query<Row>(sql, [...parameters])).rows;
  }

  async value(sql: string, parameters: readonly unknown[] = []): Promise<string | null> {
    const [row] = await this.ask<{ value: string | null }>(`select (${sql})::text as value`, parameters);
    return row?.value ?? null;
  }

  /** Every table that holds rows of the product; a divided one once. */
  tables(): Promise<Table[]> {
    return this.ask<Table>(
      `select format('%I.%I', n.nspname, c.relname) as name,
              exists (select from pg_index i where i.indrelid = c.oid and i.indisprimary) as "hasPrimaryKey"
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p') and not c.relispartition and ${ofTheProduct} order by 1`,
    );
  }

  async migrations(): Promise<string[]> {
    const [table] = await this.ask<{ there: boolean }>(`select to_regclass('public.migration') is not null as there`);
    if (!table?.there) return [];
    return (await this.ask<{ name: string }>('select name from public.migration order by name')).map(({ name }) => name);
  }

  parts(): Promise<Part[]> {
    return this.ask<Part>(
      `select format('%I.%I', n.nspname, c.relname) as name, i.inhparent::regclass::text as of, pg_get_expr(c.relpartbound, c.oid) as bound
         from pg_inherits i join pg_class c on c.oid = i.inhrelid join pg_namespace n on n.oid = c.relnamespace
        where c.relispartition and c.relkind = 'r' and ${ofTheProduct}`,
    );
  }

  async addPart({ name, of, bound }: Part): Promise<void> {
    await this.ask(`create table ${name} partition of ${of} ${bound}`);
  }

  /** Identity columns go on where they were: what is replicated is rows, not what numbers them. */
  async sequences(): Promise<{ readonly name: string; readonly last: string }[]> {
    return this.ask(
      `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last from pg_sequences where last_value is not null`,
    );
  }

  async setSequence({ name, last }: { readonly name: string; readonly last: string }): Promise<void> {
    await this.ask('select setval($1::regclass, $2)', [name, last]);
  }

  /** Of every table, so that two databases can be compared row by row without sending a row. */
  async sums(): Promise<Sums> {
    const tables = await this.tables();
    const sum = async ({ name }: Table): Promise<[string, string]> => [
      name,
      (await this.value(`select count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) from ${name} t`)) ?? '',
    ];
    return new Map(await Promise.all(tables.map(sum)));
  }

  /** From now on nobody writes, but who says so in a session of their own; it is read as before. Answers when nobody is left who could. */
  async close(): Promise<void> {
    await this.ask(`do $$ begin execute format('alter database %I set default_transaction_read_only = on', current_database()); end $$`);
    await this.endSessions();
  }

  async reopen(): Promise<void> {
    await this.ask(`do $$ begin execute format('alter database %I reset default_transaction_read_only', current_database()); end $$`);
    await this.endSessions();
  }

  async isClosed(): Promise<boolean> {
    const [row] = await this.ask<{ closed: boolean }>(
      `select exists (select from pg_db_role_setting s join pg_database d on d.oid = s.setdatabase
                       where d.datname = current_database() and 'default_transaction_read_only=on' = any(s.setconfig)) as closed`,
    );
    return row?.closed ?? false;
  }

  /** A session keeps the settings that it began with: those of the product end, and come back with the new ones. */
  private async endSessions(): Promise<void> {
    const until = await this.value('select clock_timestamp()');
    const others = `datname = current_database() and backend_type = 'client backend' and backend_start <= $1
                    and application_name <> '${applicationName}'`;
    for (;;) {
      const ended = await this.ask(`select pg_terminate_backend(pid, 2000) from pg_stat_activity where ${others}`, [until]);
      if (ended.length === 0) return;
    }
  }
}
