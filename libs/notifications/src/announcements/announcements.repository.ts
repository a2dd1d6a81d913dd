import { Injectable } from '@nestjs/common';
import { In, type Repository } from 'typeorm';
import type { AnnouncementDraft, AnnouncementState } from '#contracts-admin';
import { appNow, type Tx } from '#database';
import { AnnouncementEntity } from './announcement.entity.js';
import { statesBefore } from './announcements.policy.js';

export type Announcement = Readonly<AnnouncementEntity>;

const announcements = (tx: Tx): Repository<AnnouncementEntity> => tx.repository(AnnouncementEntity);
const columnsOf = ({ site_id: siteId, ...draft }: AnnouncementDraft) => ({ ...draft, siteId });

@Injectable()
export class AnnouncementsRepository {
  find(tx: Tx, id: string): Promise<Announcement | null> {
    return announcements(tx).findOneBy({ id });
  }

  among(tx: Tx, ids: readonly string[]): Promise<Announcement[]> {
    return announcements(tx).find({ where: { id: In([...ids]) }, order: { startsAt: 'ASC', id: 'ASC' } });
  }

  async insert(tx: Tx, draft: AnnouncementDraft, madeBy: string): Promise<string> {
    const [row] = await tx.query<{ id: string }>(`select uuidv7() as id`);
    if (!row) throw new Error('there is no id');
    await announcements(tx).insert({ ...columnsOf(draft), id: row.id, madeBy, state: 'draft', savedAt: appNow });
    return row.id;
  }

  /** False when it is no draft any more. */
  async save(tx: Tx, id: string, draft: AnnouncementDraft): Promise<boolean> {
    const { affected } = await announcements(tx).update({ id, state: 'draft' }, { ...columnsOf(draft), savedAt: appNow });
    return affected === 1;
  }

  /** A moment that is over, or none, is now. False when it was scheduled before. */
  async schedule(tx: Tx, id: string, at: Date | undefined): Promise<boolean> {
    const rows = await tx.query(
      `update notifications.announcement set state = 'planned', starts_at = greatest($2, public.app_now())
        where id = $1 and state = any($3) returning id`,
      [id, at ?? null, statesBefore('planned')],
    );
    return rows.length === 1;
  }

  /** The announcement that is due the longest, locked; another planner has one that is locked already. */
  async lockDue(tx: Tx): Promise<Announcement | null> {
    const [due] = await tx.query<{ id: string }>(
      `select id from notifications.announcement where state = 'planned' and starts_at <= public.app_now()
        order by starts_at, id limit 1 for update skip locked`,
    );
    return due ? this.find(tx, due.id) : null;
  }

  async begin(tx: Tx, id: string, receivers: number): Promise<void> {
    await this.move(tx, id, 'running', { receivers });
  }

  /** False when there is nothing to stop. */
  stop(tx: Tx, id: string): Promise<boolean> {
    return this.move(tx, id, 'stopped', { endedAt: appNow });
  }

  /**
   * How many mails have gone out, and that it is done when no range is left, of pushes neither. Whoever ends a range waits here for the one before, so that the
   * last sees that it is the last.
   */
  async count(tx: Tx, id: string, mailing: string): Promise<void> {
    await tx.query(`select from notifications.announcement where id = $1 for update`, [id]);
    await tx.query(
      `update notifications.announcement a
          set sent = greatest(a.sent, r.sent),
              state = case when a.state = 'running' and r.is_over then 'done' else a.state end,
              ended_at = case when a.state = 'running' and r.is_over then public.app_now() else a.ended_at end
         from (select coalesce(sum(sent) filter (where channel = 'email'), 0)::int as sent, coalesce(bool_and(finished_at is not null), true) as is_over
                 from notifications.mailing_range where mailing = $2) r
        where a.id = $1`,
      [id, mailing],
    );
  }

  private async move(tx: Tx, id: string, state: AnnouncementState, more: { receivers?: number; endedAt?: () => string }): Promise<boolean> {
    const { affected } = await announcements(tx).update({ id, state: In(statesBefore(state)) }, { ...more, state });
    return affected === 1;
  }
}
