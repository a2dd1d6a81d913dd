import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#database';
import { Outbox, type Claim } from '#events';
import { PhotoObjects } from '#media';
import { logger } from '#observability';
import { done, skipped, type JobOutcome } from '#queues';
import { ExportArchive } from './export-archive.js';
import { exportPrepared } from './exports.events.js';
import { ExportsRepository } from './exports.repository.js';
import type { MemberExportEntity } from './member-export.entity.js';

/** So long a finished export waits for its member. */
const READY_DAYS = 7;
const TRIES = 5;
const STUCK_HOURS = 6;
const SWEPT_AT_ONCE = 100;

/** Makes the archives, in the worker. */
@Injectable()
export class PreparingService {
  constructor(
    private readonly transactions: Transactions,
    private readonly exports: ExportsRepository,
    private readonly archive: ExportArchive,
    private readonly objects: PhotoObjects,
    private readonly outbox: Outbox,
  ) {}

  /** May be repeated and killed at any point: a file that no finished export names is swept. */
  async prepare(claim: Claim, exportId: string): Promise<JobOutcome> {
    try {
      const object = `exports/${randomUUID()}`;
      await this.objects.expect(object);
      const made = await this.transactions.run((tx) => this.make(tx, claim, exportId, object));
      return made ? done : skipped('nothing to prepare');
    } catch (error) {
      if ((await claim.readTries()) + 1 < TRIES) throw error;
      logger.error({ err: error, event: 'export_failed', export: exportId }, 'an export could not be made');
      await this.transactions.run(async (tx) => {
        await this.exports.fail(tx, exportId);
        await claim.settle(tx);
      });
      return done;
    }
  }

  /** Removes the files of exports that are over; when there were `atMost`, there may be more. */
  async sweep(atMost = SWEPT_AT_ONCE): Promise<number> {
    const names = await this.transactions.run(async (tx) => {
      await this.exports.failStuck(tx, STUCK_HOURS);
      const over = await this.exports.expire(tx, atMost);
      await this.objects.release(tx, over);
      return over;
    });
    await this.objects.discard(names);
    return names.length;
  }

  /** Ends the copies of these members that were made before: what is in them may be shown to nobody any more. A new one is made when they ask. */
  async withdraw(claim: Claim, memberIds: readonly string[]): Promise<number> {
    const names = await this.transactions.run(async (tx) => {
      await claim.settle(tx);
      const objects = await this.exports.withdraw(tx, memberIds);
      await this.objects.release(tx, objects);
      return objects;
    });
    await this.objects.discard(names).catch(() => undefined); // else the sweep does it
    return names.length;
  }

  private async make(tx: Tx, claim: Claim, exportId: string, object: string): Promise<boolean> {
    const pending = await this.exports.lockPending(tx, exportId);
    if (pending) await this.fill(tx, pending, object);
    await claim.settle(tx);
    return pending !== null;
  }

  private async fill(tx: Tx, { id, memberId }: MemberExportEntity, object: string): Promise<void> {
    const bytes = await this.archive.write(tx, memberId, object);
    await this.objects.claim(tx, [object]);
    await this.exports.ready(tx, id, { object, bytes }, READY_DAYS);
    await this.outbox.tell(tx, exportPrepared, { exportId: id });
  }
}
