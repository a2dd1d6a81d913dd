import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '#auth';
import type { MemberId } from '#contracts';
import { Clock, Transactions, type Tx } from '#database';
import { Outbox, OutboxStore } from '#events';
import { wordsFor } from '#i18n';
import { PhotoObjects } from '#media';
import { MemberData } from '#member-data';
import { logger } from '#observability';
import { done, skipped, type JobOutcome } from '#queues';
import { SiteService } from '#site';
import { ObjectStore } from '#storage';
import { textStream, withArchive, type Entry } from './archive.js';
import { exportPrepared } from './exports.events.js';
import { ExportsRepository } from './exports.repository.js';
import type { MemberExportEntity } from './member-export.entity.js';
import { asJson, asPage, type RowsOf } from './export-files.js';

/** So long a finished export waits for its member. */
const READY_DAYS = 7;
const TRIES = 5;
const STUCK_HOURS = 6;

/** Makes the archives, in the worker. */
@Injectable()
export class PreparingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly exports: ExportsRepository,
    private readonly accounts: AccountsService,
    private readonly sites: SiteService,
    private readonly memberData: MemberData,
    private readonly store: ObjectStore,
    private readonly objects: PhotoObjects,
    private readonly outbox: Outbox,
    private readonly outboxRows: OutboxStore,
    private readonly clock: Clock,
  ) {}

  /** May be repeated and killed at any point: a file that no finished export names is swept. */
  async prepare(exportId: string, outboxId: string | undefined): Promise<JobOutcome> {
    try {
      const object = `exports/${randomUUID()}`;
      await this.objects.expect(object);
      const made = await this.transactions.run((tx) => this.make(tx, exportId, outboxId, object));
      return made ? done : skipped('nothing to prepare');
    } catch (error) {
      if (outboxId === undefined || (await this.outboxRows.tries(outboxId)) + 1 < TRIES) throw error;
      logger.error({ err: error, event: 'export_failed', export: exportId }, 'an export could not be made');
      await this.transactions.run(async (tx) => {
        await this.exports.fail(tx, exportId);
        await this.outboxRows.consume(tx, outboxId);
      });
      return done;
    }
  }

  /** Removes the files of exports that are over. */
  async sweep(): Promise<number> {
    const names = await this.transactions.run(async (tx) => {
      await this.exports.failStuck(tx, STUCK_HOURS);
      const over = await this.exports.takeOverObjects(tx);
      await this.objects.release(tx, over);
      return over;
    });
    await this.objects.discard(names);
    return names.length;
  }

  private async make(tx: Tx, exportId: string, outboxId: string | undefined, object: string): Promise<boolean> {
    const waiting = await this.exports.lockWaiting(tx, exportId);
    if (waiting) await this.fill(tx, waiting, object);
    if (outboxId !== undefined) await this.outboxRows.consume(tx, outboxId);
    return waiting !== null;
  }

  private async fill(tx: Tx, { id, memberId }: MemberExportEntity, object: string): Promise<void> {
    const bytes = await withArchive(await this.entries(tx, memberId), this.clock.now(), async (archive, size) => {
      await this.store.putStream(object, archive, size, 'application/zip');
      return size;
    });
    await this.objects.claim(tx, [object]);
    await this.exports.ready(tx, id, { object, bytes }, READY_DAYS);
    await this.outbox.tell(tx, exportPrepared, { exportId: id });
  }

  private async entries(tx: Tx, memberId: MemberId): Promise<Entry[]> {
    const account = await this.accounts.account(tx, memberId);
    const site = await this.sites.byId(account.siteId);
    const areas = this.memberData.areas();
    const files = await this.memberData.files(tx, memberId);
    const rowsOf: RowsOf = (table) => this.memberData.rowsOf(tx, table, memberId);
    const words = wordsFor(account.language).exports;
    const cover = { locale: account.language, words, site: site.name, now: this.clock.now(), photos: files.map(({ name }) => name) };
    return [
      { name: 'index.html', compress: true, read: () => textStream(asPage(areas, rowsOf, cover)) },
      ...areas.map((area) => ({ name: `data/${area.area}.json`, compress: true, read: () => textStream(asJson(area, rowsOf)) })),
      ...files.map(({ name, object }) => ({ name, compress: false, read: () => this.store.getStream(object) })),
    ];
  }
}
