import { Inject, Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { statusParts } from '#contracts';
import { Transactions, type Tx } from '#database';
import { logger } from '#observability';
import { AlarmWatch } from '../alarm-watch.js';
import { HISTORY_DAYS } from './days.policy.js';
import { IncidentsRepository } from './incidents.repository.js';
import { partStates } from './parts.policy.js';
import type { StatusReport } from './status-report.js';
import { StatusRepository, type Minute } from './status.repository.js';

/** Often enough that no minute passes unseen. */
const EVERY_MS = 15_000;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** So many minutes are kept while Postgres is away. */
const KEPT_MINUTES = 1_440;

type Kept = Omit<StatusReport, 'at' | 'states'>;

/**
 * Follows how each part of the site is, minute by minute, in every process: whichever comes first counts the minute for all. While Postgres is away
 * the minutes wait here, and the history is the one that was read last.
 */
@Injectable()
export class StatusBoard implements OnApplicationBootstrap, OnModuleDestroy {
  private timer?: NodeJS.Timeout;
  private looking?: Promise<void>;
  /** Those that are not counted yet. */
  private minutes: Minute[] = [];
  private notedTo = 0;
  private kept: Kept | undefined;
  private readonly listeners: ((report: StatusReport) => Promise<void>)[] = [];

  constructor(
    private readonly transactions: Transactions,
    private readonly watch: AlarmWatch,
    private readonly status: StatusRepository,
    private readonly incidents: IncidentsRepository,
    @Inject(CONFIG) private readonly config: Pick<Config, 'isDemo'>,
  ) {}

  /** Tells of each look, in the order of the calls. */
  onLook(tell: (report: StatusReport) => Promise<void>): void {
    this.listeners.push(tell);
  }

  onApplicationBootstrap(): void {
    const look = () => {
      this.looking ??= this.look(new Date())
        .catch((error: unknown) => logger.warn({ err: error }, 'the status is not told'))
        .finally(() => (this.looking = undefined));
    };
    look();
    this.timer = setInterval(look, EVERY_MS);
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.looking;
  }

  /** How things stand, with the history as it was when Postgres last answered. */
  report(now = new Date()): StatusReport {
    const { today = now.toISOString().slice(0, 10), days = [], incidents = [] } = this.kept ?? {};
    return { at: now, states: this.states(), today, days, incidents };
  }

  /** Counts the minute, reads the history anew and tells whoever listens. */
  async look(now: Date): Promise<void> {
    this.note(now);
    try {
      if (this.minutes.length > 0)
        await this.transactions.run(async (tx) => {
          for (const minute of this.minutes) await this.count(tx, minute);
        });
      this.minutes = [];
      this.kept = await this.transactions.read(async (tx) => ({
        ...(await this.status.history(tx, now)),
        incidents: await this.incidents.findShown(tx, new Date(now.getTime() - HISTORY_DAYS * DAY_MS)),
      }));
    } catch (error) {
      logger.warn({ err: error }, 'the minutes of the status wait');
    }
    const report = this.report(now);
    for (const tell of this.listeners) await tell(report);
  }

  /** The first look of a minute counts. */
  private note(now: Date): void {
    const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
    if (minute <= this.notedTo) return;
    this.notedTo = minute;
    this.minutes = [...this.minutes, { at: new Date(minute), states: this.states() }].slice(-KEPT_MINUTES);
  }

  private async count(tx: Tx, minute: Minute): Promise<void> {
    const moved = await this.status.advance(tx, minute.at);
    if (!moved) return;
    // A demo stands still whenever nobody plays with it.
    const wasAway = moved.before !== null && minute.at.getTime() - moved.before.getTime() > MINUTE_MS && !this.config.isDemo;
    if (wasAway && moved.before) await this.status.addGap(tx, moved.before, minute.at, statusParts);
    await this.status.addMinute(tx, minute);
    if (minute.at.getUTCMinutes() === 0) await this.status.forgetOld(tx, minute.at);
  }

  private states() {
    return partStates(this.watch.raised());
  }
}
