import { Injectable } from '@nestjs/common';
import type { Badges, ChatId, FraudNote } from '#contracts';
import type { Tx } from '#database';
import type { MessageDetails } from '../messages/index.js';

export type MessageRow = {
  readonly conversation_id: string;
  readonly seq: number;
  readonly client_id: string;
  readonly sender_id: string;
  readonly kind: number;
  readonly body: string;
  readonly details: MessageDetails | null;
  readonly cost: number;
  readonly at: string;
  /** By moderators: then `body` is empty. Left out of a message that is being sent. */
  readonly removed?: boolean;
};

export type ChatRow = {
  readonly id: string;
  readonly other: string;
  readonly inboxSeq: number;
  readonly unread: number;
  readonly lastSeq: number;
  /** How far the other has read, and a device of theirs has received; null where one of the two keeps such marks back. */
  readonly readByThem: number | null;
  readonly deliveredToThem: number | null;
  readonly gone: boolean;
  readonly closed: boolean;
  /** The other account is deleted or erased: nobody sees a name or a photo of it any more. */
  readonly former: boolean;
  readonly visible: boolean;
  readonly liked: boolean;
  readonly match: boolean;
  readonly last: MessageRow | null;
  readonly fraudNote: FraudNote | null;
  readonly rewritten: number;
};

/** What changes a member's feed: two feeds with the same mark show the same. */
export type FeedMark = { readonly seq: number; readonly newLikes: number };

export type HistoryRow = {
  readonly last_seq: number;
  readonly read_by_them: number | null;
  readonly delivered_to_them: number | null;
  readonly older_hidden: boolean;
  readonly rewritten: number;
  readonly messages: MessageRow[] | null;
};

// `s` is the standing of the other, `mine` that of who asks, `them` the other's side of the conversation. What was read was received, whether
// or not that is told.
const readByThem = `case when visibility.tells_read(mine, s) then coalesce(them.shown_read_to, them.read_to, 0) end`;
const deliveredToThem = `case when visibility.tells_delivered(mine, s) then greatest(them.delivered_to, them.read_to, 0) end`;

const isGone = `(cm.state = 1 or p.block <> 0 or (cm.hidden_seq >= c.last_seq and c.last_seq > 0))`;

// One conversation opens the one part of the table in which it is. Many lie in most parts anyway: there, one plan for all is cheaper.
const lastOfOne = `chats.message_page(cm.conversation_id, greatest(cm.hidden_seq, c.last_seq - 1), c.last_seq + 1, 1, true) -> 0`;
const lastOfMany = `(select chats.message_as_read(
    m.conversation_id, m.seq, m.client_id, m.sender_id, m.kind, m.body, m.details, m.cost, m.at, m.removed) from chats.message m
    where m.conversation_id = cm.conversation_id and m.seq = c.last_seq and m.seq > cm.hidden_seq)`;

const chatColumns = (last: string): string => `
  cm.conversation_id as id, cm.other_id as other, cm.inbox_seq as "inboxSeq", cm.recv - cm.read as unread, c.last_seq as "lastSeq", c.rewritten,
  ${readByThem} as "readByThem", ${deliveredToThem} as "deliveredToThem",
  ${isGone} as gone,
  coalesce(s.deleted or s.banned or s.suspended, true) as closed, coalesce(s.deleted, true) as former,
  visibility.may_see(cm.member_id, cm.other_id, true) as visible,
  exists (select from likes.member_like k where k.liker = cm.member_id and k.liked = cm.other_id) as liked,
  exists (select from likes.match m where m.member_id = cm.member_id and m.other_id = cm.other_id) as match,
  (select jsonb_build_object('state', n.state, 'at', n.at, 'after_seq', n.after_seq, 'credits', n.credits) from chats.fraud_note n
    where n.conversation_id = cm.conversation_id and n.member_id = cm.member_id and n.after_seq > cm.hidden_seq) as "fraudNote",
  ${last} as last`;
const chatJoins = `
  from chats.conv_member cm
  join chats.conversation c on c.id = cm.conversation_id
  join visibility.pair p on p.id = cm.conversation_id
  left join chats.conv_member them on them.member_id = cm.other_id and them.conversation_id = cm.conversation_id
  left join visibility.member_standing s on s.member_id = cm.other_id
  left join visibility.member_standing mine on mine.member_id = cm.member_id`;

