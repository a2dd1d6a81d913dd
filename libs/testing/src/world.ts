import { AsyncLocalStorage } from 'node:async_hooks';
import { type INestApplicationContext, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import pg from 'pg';
import { MemberLifecycle } from '#auth';
import { ConfigModule, featureLibraries, loadConfig, type Config } from '#config';
import type { ChatId, Locale, MemberId, SignupBody } from '#contracts';
import { Clock, DatabaseModule, RedisClients, Transactions } from '#database';
import { EventsModule } from '#events';
import { featureModules } from '#features';
import { MemberDataModule } from '#member-data';
import { WalletService } from '#payments';
import { QueuesModule } from '#queues';
import { RealtimeModule } from '#realtime';
import { demoIds, SiteService } from '#site';
import { StorageModule } from '#storage';
import { StandingService, VisibilityService } from '#visibility';
import { testEnvironment } from './environment.js';
import { putSitesBack } from './found-sites.js';
import { OneConnection } from './one-connection.js';

const technical = [EventsModule, QueuesModule, RealtimeModule.publishing(), StorageModule, MemberDataModule];
/** Sites and places are there before any member. */
const emptied = ['events', 'figures', ...featureLibraries.filter((library) => library !== 'site')];
/** Utrecht, by its GeoNames number. */
const UTRECHT = 2_745_912;

export type TestMember = {
  readonly id: MemberId;
  readonly siteId: string;
  readonly communityId: string;
  readonly name: string;
  readonly language: Locale;
};
export type MemberOptions = Partial<SignupBody> & {
  readonly confirmed?: boolean;
  readonly fictional?: boolean;
  readonly paid?: boolean;
  readonly credits?: number;
};

/** One without more modules stays for the next file: opening it takes as long as the tests of a small one. */
let kept: World | undefined;
/** Whether a file has it just now; whoever opens another one beside it gets one of its own. */
let isLent = false;

/** All modules on real Postgres and Redis, emptied, and a way to people them. */
export class World {
  private members = 0;
  private running: { readonly app: INestApplicationContext; readonly owner: pg.Client } | undefined;

  private constructor(
    app: INestApplicationContext,
    readonly config: Config,
    owner: pg.Client,
  ) {
    this.running = { app, owner };
  }

  /** With these modules besides. The kept one goes before: what it does by itself would be taken for the doing of a test. */
  static async open(extra: readonly Type[] = []): Promise<World> {
    // Beside the one of the same file: what the file has changed by now stays.
    if (isLent) return World.make(extra, { asFound: false });
    if (extra.length > 0) {
      await kept?.end();
      kept = undefined;
      return World.make(extra);
    }
    isLent = true;
    if (!kept) return (kept = await World.make([]));
    await kept.empty();
    await putSitesBack(kept.owner);
    await kept.get(SiteService).refresh();
    kept.members = 0;
    return kept;
  }

  /** On a database of the test's own, by these settings. */
  static on(settings: Readonly<Record<string, string>>): Promise<World> {
    return World.make([], { asFound: false, settings });
  }

  private static async make(extra: readonly Type[], { asFound = true, settings = {} } = {}): Promise<World> {
    const config = loadConfig(testEnvironment(settings));
    @Module({
      imports: [
        ConfigModule.forRoot(config),
        DatabaseModule.forRoot({ transactions: OneConnection }),
        ...technical,
        ...featureModules,
        ...extra,
      ],
    })
    class WorldModule {}
    const owner = new pg.Client({ connectionString: config.databaseOwnerUrl });
    await owner.connect();
    // Where the tests before put the clock ahead: the product reads it when it starts, and then only now and then.
    await owner.query(`update public.app_clock set ahead = interval '0'`);
    if (asFound) await putSitesBack(owner);
    const app = await NestFactory.createApplicationContext(WorldModule, { logger: false, abortOnError: false });
    const world = new World(app, config, owner);
    await world.empty();
    return world;
  }

  get<Service>(service: Type<Service> | (abstract new (...args: never[]) => Service)): Service {
    return this.app.get<Service>(service);
  }

  /** A confirmed member over 50 in Utrecht, unless told otherwise. */
  async member(name = `Member${this.members + 1}`, options: MemberOptions = {}): Promise<TestMember> {
    this.members += 1;
    const { confirmed = true, fictional = false, paid = false, credits = 0, ...signup } = options;
    const body: SignupBody = {
      email: `member${this.members}@mail.example`,
      password: 'Heidebloem-61',
      name,
      date_of_birth: '1962-05-04',
      gender: 'female',
      sought_sex: 'both',
      country: 'NL',
      town_id: UTRECHT,
      signup_message: 'I like walking and good bread.',
      terms_version: '2023-12-01T12:00:00Z',
      language: 'en',
      ...signup,
    };
    const site = { siteId: demoIds.site, communityId: demoIds.community };
    const id = await this.get(Transactions).run(async (tx) => {
      const [row] = await tx.query<{ id: MemberId }>(
        `insert into auth.account (community_id, site_id, email, password_hash, language, status, terms_version, terms_accepted_at, created_at)
         values ($1, $2, $3, 'none', $4, $5, $6, now(), now()) returning id`,
        [site.communityId, site.siteId, body.email, body.language, confirmed ? 'active' : 'not_confirmed', body.terms_version],
      );
      if (!row) throw new Error('no account');
      await this.get(MemberLifecycle).joined(tx, { memberId: row.id, ...site, signup: body, now: new Date() });
      // Nobody waits to look at words that are not the test's own.
      if (signup.signup_message === undefined)
        await tx.query(`delete from events.outbox where reaction = 'moderation.collect-review' and payload->>'memberId' = $1`, [row.id]);
      const standing = this.get(StandingService);
      if (confirmed) await standing.markConfirmed(tx, row.id);
      if (fictional) await standing.set(tx, row.id, 'fictional', true);
      if (paid) await standing.set(tx, row.id, 'paid', true);
      if (credits > 0) await this.get(WalletService).credit(tx, row.id, credits, 'adjustment', row.id);
      return row.id;
    });
    return { id, name, language: body.language, ...site };
  }

  /** The id of the conversation of two members, prepared and empty. */
  async chatBetween(one: TestMember, other: TestMember): Promise<ChatId> {
    const { id } = await this.get(Transactions).run((tx) => this.get(VisibilityService).pairOf(tx, one.id, other.id));
    return id as ChatId;
  }

  /** Rows as the database's owner sees them: for looking, never for acting. */
  async rows<Row = Record<string, unknown>>(sql: string, parameters: unknown[] = []): Promise<Row[]> {
    return (await this.owner.query(sql, parameters)).rows as Row[];
  }

  /** Lets so many callers wait for a row that is held, and then go at once: only then is "at the same moment" more than luck. */
  async atOnce<Result>([sql, id]: readonly [sql: string, id: string], waiters: number, act: () => Promise<Result>): Promise<Result> {
    await this.owner.query('begin');
    await this.owner.query(sql, [id]);
    const acting = act();
    try {
      await this.untilWaiting(waiters, acting);
    } finally {
      await this.owner.query('commit');
    }
    return acting;
  }

  /** Until so many wait for a lock, or the work is over. */
  async untilWaiting(waiters: number, work: Promise<unknown>): Promise<void> {
    const over = work.then(
      () => true,
      () => true,
    );
    const waiting = async () => {
      // A transaction that holds the row would go on seeing the connections that there were when it first looked.
      await this.rows(`select pg_stat_clear_snapshot()`);
      return this.rows(`select from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()`);
    };
    while (!(await Promise.race([over, waiting().then(({ length }) => length >= waiters)])));
  }

  /** Puts the product's clock ahead of the machine's. */
  async clockAhead(interval: string): Promise<void> {
    await this.owner.query(`update public.app_clock set ahead = $1::interval`, [interval]);
    await this.get(Clock).refresh();
  }

  /** Puts the product's clock at a moment. */
  async clockAt(moment: Date): Promise<void> {
    // In seconds: a day of an interval may have an hour more or less.
    await this.owner.query(
      `update public.app_clock set ahead = make_interval(secs => extract(epoch from $1::timestamptz - now())::float8)`,
      [moment],
    );
    await this.get(Clock).refresh();
  }

  /** The SQL statements that `work` sends; not those that a process sends meanwhile by itself, or now and then for its clock and the news of sessions. */
  async statementsIn(work: () => Promise<unknown>): Promise<string[]> {
    const seen: string[] = [];
    const ofWork = new AsyncLocalStorage<true>();
    const original = pg.Client.prototype.query;
    const spy = function (this: pg.Client, ...args: unknown[]) {
      const [first] = args;
      if (ofWork.getStore()) seen.push(typeof first === 'string' ? first : ((first as { text?: string }).text ?? ''));
      return Reflect.apply(original, this, args) as unknown;
    };
    pg.Client.prototype.query = spy as typeof original;
    try {
      await ofWork.run(true, work);
    } finally {
      pg.Client.prototype.query = original;
    }
    return seen.filter((sql) => !/from (public\.app_clock|auth\.session_revocation)/.test(sql));
  }

  /**
   * Back to nothing. Rows are deleted, whatever refers to them and without a trigger, because a truncated table gets new files, for itself and
   * each index: with all tables that is a tenth of a second for each test. A table that has grown is truncated all the same. A divided one is
   * emptied part by part; whatever has no page has no row.
   */
  async empty(): Promise<void> {
    const tables = await this.rows<{ name: string; large: boolean }>(
      `select format('%I.%I', n.nspname, c.relname) as name, pg_table_size(c.oid) > 500_000 as large
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and pg_relation_size(c.oid) > 0 and n.nspname = any($1) and (n.nspname, c.relname) <> ('payments', 'vat_rate')`,
      [emptied],
    );
    const large = tables.filter((table) => table.large).map(({ name }) => name);
    await this.owner.query(
      [
        `update public.app_clock set ahead = interval '0'`,
        ...(large.length > 0 ? [`truncate ${large.join(', ')} cascade`] : []),
        // The rates of a new installation stay, as its sites do.
        'delete from payments.vat_rate where made_by is not null',
        'set session_replication_role = replica',
        ...tables.map(({ name }) => `delete from ${name}`),
        'set session_replication_role = origin',
      ].join(';'),
    );
    await this.get(Clock).refresh();
    await this.get(RedisClients).named('worker').flushdb();
  }

  async close(): Promise<void> {
    if (this !== kept) return this.end();
    await this.empty();
    isLent = false;
  }

  private get app(): INestApplicationContext {
    return this.open().app;
  }

  private get owner(): pg.Client {
    return this.open().owner;
  }

  private open(): { readonly app: INestApplicationContext; readonly owner: pg.Client } {
    if (!this.running) throw new Error('the world has ended');
    return this.running;
  }

  /** Lets go of all of it: the modules of a test, and with them the world that it opened, stay for as long as its worker. */
  private async end(): Promise<void> {
    const { app, owner } = this;
    this.running = undefined;
    await app.close();
    await owner.end();
  }
}
