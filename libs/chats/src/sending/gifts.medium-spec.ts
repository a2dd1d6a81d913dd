import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { GiftId } from '#contracts';
import type { TestMember } from '#testing';
import { BlocksService } from '#visibility';
import { ChatStage } from '../chat-stage.fixture.js';
import { ReadingService } from '../reading/index.js';
import { SendingService } from './sending.service.js';

describe('a gift', () => {
  const stage = new ChatStage({ credits: 12 });

  const give = (who: TestMember, gift: GiftId, client_id: string = randomUUID(), chat = stage.chat) =>
    stage.world.get(SendingService).sendGift(who, chat, { client_id, gift });
  const books = async () =>
    stage.world.rows(
      `select (select balance from payments.wallet where member_id = $1) as balance, free_left, started,
              (select array_agg(amount order by id) from payments.ledger_entry where member_id = $1 and kind = 4) as given
         from chats.inbox where member_id = $1`,
      [stage.anna.id],
    );

  it('costs the price of its level and no free message, begins a conversation, and the other one sees which it is [#7]', async () => {
    const first = await give(stage.anna, 'tulips');
    expect(first).toMatchObject({
      credits: 7,
      free_messages_left: 5,
      message: { kind: 'gift', gift: 'tulips', text: '', cost: 5, seq: 1 },
    });
    await give(stage.anna, 'daisy');
    expect(await books()).toEqual([{ balance: 4, free_left: 5, started: 1, given: [-5, -3] }]);
    const { messages } = await stage.world.get(ReadingService).messages(stage.bert.id, stage.chat, {});
    expect(messages.map(({ kind, gift }) => [kind, gift])).toEqual([
      ['gift', 'tulips'],
      ['gift', 'daisy'],
    ]);
    expect(await stage.drift()).toEqual([]);
  });

  it('is given and paid once, however often the phone asks, and another gift under its id is refused [#7]', async () => {
    const clientId = randomUUID();
    const answers = await Promise.all(Array.from({ length: 20 }, () => give(stage.anna, 'daisy', clientId)));
    expect(new Set(answers.map(({ message }) => JSON.stringify(message))).size).toBe(1);
    await expect(give(stage.anna, 'roses', clientId)).rejects.toMatchObject({ code: 'message_changed' });
    expect(await books()).toMatchObject([{ balance: 9, given: [-3] }]);
  });

  it('is refused without a trace when the credits do not reach, also when two are sent at once [#7]', async () => {
    const results = await Promise.allSettled([give(stage.anna, 'roses'), give(stage.anna, 'roses')]);
    expect(results.map(({ status }) => status).toSorted((one, other) => one.localeCompare(other))).toEqual(['fulfilled', 'rejected']);
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'insufficient_credits' } });
    expect(await books()).toMatchObject([{ balance: 2, given: [-10] }]);
  });

  it('is not taken by a fictional profile, nor by somebody who blocked the giver, and costs nothing then [#7]', async () => {
    const robot = await stage.world.member('Robot', { fictional: true });
    const itsChat = await stage.world.chatBetween(stage.anna, robot);
    await expect(give(stage.anna, 'daisy', randomUUID(), itsChat)).rejects.toMatchObject({ code: 'recipient_fictional' });
    await stage.world.get(BlocksService).block(stage.bert.id, stage.anna.id);
    await expect(give(stage.anna, 'daisy')).rejects.toMatchObject({ code: 'blocked' });
    expect(await books()).toMatchObject([{ balance: 12, given: null, started: 0 }]);
  });
});