const newLikes = (member: string): string => `(select count(*)::int from likes.unopened(${member}))`;
const unreadInAll = `
  select coalesce(sum(cm.recv - cm.read), 0)::int as unread
    from chats.conv_member cm join visibility.pair p on p.id = cm.conversation_id and p.block = 0
   where cm.member_id = $1 and cm.recv > cm.read and cm.state = 0`;

@Injectable()
export class ChatsRepository {
  /**
   * The compacted feed: conversations that changed after the cursor, oldest change first; at most one row each. With it what is unread in all.
   * Without a cursor nothing is known yet that could have gone: what is gone is left out.
   */
  async changedAfter(tx: Tx, memberId: string, after: number | undefined, limit: number): Promise<{ rows: ChatRow[]; unread: number }> {
    const rows = await tx.query<(ChatRow | { readonly id: null }) & { readonly unreadInAll: number }>(
      `select whole.unread as "unreadInAll", chat.*
         from (${unreadInAll}) whole
         left join lateral (select ${chatColumns(after === undefined ? lastOfMany : lastOfOne)} ${chatJoins}
           where cm.member_id = $1 and cm.inbox_seq > $2 ${after === undefined ? `and not ${isGone}` : ''} order by cm.inbox_seq limit $3) chat on true
        order by chat."inboxSeq"`,
      [memberId, after ?? 0, limit],
    );
    return { rows: rows.filter((row) => row.id !== null), unread: rows[0]?.unreadInAll ?? 0 };
  }

  async one(tx: Tx, memberId: string, chatId: string): Promise<ChatRow | undefined> {
    const [row] = await tx.query<ChatRow>(
      `select ${chatColumns(lastOfOne)} ${chatJoins} where cm.member_id = $1 and cm.conversation_id = $2`,
      [memberId, chatId],
    );
    return row;
  }

  /**
   * How far the feeds of members have come, and how many likes are new to each: all that an idle poll asks. What is unread changes with the feed
   * alone.
   */
  async feedMarks(tx: Tx, memberIds: readonly string[]): Promise<ReadonlyMap<string, FeedMark>> {
    const rows = await tx.query<FeedMark & { readonly id: string }>(
      `select i.member_id as id, i.seq, ${newLikes('i.member_id')} as "newLikes" from chats.inbox i where i.member_id = any($1)`,
      [memberIds],
    );
    return new Map(rows.map((row) => [row.id, row]));
  }

  async badges(tx: Tx, memberId: string): Promise<Badges> {
    const [row] = await tx.query<Badges>(`select whole.unread as messages, ${newLikes('$1')} as likes from (${unreadInAll}) whole`, [
      memberId,
    ]);
    return row ?? { messages: 0, likes: 0 };
  }

  async between(tx: Tx, memberId: string, otherId: string): Promise<ChatId | undefined> {
    const [row] = await tx.query<{ id: ChatId }>(
      `select c.id from visibility.pair p join chats.conversation c on c.id = p.id and c.last_seq > c.parted_seq
        where p.lo = least($1::uuid, $2::uuid) and p.hi = greatest($1::uuid, $2::uuid) and p.block = 0`,
      [memberId, otherId],
    );
    return row?.id;
  }

  /** The other member of a pair that is not blocked, or undefined: the conversation is not this member's. */
  async otherOf(tx: Tx, memberId: string, chatId: string): Promise<string | undefined> {
    const [row] = await tx.query<{ other: string }>(
      `select case when lo = $1 then hi else lo end as other from visibility.pair where id = $2 and $1 in (lo, hi) and block = 0`,
      [memberId, chatId],
    );
    return row?.other;
  }

  async hasWritten(tx: Tx, memberId: string, chatId: string): Promise<boolean> {
    const rows = await tx.query('select from chats.message where conversation_id = $1 and sender_id = $2 limit 1', [chatId, memberId]);
    return rows.length > 0;
  }

