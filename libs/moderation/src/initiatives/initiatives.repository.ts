import { Injectable } from '@nestjs/common';
import type { Place } from '#chats';
import type { InitiativeCategory, MemberId, PhotoId } from '#contracts';
import type { SignalKind } from '#contracts-admin';
import { appNow, type Tx } from '#database';
import { InitiativeEntity } from './initiative.entity.js';

export type Initiative = Readonly<InitiativeEntity>;

/** What signals of these kinds name: messages of the member, the newest first, and photos. `hastySince`: from when on they were in haste. */
export interface Noticed {
  readonly kinds: readonly SignalKind[];
  readonly messages: readonly Place[];
  readonly photos: readonly PhotoId[];
  readonly hastySince: Date | null;
}

@Injectable()
export class InitiativesRepository {
  /** One at a time: whoever opens another about the same member waits. */
  async lockMember(tx: Tx, memberId: string): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('moderation.initiative ' || $1, 0))`, [memberId]);
  }

  /** The one about this member that is not closed. */
  async standing(tx: Tx, memberId: string): Promise<string | undefined> {
    const [row] = await tx.query<{ id: string }>(
      `select id from moderation.case where subject_id = $1 and kind = 'initiative' and state <> 'closed'`,
      [memberId],
    );
    return row?.id;
  }

  async isOpen(tx: Tx, memberId: string, category: InitiativeCategory): Promise<boolean> {
    const rows = await tx.query(
      `select from moderation.case where subject_id = $1 and kind = 'initiative' and reason = $2 and state <> 'closed' limit 1`,
      [memberId, category],
    );
    return rows.length > 0;
  }

  async insert(tx: Tx, initiative: Omit<Initiative, 'at'>): Promise<void> {
    await tx
      .repository(InitiativeEntity)
      .createQueryBuilder()
      .insert()
      .values({ ...initiative, at: appNow })
      .updateEntity(false)
      .execute();
  }

  find(tx: Tx, id: string): Promise<Initiative | null> {
    return tx.repository(InitiativeEntity).findOneBy({ id });
  }

  async noticed(tx: Tx, memberId: MemberId, kinds: readonly SignalKind[], messagesAtMost: number): Promise<Noticed> {
    const messages = await tx.query<Place>(
      `select conversation_id as "chatId", seq from moderation.signal where sender_id = $1 and kind = any ($2)
        group by conversation_id, seq order by max(at) desc, conversation_id, seq limit $3`,
      [memberId, kinds, messagesAtMost],
    );
    const [row] = await tx.query<Omit<Noticed, 'messages'>>(
      `select array(select distinct s.kind from moderation.signal s where s.sender_id = $1 and s.kind = any ($2)
                    union select s.kind from moderation.member_signal s where s.member_id = $1 and s.kind = any ($2)) as kinds,
              array(select s.photo_id from moderation.member_signal s where s.member_id = $1 and s.kind = 'photo' and s.kind = any ($2)
                     order by s.at desc) as photos,
              (select s.at - interval '1 day' from moderation.member_signal s where s.member_id = $1 and s.kind = 'fast_openings' and s.kind = any ($2)) as "hastySince"`,
      [memberId, kinds],
    );
    return { kinds: row?.kinds ?? [], messages, photos: row?.photos ?? [], hastySince: row?.hastySince ?? null };
  }
}
