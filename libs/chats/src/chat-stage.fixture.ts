import type { ChatsAnswer } from '#contracts';
import { PairStage, type TestMember } from '#testing';
import { ReadingService } from './reading/index.js';
import { ReconcilingService } from './reconciling/index.js';

export type Purse = {
  readonly balance: number;
  readonly ledger: number;
  readonly free: number;
  readonly started: number;
  readonly booked: number;
};

/** What Anna and Bert see of their conversation, and what it costs them. */
export class ChatStage extends PairStage {
  get reading(): ReadingService {
    return this.world.get(ReadingService);
  }

  async feed(who: TestMember, after?: number): Promise<ChatsAnswer> {
    return this.reading.feed(who.id, after, await this.reading.feedMark(who.id));
  }

  messages(): Promise<{ readonly seq: number; readonly kind: number; readonly body: string }[]> {
    return this.world.rows(`select seq::int, kind, body from chats.message order by conversation_id, seq`);
  }

  /** `ledger`: what the entries add up to; `booked`: how many times the member was charged for something in a conversation. */
  async purse({ id }: TestMember): Promise<Purse | undefined> {
    const [row] = await this.world.rows<Purse>(
      `select w.balance, i.free_left as free, i.started, coalesce(sum(e.amount), 0)::int as ledger,
              (count(*) filter (where e.amount < 0))::int as booked
         from payments.wallet w join chats.inbox i on i.member_id = w.member_id
         left join payments.ledger_entry e on e.member_id = w.member_id
        where w.member_id = $1 group by w.member_id, i.member_id`,
      [id],
    );
    return row;
  }

  /** Every message from here on is paid for. */
  async withoutFreeMessages({ id }: TestMember): Promise<void> {
    await this.world.rows(`update chats.inbox set free_left = 0 where member_id = $1`, [id]);
  }

  /** Anna's block alone, with everything that was between the two still in place. */
  async blockAlone(): Promise<void> {
    await this.world.rows(`update visibility.pair set block = case when lo = $2 then 1 else 2 end where id = $1`, [
      this.chat,
      this.anna.id,
    ]);
  }

  /** What a full recount of messages and charges finds. */
  drift(): Promise<unknown> {
    return this.world.get(ReconcilingService).recount();
  }
}