  /** Messages by sequence, in one query; no row when the conversation is not this member's. Ascending, also for `before`. */
  async history(
    tx: Tx,
    memberId: string,
    chatId: string,
    page: { after?: number; before?: number; limit: number; months: number },
  ): Promise<HistoryRow | undefined> {
    const forward = page.after !== undefined && page.before === undefined;
    const [row] = await tx.query<HistoryRow>(
      `select coalesce(c.last_seq, 0) as last_seq, ${readByThem} as read_by_them, ${deliveredToThem} as delivered_to_them,
              aged.upto > coalesce(cm.hidden_seq, 0) as older_hidden, coalesce(c.rewritten, 0) as rewritten,
              chats.message_page(p.id, greatest($3::bigint, aged.upto), $4::bigint, $5::int, ${forward}) as messages
         from visibility.pair p
         left join chats.conversation c on c.id = p.id
         left join chats.conv_member cm on cm.member_id = $1 and cm.conversation_id = p.id
         left join chats.conv_member them on them.conversation_id = p.id and them.member_id = cm.other_id
         left join visibility.member_standing s on s.member_id = case when p.lo = $1 then p.hi else p.lo end
         left join visibility.member_standing mine on mine.member_id = $1
         cross join lateral chats.aged_upto(p.id, coalesce(cm.hidden_seq, 0), c.last_seq, make_interval(months => $6)) aged(upto)
        where p.id = $2 and $1 in (p.lo, p.hi) and p.block = 0`,
      [memberId, chatId, page.after ?? 0, page.before ?? Number.MAX_SAFE_INTEGER, page.limit, page.months],
    );
    return row;
  }

  async remove(tx: Tx, memberId: string, chatId: string): Promise<boolean> {
    const [row] = await tx.query<{ removed: boolean }>(`select chats.remove_chat($1, $2) as removed`, [chatId, memberId]);
    return row?.removed === true;
  }

  /** Takes a conversation from both; the transaction holds the pair. */
  async part(tx: Tx, chatId: string): Promise<void> {
    await tx.query(`select chats.part_chat($1)`, [chatId]);
  }

  async forgetParted(tx: Tx, days: number): Promise<number> {
    const [row] = await tx.query<{ gone: number }>(`select chats.forget_parted($1) as gone`, [days]);
    return row?.gone ?? 0;
  }

  /** Whose the other side of a conversation is, blocked or not, and whether they took the conversation from the member by a block. */
  async otherSide(tx: Tx, memberId: string, chatId: string): Promise<{ other: string; taken: boolean } | undefined> {
    const [row] = await tx.query<{ other: string; taken: boolean }>(
      `select case when p.lo = $1 then p.hi else p.lo end as other,
              cm.member_id is not null and p.block & (case when p.lo = $1 then 2 else 1 end) > 0 as taken
         from visibility.pair p left join chats.conv_member cm on cm.member_id = $1 and cm.conversation_id = p.id
        where p.id = $2 and $1 in (p.lo, p.hi)`,
      [memberId, chatId],
    );
    return row;
  }

  /** Brings the conversations of everybody who wrote with the member into their next feed. */
  async touchPartners(tx: Tx, memberId: string): Promise<void> {
    await tx.query(`select chats.touch_partners($1)`, [memberId]);
  }

  /** The words of the member and what is theirs alone; the other side keeps its own. */
  async eraseMember(tx: Tx, memberId: string): Promise<void> {
    await tx.query(`select chats.erase_member($1)`, [memberId]);
  }

  /** As sending locks it: until the commit nobody writes to the member, nor the member to anybody. */
  async lockInbox(tx: Tx, memberId: string): Promise<void> {
    await tx.query(`select from chats.inbox where member_id = $1 for no key update`, [memberId]);
  }

  async unreadIn(tx: Tx, chatId: string, memberId: string): Promise<number> {
    const [row] = await tx.query<{ unread: number }>(
      `select cm.recv - cm.read as unread from chats.conv_member cm join visibility.pair p on p.id = cm.conversation_id and p.block = 0
        where cm.member_id = $1 and cm.conversation_id = $2 and cm.state = 0`,
      [memberId, chatId],
    );
    return row?.unread ?? 0;
  }
}
