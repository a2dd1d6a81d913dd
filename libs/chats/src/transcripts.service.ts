import { Injectable } from '@nestjs/common';
import type { MessageKind } from '#contracts';
import type { Tx } from '#database';
import { kindOf } from './prices.policy.js';

/** `photo`: the file of a photo that was sent. */
export type Line = {
  readonly seq: number;
  readonly sender_id: string;
  readonly kind: MessageKind;
  readonly text: string;
  readonly at: string;
  readonly photo?: string;
};
type LineRow = Omit<Line, 'kind' | 'photo'> & { readonly kind: number; readonly photo?: string | null };
export type Opening = {
  readonly starter: string;
  readonly conversation_id: string;
  readonly seq: number;
  readonly text: string;
  readonly receiver_name: string | null;
};

const columns = `m.seq, m.sender_id, m.kind, m.body as text, m.at`;
const toLine = ({ kind, photo, ...row }: LineRow): Line => ({ ...row, kind: kindOf(kind), ...(photo && { photo }) });

/** What the moderators' room may read of conversations. Nothing of it is for members: a block hides nothing here. */
@Injectable()
export class TranscriptsService {
  /** Whether the two ever wrote to each other and the copy is still there, blocked or not. */
  async exists(tx: Tx, oneId: string, otherId: string): Promise<boolean> {
    const rows = await tx.query(
      `select from chats.conv_member cm where cm.member_id = $1 and cm.other_id = $2
          and exists (select from chats.message m where m.conversation_id = cm.conversation_id)`,
      [oneId, otherId],
    );
    return rows.length > 0;
  }

  /**
   * Messages of the conversation of these two: those around one of the other's, or the last ones. Undefined when it is not theirs, or has no such
   * message. Also what a block took away, as long as its copy is kept.
   */
  async around(
    tx: Tx,
    chatId: string,
    [me, other]: readonly [string, string],
    seq: number | undefined,
    reach: number,
  ): Promise<Line[] | undefined> {
    const [theirs] = await tx.query<{ last: number }>(
      `select coalesce(c.last_seq, 0) as last from visibility.pair p left join chats.conversation c on c.id = p.id
        where p.id = $1 and p.lo = least($2::uuid, $3::uuid) and p.hi = greatest($2::uuid, $3::uuid)`,
      [chatId, me, other],
    );
    if (!theirs) return undefined;
    const rows = await tx.query<LineRow>(
      `select ${columns}, f.full_object as photo from chats.message m
         left join chats.photo f on f.conversation_id = m.conversation_id and f.seq = m.seq
        where m.conversation_id = $1 and m.seq between $2 and $3 order by m.seq`,
      [chatId, (seq ?? theirs.last) - reach * (seq === undefined ? 2 : 1), (seq ?? theirs.last) + reach],
    );
    const isThere = seq === undefined || rows.some((row) => row.seq === seq && row.sender_id === other);
    return isThere ? rows.map(toLine) : undefined;
  }

  /** What was written to a member in a conversation after a number, the newest first. */
  async writtenTo(tx: Tx, chatId: string, receiver: string, after: number, limit: number): Promise<Line[]> {
    const rows = await tx.query<LineRow>(
      `select ${columns} from chats.message m where m.conversation_id = $1 and m.sender_id <> $2 and m.seq > $3 order by m.seq desc limit $4`,
      [chatId, receiver, after, limit],
    );
    return rows.map(toLine);
  }

  /** The first words, in the last day, of members who began at least so many conversations in it. */
  openingsOfBusy(tx: Tx, atLeast: number, limit: number): Promise<Opening[]> {
    return tx.query<Opening>(
      `with busy as (
         select o.starter from chats.opening o where o.at > public.app_now() - interval '1 day'
          group by o.starter having count(*) >= $1 limit $2)
       select o.starter, o.conversation_id, o.seq, m.body as text, p.name as receiver_name
         from busy b
         join chats.opening o on o.starter = b.starter and o.at > public.app_now() - interval '1 day'
         join chats.message m on m.conversation_id = o.conversation_id and m.seq = o.seq and m.kind = 1
         left join profiles.profile p on p.member_id = o.receiver
        order by o.starter, o.at, o.seq`,
      [atLeast, limit],
    );
  }
}
