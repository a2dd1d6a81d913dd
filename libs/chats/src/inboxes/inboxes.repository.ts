import { Injectable } from '@nestjs/common';
import { IsNull, MoreThan, Not } from 'typeorm';
import type { Tx } from '#database';
import { InboxEntity } from './inbox.entity.js';

/** What a member may still write, and how others may write to them. The send function reads and counts the same row. */
@Injectable()
export class InboxesRepository {
  async insert(tx: Tx, memberId: string, freeLeft: number): Promise<void> {
    await tx.repository(InboxEntity).insert({ memberId, freeLeft });
  }

  async insertAll(tx: Tx, members: readonly string[], freeLeft: number): Promise<void> {
    await tx.query(`insert into chats.inbox (member_id, free_left) select unnest($1::uuid[]), $2`, [members, freeLeft]);
  }

  async allowance(tx: Tx, memberId: string): Promise<{ freeLeft: number; started: number }> {
    const [row] = await tx.query<{ freeLeft: number; started: number }>(
      `select free_left as "freeLeft", started from chats.inbox where member_id = $1`,
      [memberId],
    );
    return row ?? { freeLeft: 0, started: 0 };
  }

  /** How many may begin to write to the member in a day; null: no limit. */
  async openingsDaily(tx: Tx, memberId: string): Promise<number | null> {
    const inbox = await tx.repository(InboxEntity).findOneBy({ memberId });
    return inbox?.openingsDaily ?? null;
  }

  async setOpeningsDaily(tx: Tx, memberId: string, openingsDaily: number | null): Promise<void> {
    await tx.repository(InboxEntity).update({ memberId }, { openingsDaily });
  }

  /** How many conversations the member may begin in a day; null: as many as the age of the account allows. */
  async openingsCap(tx: Tx, memberId: string): Promise<number | null> {
    const inbox = await tx.repository(InboxEntity).findOneBy({ memberId });
    return inbox?.openingsCap ?? null;
  }

  /** Leaves a row alone that says the same already: sending waits for it. */
  async setOpeningsCap(tx: Tx, memberId: string, cap: number | null): Promise<void> {
    await tx.query(`update chats.inbox set openings_cap = $2 where member_id = $1 and openings_cap is distinct from $2::int`, [
      memberId,
      cap,
    ]);
  }

  async capped(tx: Tx, after: string, limit: number): Promise<string[]> {
    const inboxes = await tx.repository(InboxEntity).find({
      where: { openingsCap: Not(IsNull()), memberId: MoreThan(after) },
      select: { memberId: true },
      order: { memberId: 'asc' },
      take: limit,
    });
    return inboxes.map(({ memberId }) => memberId);
  }

  /** The age of an account is what sending counts by, too. */
  async isTrusted(tx: Tx, memberId: string, days: number): Promise<boolean> {
    const rows = await tx.query(
      `select from chats.inbox i join visibility.member_standing s using (member_id)
        where i.member_id = $1 and i.openings_cap is null and (i.vouched or s.joined_at <= public.app_now() - make_interval(days => $2))`,
      [memberId, days],
    );
    return rows.length === 1;
  }

  async markTrusted(tx: Tx, memberId: string): Promise<void> {
    await tx.repository(InboxEntity).update({ memberId }, { vouched: true });
  }
}
