import { Injectable } from '@nestjs/common';
import type { FraudNote, MemberId } from '#contracts';
import type { Tx } from '#database';

export type FraudNoteReader = { readonly memberId: MemberId; readonly credits: boolean };

@Injectable()
export class FraudNotesRepository {
  /** One for each reader who has a conversation with the member, after its last message; what was said before gives way. */
  async put(tx: Tx, aboutId: MemberId, state: FraudNote['state'], readers: readonly FraudNoteReader[]): Promise<void> {
    await tx.query(
      `insert into chats.fraud_note (conversation_id, member_id, state, after_seq, credits, at)
       select c.id, r.member_id, $2, c.last_seq, r.credits, public.app_now()
         from unnest($3::uuid[], $4::boolean[]) as r (member_id, credits)
         join visibility.pair p on p.lo = least(r.member_id, $1::uuid) and p.hi = greatest(r.member_id, $1::uuid)
         join chats.conversation c on c.id = p.id
       on conflict on constraint fraud_note_pk
         do update set state = excluded.state, after_seq = excluded.after_seq, credits = excluded.credits, at = excluded.at`,
      [aboutId, state, readers.map(({ memberId }) => memberId), readers.map(({ credits }) => credits)],
    );
  }

  /** Brings the conversations of these readers with the member into their next feed; their inbox rows are locked by id, as everywhere. */
  async touch(tx: Tx, aboutId: MemberId, readerIds: readonly MemberId[]): Promise<void> {
    await tx.query(
      `with held as materialized (
         select i.member_id from chats.inbox i where i.member_id = any($2) order by i.member_id for no key update of i),
       moved as (
         update chats.inbox i set seq = i.seq + 1 from held h where i.member_id = h.member_id returning i.member_id, i.seq)
       update chats.conv_member cm set inbox_seq = m.seq
         from moved m
         join visibility.pair p on p.lo = least(m.member_id, $1::uuid) and p.hi = greatest(m.member_id, $1::uuid)
        where cm.member_id = m.member_id and cm.conversation_id = p.id`,
      [aboutId, readerIds],
    );
  }
}
