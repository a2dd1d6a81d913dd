import { describe, expect, it } from '@jest/globals';
import { SignsStage } from './signs-stage.fixture.js';
import { ReadChecks } from './read-checks.js';

const reaction = 'notifications.check-unread';

describe('looks whether a message is unread', () => {
  const stage = new SignsStage();

  const settle = () => stage.world.get(ReadChecks).settle(reaction);
  const comeDue = (seconds: number) =>
    stage.world.rows(`update events.outbox set due = now() + make_interval(secs => $2) where reaction = $1`, [reaction, seconds]);
  /** Whose reading of a message is still to be looked at. */
  const waiting = async () =>
    (await stage.world.rows<{ id: string }>(`select payload ->> 'memberId' as id from events.outbox where reaction = $1`, [reaction])).map(
      ({ id }) => id,
    );
  const readAll = () => stage.reading.markRead(stage.bert.id, stage.chat, 99);

  it('are over as soon as they are due and all is read, without a job', async () => {
    await readAll();
    await comeDue(10);
    expect(await settle()).toBe(0);
    expect(await waiting()).toEqual([stage.bert.id]);
    await comeDue(0.5);
    expect(await settle()).toBe(1);
    expect(await waiting()).toEqual([]);
  });

  it('stay while anything is unread', async () => {
    await readAll();
    await stage.say(stage.anna, 'And the tulips');
    await comeDue(0);
    expect(await settle()).toBe(0);
    expect(await waiting()).toEqual([stage.bert.id]);
  });

  it('stay while a job holds them', async () => {
    await readAll();
    await comeDue(0);
    await stage.world.rows(`update events.outbox set leased_until = now() + interval '1 minute'`);
    expect(await settle()).toBe(0);
    await stage.world.rows(`update events.outbox set leased_until = now() - interval '1 second'`);
    expect(await settle()).toBe(1);
  });

  it('stay while somebody writes to the reader: the message relies on the look that waits', async () => {
    await readAll();
    await comeDue(0);
    await stage.world.rows('begin');
    await stage.world.rows('select from chats.inbox where member_id = $1 for no key update', [stage.bert.id]);
    expect(await settle()).toBe(0);
    await stage.world.rows('rollback');
    expect(await settle()).toBe(1);
  });

  it('are one for each message that nobody has read, however fast the others are settled', async () => {
    for (let round = 0; round < 20; round += 1) {
      await readAll();
      await comeDue(0);
      await Promise.all([settle(), stage.say(stage.anna, `No. ${round}`), settle()]);
      expect([round, await waiting()]).toEqual([round, [stage.bert.id]]);
    }
  });
});
