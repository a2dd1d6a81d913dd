import { Injectable } from '@nestjs/common';
import type { CautionKind } from '#contracts';
import type { Tx } from '#database';

type Place = { readonly sender: string; readonly chatId: string; readonly seq: number };

@Injectable()
export class SignalsRepository {
  /** The last message to the receiver that was noted: what they wrote themselves is another look's. */
  async lastSeqTo(tx: Tx, chatId: string, receiver: string): Promise<number> {
    const [row] = await tx.query<{ seq: number }>(
      `select coalesce(max(seq), 0) as seq from moderation.signal where conversation_id = $1 and kind = 'message' and sender_id <> $2`,
      [chatId, receiver],
    );
    return row?.seq ?? 0;
  }

  async noteMessage(tx: Tx, { sender, chatId, seq, cautions }: Place & { readonly cautions: readonly CautionKind[] }): Promise<void> {
    await tx.query(
      `insert into moderation.signal (at, kind, sender_id, conversation_id, seq, cautions) values (public.app_now(), 'message', $1, $2, $3, $4)
       on conflict on constraint signal_once do nothing`,
      [sender, chatId, seq, cautions],
    );
  }

  async noteOpeners(tx: Tx, { sender, chatId, seq, people }: Place & { readonly people: number }): Promise<void> {
    await tx.query(
      `insert into moderation.signal as s (at, kind, sender_id, conversation_id, seq, people) values (public.app_now(), 'openers', $1, $2, $3, $4)
       on conflict on constraint signal_once do update set people = greatest(s.people, excluded.people)`,
      [sender, chatId, seq, people],
    );
  }

  async forgetOld(tx: Tx, days: number): Promise<number> {
    const [row] = await tx.query<{ n: number }>(
      `with gone as (delete from moderation.signal where at < public.app_now() - make_interval(days => $1) returning 1)
       select count(*)::int as n from gone`,
      [days],
    );
    return row?.n ?? 0;
  }
}
