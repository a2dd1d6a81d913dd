import { Inject, Injectable, type OnModuleDestroy, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { CONFIG, type Config } from '#config';
import { logger } from '#observability';
import { poolOf } from './data-source.js';
import { limitPatience, patience, type PatienceName } from './patience.js';
import { isRecent, MOST_STALE_MS, upToDateAt, walPosition, type Written } from './replica-lag.policy.js';

const LOOK_MS = 500;
/** Moments older than any that may still be told are of no use. */
const REMEMBERED = (2 * MOST_STALE_MS) / LOOK_MS;

export const PATIENCE_NAME = Symbol('the patience of the process');

/** A copy of the database that answers reads, where there is one, and knowledge of how old its answers are. */
@Injectable()
export class Replica implements OnModuleInit, OnModuleDestroy {
  private readonly reader: pg.Pool | undefined;
  private written: Written[] = [];
  private upTo: number | undefined;
  private clock?: NodeJS.Timeout;
  private looking?: Promise<void>;
  private wasRecent = false;

  constructor(
    private readonly dataSource: DataSource,
    @Inject(CONFIG) { databaseReadUrl, databasePool }: Pick<Config, 'databaseReadUrl' | 'databasePool'>,
    @Inject(PATIENCE_NAME) name: PatienceName,
  ) {
    if (databaseReadUrl === undefined) return;
    this.reader = new pg.Pool({
      connectionString: databaseReadUrl,
      max: databasePool,
      connectionTimeoutMillis: 2_000,
      idleTimeoutMillis: 30_000,
      keepAlive: true,
      application_name: 'app',
    });
    this.reader.on('connect', (client) => limitPatience(client, patience[name].answerMs));
    this.reader.on('error', (error) => logger.warn({ err: error }, 'idle connection to the replica lost'));
  }

  async onModuleInit(): Promise<void> {
    if (!this.reader) return;
    this.clock = setInterval(() => void this.look(), LOOK_MS).unref();
    await this.look();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.clock);
    await this.looking;
    await this.reader?.end();
  }

  /** What to ask for an answer that may be five seconds old; undefined while there is no replica, or it is further behind. */
  get recent(): pg.Pool | undefined {
    return isRecent(this.upTo, Date.now()) ? this.reader : undefined;
  }

  /** Whether there should be one that answers, and there is none. */
  get isMissing(): boolean {
    return this.reader !== undefined && !isRecent(this.upTo, Date.now());
  }

  /** It did not answer: the primary is asked until the next look says that it is there again. */
  giveUp(): void {
    this.upTo = undefined;
  }

  /** One look at a time: a replica that hangs is not asked by ever more. */
  private look(): Promise<void> {
    this.looking ??= this.compare()
      .catch(() => this.giveUp())
      .finally(() => {
        delete this.looking;
        this.tell();
      });
    return this.looking;
  }

  private async compare(): Promise<void> {
    if (!this.reader) return;
    const at = Date.now();
    const { rows: own } = await poolOf(this.dataSource).query<{ position: string }>(`select pg_current_wal_lsn()::text as position`);
    this.written = [...this.written, { at, position: walPosition(own[0]?.position ?? '') }].slice(-REMEMBERED);
    const { rows } = await this.reader.query<{ position: string | null }>(`select pg_last_wal_replay_lsn()::text as position`);
    const replayed = rows[0]?.position;
    // A server without one is a primary: where no replica is left, a balancer may lead there.
    this.upTo = replayed === null || replayed === undefined ? at : upToDateAt(this.written, walPosition(replayed));
  }

  private tell(): void {
    const isNow = isRecent(this.upTo, Date.now());
    if (isNow === this.wasRecent) return;
    this.wasRecent = isNow;
    if (isNow) logger.info({ event: 'replica_recent' }, 'the replica answers reads that may be a little old');
    else logger.warn({ event: 'replica_behind' }, 'the replica is away or behind: the primary answers all reads');
  }
}
