import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach } from '@jest/globals';
import type { ChatId, ChatsAnswer, SendMessageAnswer } from '#contracts';
import { World, type MemberOptions, type Someone } from '#testing';
import { ReadingService } from './reading.service.js';
import { ReconcilingService } from './reconciling.service.js';
import { SendingService } from './sending.service.js';

export type Purse = { readonly balance: number; readonly free: number; readonly started: number; readonly booked: number };

/** Anna and Bert before their first message, on real Postgres and Redis; everything is new before each test. */
export class ChatStage {
  private opened?: World;
  private people?: { readonly anna: Someone; readonly bert: Someone; readonly chat: ChatId };

  constructor(anna: MemberOptions = {}, bert: MemberOptions = {}) {
    beforeAll(async () => {
      this.opened = await World.open();
    });
    beforeEach(async () => {
      await this.world.empty();
      await this.meet(anna, bert);
    });
    afterAll(() => this.world.close());
  }

  get world(): World {
    return known(this.opened);
  }
  get anna(): Someone {
    return known(this.people).anna;
  }
  get bert(): Someone {
    return known(this.people).bert;
  }
  get chat(): ChatId {
    return known(this.people).chat;
  }

  get reading(): ReadingService {
    return this.world.get(ReadingService);
  }

  /** Another Anna and another Bert, for a test that needs them otherwise. */
  async meet(anna: MemberOptions = {}, bert: MemberOptions = {}): Promise<this> {
    const people = {
      anna: await this.world.member('Anna', anna),
      bert: await this.world.member('Bert', { gender: 'male', ...bert }),
    };
    this.people = { ...people, chat: await this.world.chatBetween(people.anna, people.bert) };
    return this;
  }

  say(who: Someone, text: string, clientId: string = randomUUID(), chat: ChatId = this.chat): Promise<SendMessageAnswer> {
    return this.world.get(SendingService).sendMessage(who, chat, { client_id: clientId, text });
  }

  async feed(who: Someone, after = 0): Promise<ChatsAnswer> {
    return this.reading.feed(who.id, after, await this.reading.feedMark(who.id));
  }

  messages(): Promise<{ readonly seq: number; readonly kind: number; readonly body: string }[]> {
    return this.world.rows(`select seq::int, kind, body from chats.message order by conversation_id, seq`);
  }

  /** `booked`: how many times the member was charged for something in a conversation. */
  async purse({ id }: Someone): Promise<Purse> {
    const [row] = await this.world.rows<Purse>(
      `select w.balance, i.free_left as free, i.started,
              (select count(*)::int from payments.ledger_entry e where e.member_id = $1 and e.amount < 0) as booked
         from payments.wallet w join chats.inbox i on i.member_id = w.member_id where w.member_id = $1`,
      [id],
    );
    return known(row);
  }

  /** What a full recount of messages and charges finds. */
  drift(): Promise<unknown> {
    return this.world.get(ReconcilingService).recount();
  }
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('the stage is not set yet');
  return value;
}
