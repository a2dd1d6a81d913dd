import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';
import type { Place } from './transcripts.repository.js';

const placesSql = `unnest($1::uuid[], $2::bigint[]) as p (conversation_id, seq)`;
const valuesOf = (places: readonly Place[]) => [places.map(({ chatId }) => chatId), places.map(({ seq }) => seq)];

@Injectable()
export class MessageRemovalsRepository {
  /** Those of these messages that the member wrote, and of which others still see something; in the order in which they are named. */
  removableAmong(tx: Tx, memberId: MemberId, places: readonly Place[]): Promise<Place[]> {
    return tx.query<Place>(
      `select p.conversation_id as "chatId", p.seq
         from unnest($1::uuid[], $2::bigint[]) with ordinality as p (conversation_id, seq, place)
         join chats.message m on m.conversation_id = p.conversation_id and m.seq = p.seq
        where m.sender_id = $3 and not m.removed and (m.body <> '' or m.details is not null) order by p.place`,
      [...valuesOf(places), memberId],
    );
  }

  async mark(tx: Tx, places: readonly Place[], isRemoved: boolean): Promise<void> {
    await tx.query(
      `update chats.message m set removed = $3 from ${placesSql}
        where m.conversation_id = p.conversation_id and m.seq = p.seq and m.removed <> $3`,
      [...valuesOf(places), isRemoved],
    );
  }

  /** Their places in the order stay; files of photos go on the list of the sweep by `chats.forget_photo`. */
  async empty(tx: Tx, places: readonly Place[]): Promise<void> {
    await tx.query(
      `update chats.message m set body = '', details = null from ${placesSql}
        where m.conversation_id = p.conversation_id and m.seq = p.seq and m.removed`,
      valuesOf(places),
    );
  }

  /** Has both sides of these conversations read anew, and answers who they are. Locks as a sender does: pairs, then inbox rows, each by id. */
  async rewrite(tx: Tx, chatIds: readonly string[]): Promise<MemberId[]> {
    await tx.query(`select from visibility.pair p where p.id = any($1) order by p.id for no key update`, [chatIds]);
    await tx.query(`update chats.conversation c set rewritten = c.rewritten + 1 where c.id = any($1)`, [chatIds]);
    const members = await tx.query<{ id: MemberId }>(
      `with held as materialized (
         select i.member_id from chats.inbox i
          where i.member_id in (select cm.member_id from chats.conv_member cm where cm.conversation_id = any($1))
          order by i.member_id for no key update of i),
       moved as (
         update chats.inbox i set seq = i.seq + s.chats from held h
           join (select cm.member_id, count(*) as chats from chats.conv_member cm where cm.conversation_id = any($1) group by cm.member_id) s
             on s.member_id = h.member_id
          where i.member_id = h.member_id returning i.member_id, i.seq),
       placed as (
         update chats.conv_member cm set inbox_seq = n.inbox_seq
           from (select cm.member_id, cm.conversation_id,
                        m.seq + 1 - row_number() over (partition by cm.member_id order by cm.conversation_id) as inbox_seq
                   from chats.conv_member cm join moved m on m.member_id = cm.member_id where cm.conversation_id = any($1)) n
          where cm.member_id = n.member_id and cm.conversation_id = n.conversation_id)
       select member_id as id from moved`,
      [chatIds],
    );
    return members.map(({ id }) => id);
  }
}
