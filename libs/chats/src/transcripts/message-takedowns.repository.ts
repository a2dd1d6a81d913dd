import { Injectable } from '@nestjs/common';
import type { MemberId } from '#contracts';
import type { Tx } from '#database';

export type SentPhoto = {
  readonly chatId: string;
  readonly seq: number;
  readonly at: Date;
  readonly receiverId: MemberId;
  readonly preview: string;
  readonly full: string;
};
export type WrittenLine = {
  readonly chatId: string;
  readonly seq: number;
  readonly at: Date;
  readonly senderId: MemberId;
  readonly kind: number;
  readonly text: string;
};

@Injectable()
export class MessageTakedownsRepository {
  photosSentBy(tx: Tx, memberId: MemberId): Promise<SentPhoto[]> {
    return tx.query<SentPhoto>(
      `select ph.conversation_id as "chatId", ph.seq, m.at, case when p.lo = $1 then p.hi else p.lo end as "receiverId",
              ph.preview_object as preview, ph.full_object as "full"
         from chats.photo ph
         join chats.message m on m.conversation_id = ph.conversation_id and m.seq = ph.seq
         join visibility.pair p on p.id = ph.conversation_id
        where ph.sender_id = $1 order by m.at, ph.conversation_id, ph.seq`,
      [memberId],
    );
  }

  /** Of both, the newest so many of each conversation, in their order. */
  linesOf(tx: Tx, chatIds: readonly string[], newest: number): Promise<WrittenLine[]> {
    return tx.query<WrittenLine>(
      `select m.conversation_id as "chatId", m.seq, m.at, m.sender_id as "senderId", m.kind, m.body as text
         from chats.conversation c join chats.message m on m.conversation_id = c.id and m.seq > c.last_seq - $2
        where c.id = any($1::uuid[]) order by m.conversation_id, m.seq`,
      [chatIds, newest],
    );
  }

  /** Their places in the order stay; files of photos go on the list of the sweep by `chats.forget_photo`. */
  async empty(tx: Tx, memberId: MemberId, chatIds: readonly string[]): Promise<void> {
    await tx.query(
      `update chats.message m set body = '', details = null
        where m.sender_id = $1 and (m.body <> '' or m.details is not null)
          and m.conversation_id in (select cm.conversation_id from chats.conv_member cm where cm.member_id = $1)
          and (m.kind = 2 or m.conversation_id = any($2::uuid[]))`,
      [memberId, chatIds],
    );
  }
}
