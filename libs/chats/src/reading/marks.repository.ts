import { Injectable } from '@nestjs/common';
import { Transactions, type Tx } from '#database';

export type ReadMark = { readonly moved: boolean; readonly isShared: boolean; readonly read_to: number; readonly other: string };
export type DeliveredMark = { readonly conversation_id: string; readonly delivered_to: number; readonly other: string };

/** With more conversations than this, the oldest show nobody as online. */
const PARTNERS = 200;
/** Who comes online is told to so many of those they talk to; the others see it when they look. */
const WATCHERS = 30;

@Injectable()
export class MarksRepository {
  constructor(private readonly transactions: Transactions) {}

  /** No row: the conversation is not this member's, or has no message. */
  async read(memberId: string, chatId: string, seq: number): Promise<ReadMark | undefined> {
    const [row] = await this.transactions.single<ReadMark>(
      `select moved, told as "isShared", read_to, other from chats.note_read($1, $2, $3)`,
      [chatId, memberId, seq],
    );
    return row;
  }

  /** What moved, and whom it is to be told. */
  delivered(memberId: string, chatIds: readonly string[], seqs: readonly number[]): Promise<DeliveredMark[]> {
    return this.transactions.single<DeliveredMark>(
      `select conversation_id, delivered_to, other from chats.note_delivered($1, $2::uuid[], $3::bigint[])`,
      [memberId, chatIds, seqs],
    );
  }

  /** Removes looks of that name whether a message is unread, of up to so many that are due, where all is read; how many went. */
  async settleReadChecks(reaction: string, most: number): Promise<number> {
    const [row] = await this.transactions.single<{ count: number }>(`select chats.settle_read_checks($1, $2) as count`, [reaction, most]);
    return row?.count ?? 0;
  }

  /** The other side of a conversation of the member, and whether they are to be told that the member writes in it now. */
  async typing(memberId: string, chatId: string): Promise<{ other: string; isShared: boolean } | undefined> {
    const [row] = await this.transactions.single<{ other: string; isShared: boolean }>(
      `select s.member_id as other,
              visibility.tells_typing(s, mine) and not (s.deleted or s.banned or s.suspended)
                and coalesce(them.hidden_seq < c.last_seq, false) as "isShared"
         from visibility.pair p
         join visibility.member_standing s on s.member_id = case when p.lo = $1 then p.hi else p.lo end
         join visibility.member_standing mine on mine.member_id = $1
         left join chats.conversation c on c.id = p.id
         left join chats.conv_member them on them.member_id = s.member_id and them.conversation_id = c.id
        where p.id = $2 and $1 in (p.lo, p.hi) and p.block = 0`,
      [memberId, chatId],
    );
    return row;
  }

  /** Whose being online the member may know, among those they talk to; the newest conversations first. */
  async shown(tx: Tx, memberId: string): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `select cm.other_id as id
         from chats.conv_member cm
         join chats.conversation c on c.id = cm.conversation_id and c.last_seq > cm.hidden_seq
         join visibility.member_standing s on s.member_id = cm.other_id and visibility.tells_online(s)
        where cm.member_id = $1 and visibility.may_see(cm.member_id, cm.other_id, true)
        order by cm.inbox_seq desc limit ${PARTNERS}`,
      [memberId],
    );
    return rows.map(({ id }) => id);
  }

  /** Those who talk to the member and may know that they are here. */
  async watchers(tx: Tx, memberId: string): Promise<string[]> {
    const rows = await tx.query<{ id: string }>(
      `select cm.other_id as id from chats.conv_member cm
        where cm.member_id = $1 and cm.state = 0 and visibility.may_see(cm.other_id, cm.member_id, true)
        order by cm.inbox_seq desc limit ${WATCHERS}`,
      [memberId],
    );
    return rows.map(({ id }) => id);
  }
}
