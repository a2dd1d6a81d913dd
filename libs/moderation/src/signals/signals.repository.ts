import { Injectable } from '@nestjs/common';
import { Not } from 'typeorm';
import type { CautionKind } from '#contracts';
import { appNow, olderThan, type Tx } from '#database';
import type { OpenerRule } from './signal-rules.policy.js';
import { SignalEntity } from './signal.entity.js';

type Place = { readonly sender: string; readonly chatId: string; readonly seq: number };

@Injectable()
export class SignalsRepository {
  /** The last message to the receiver that was noted: what they wrote themselves is another look's. */
  async lastSeqTo(tx: Tx, chatId: string, receiver: string): Promise<number> {
    const last = await tx.repository(SignalEntity).maximum('seq', { conversationId: chatId, kind: 'message', senderId: Not(receiver) });
    return last ?? 0;
  }

  async noteMessage(tx: Tx, { sender, chatId, seq, cautions }: Place & { readonly cautions: CautionKind[] }): Promise<void> {
    await tx
      .repository(SignalEntity)
      .createQueryBuilder()
      .insert()
      .values({ at: appNow, kind: 'message', senderId: sender, conversationId: chatId, seq, cautions })
      .orIgnore()
      .execute();
  }

  async noteOpeners(
    tx: Tx,
    { sender, chatId, seq, people, kind = 'openers' }: Place & { readonly people: number; readonly kind?: 'openers' | OpenerRule },
  ): Promise<void> {
    await tx.query(
      `insert into moderation.signal as s (at, kind, sender_id, conversation_id, seq, people) values (public.app_now(), $5, $1, $2, $3, $4)
       on conflict on constraint signal_once do update set people = greatest(s.people, excluded.people)`,
      [sender, chatId, seq, people, kind],
    );
  }

  async forgetOld(tx: Tx, days: number): Promise<number> {
    const { affected } = await tx.repository(SignalEntity).delete({ at: olderThan(days) });
    return affected ?? 0;
  }
}
