import { randomUUID } from 'node:crypto';
import { beforeEach } from '@jest/globals';
import { SendingService } from '#chats';
import type { ChatId, SendMessageAnswer } from '#contracts';
import { known, Stage } from './stage.js';
import type { MemberOptions, TestMember } from './world.js';

/** Anna and Bert before their first message. */
export class PairStage extends Stage {
  private people?: { readonly anna: TestMember; readonly bert: TestMember; readonly chat: ChatId };

  constructor(anna: MemberOptions = {}, bert: MemberOptions = {}) {
    super();
    beforeEach(() => this.meet(anna, bert));
  }

  get anna(): TestMember {
    return known(this.people).anna;
  }
  get bert(): TestMember {
    return known(this.people).bert;
  }
  get chat(): ChatId {
    return known(this.people).chat;
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

  say(who: TestMember, text: string, clientId: string = randomUUID(), chat: ChatId = this.chat): Promise<SendMessageAnswer> {
    return this.world.get(SendingService).sendMessage(who, chat, { client_id: clientId, text });
  }
}
