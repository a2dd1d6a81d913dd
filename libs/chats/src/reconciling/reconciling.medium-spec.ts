import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { setLogLevel } from '#observability';
import { World, type TestMember } from '#testing';
import { ReadingService } from '../reading/index.js';
import { ReconcilingService } from './reconciling.service.js';
import { SendingService } from '../sending/index.js';

setLogLevel('silent');

describe('the nightly recount', () => {
  let world: World;
  let reconciling: ReconcilingService;
  let anna: TestMember;
  let bert: TestMember;
  let chat: string;

  beforeAll(async () => {
    world = await World.open();
    reconciling = world.get(ReconcilingService);
  });
  beforeEach(async () => {
    await world.empty();
    anna = await world.member('Anna', { credits: 20 });
    bert = await world.member('Bert', { credits: 20 });
    const id = await world.chatBetween(anna, bert);
    chat = id;
    for (let turn = 0; turn < 14; turn += 1)
      await world.get(SendingService).sendMessage(turn % 2 ? anna : bert, id, { client_id: randomUUID(), text: `no ${turn}` });
    await world.get(ReadingService).markRead(anna.id, id, 9);
  });
  afterAll(() => world.close());

  /** All pieces of a night, and how many there were. */
  const reconcile = async (): Promise<number> => {
    let pieces = 0;
    for (let place = await reconciling.reconcile(); ; place = await reconciling.reconcile(place)) {
      pieces += 1;
      if (!place) return pieces;
    }
  };

  it('finds nothing where nobody has laid hands on the tables, and keeps no row', async () => {
    await reconcile();
    expect(await world.rows(`select 1 from chats.drift`)).toEqual([]);
  });

  // Each line is a fault that no code of the product can make, done by the owner of the database.
  it.each([
    ['a message that is missing', `delete from chats.message where seq = 11`, ['gap', 'direction', 'debit']],
    ['a number that ran ahead', `update chats.conversation set last_seq = last_seq + 1, n_lo = n_lo + 1`, ['gap', 'direction', 'received']],
    ['sides that do not add up', `update chats.conversation set n_lo = n_lo + 1`, ['sides', 'direction', 'received']],
    ['an unread number of its own', `update chats.conv_member set recv = recv + 1 where member_id = $1`, ['received']],
    ['a read pointer that moved alone', `update chats.conv_member set read = read - 1 where member_id = $1`, ['read']],
    ['a feed that missed a change', `update chats.inbox set seq = 0 where member_id = $1`, ['inbox']],
    ['a member who lost the conversation', `delete from chats.conv_member where member_id = $1`, ['member', 'debit']],
    ['a message that was not charged', `update chats.message set cost = 1 where seq = 2`, ['charge', 'debit']],
    ['a charge without a message', `update chats.message set cost = 0 where cost > 0`, ['debit']],
    ['a balance that nobody booked', `update payments.wallet set balance = balance + 1 where member_id = $1`, ['balance', 'lots']],
    ['a message past a block', `update visibility.pair set block = 1`, ['blocked']],
  ])('finds %s, keeps it once, and mends nothing', async (_what, fault, rules) => {
    await world.rows(fault, fault.includes('$1') ? [anna.id] : []);
    const found = await reconciling.recount();
    expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(rules));
    for (const { subject } of found) expect([chat, anna.id, bert.id]).toContain(subject);
    await reconcile();
    await reconcile();
    expect(await world.rows(`select 1 from chats.drift`)).toHaveLength(found.length);
    expect(await reconciling.recount()).toEqual(found);
  });
});
