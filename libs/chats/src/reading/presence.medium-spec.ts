import { setTimeout as sleep } from 'node:timers/promises';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { TestMember } from '#testing';
import { BlocksService, PresenceService } from '#visibility';
import { ClosingService } from '../conversations/index.js';
import { SignsStage } from './signs-stage.fixture.js';

describe('who is here', () => {
  const stage = new SignsStage();
  const presence = () => stage.world.get(PresenceService);
  /** What everybody who was to be told has been told. */
  let heard: string[] = [];
  beforeAll(() => {
    presence().onChange((memberId, online) => Promise.resolve(void heard.push(`${memberId} ${online}`)));
  });

  /** Does it again when nothing is heard of it: a sign of life that Redis was too busy for is lost, as it may be. */
  const untilHeard = async (who: TestMember, online: boolean, act: () => Promise<unknown>) => {
    const news = `${who.id} ${online}`;
    for (let tries = 0; tries < 10; tries += 1) {
      heard = [];
      await act();
      for (let waited = 0; waited < 100 && !heard.includes(news); waited += 1) await sleep(10);
      if (heard.includes(news)) return;
    }
    throw new Error('nothing was heard');
  };
  const come = (who: TestMember) =>
    untilHeard(who, true, async () => {
      await presence().leave(who.id);
      stage.published = [];
      presence().touch(who.id);
    });
  /** A sign of life of which nothing may be heard: by then, somebody who comes after it was heard of. Answers what was. */
  const touchAndWait = async (who: TestMember) => {
    const last = await stage.world.member('Last');
    await untilHeard(last, true, async () => {
      await presence().leave(last.id);
      presence().touch(who.id);
      presence().touch(last.id);
    });
    return heard.filter((news) => news.startsWith(who.id));
  };
  const cardOf = async (me: TestMember) => (await stage.reading.chat(me.id, stage.chat)).chat.profile?.online;

  it('is told to those who talk to each other, when one comes and whenever they look [#E16]', async () => {
    await come(stage.bert);
    expect(stage.published).toEqual([{ to: stage.anna.id, name: 'presence', payload: { v: 1, profile_id: stage.bert.id, online: true } }]);
    expect([await stage.marks.online(stage.anna.id), await cardOf(stage.anna)]).toEqual([{ online: [stage.bert.id] }, true]);
  });

  it('is news once: not with every sign of life', async () => {
    await come(stage.bert);
    const last = await stage.world.member('Last');
    const statements = await stage.world.statementsIn(async () => {
      presence().touch(stage.bert.id);
      await come(last);
    });
    // Of the other one alone: the visit, and who is told.
    expect(statements).toHaveLength(2);
    // A minute later it is written down again, and still no news.
    const clock = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    expect(await touchAndWait(stage.bert).finally(() => clock.mockRestore())).toEqual([]);
  });

  it('is nobody’s business once it is switched off, at once; the one who hides still sees others [#E16]', async () => {
    await come(stage.anna);
    await come(stage.bert);
    await untilHeard(stage.bert, false, () => stage.choose(stage.bert, 'shows_online', false));
    expect(stage.publishedTo(stage.anna, 'presence').at(-1)).toEqual({ v: 1, profile_id: stage.bert.id, online: false });
    expect(await touchAndWait(stage.bert)).toEqual([]);
    expect([await stage.marks.online(stage.anna.id), await cardOf(stage.anna)]).toEqual([{ online: [] }, false]);
    expect(await presence().onlineAmong([stage.bert.id])).toEqual(new Set());
    expect(await stage.marks.online(stage.bert.id)).toEqual({ online: [stage.anna.id] });
    await untilHeard(stage.bert, true, () => stage.choose(stage.bert, 'shows_online', true));
    expect(await stage.marks.online(stage.anna.id)).toEqual({ online: [stage.bert.id] });
  });

  it('is no matter of the other three signs: who keeps those back stays where they are', async () => {
    await come(stage.bert);
    for (const sign of ['shows_typing', 'shows_delivered', 'shows_read'] as const) await stage.choose(stage.bert, sign, false);
    await come(await stage.world.member('Last'));
    expect(await stage.marks.online(stage.anna.id)).toEqual({ online: [stage.bert.id] });
  });

  it('ends with the conversation: thrown away, or taken by a block that was lifted', async () => {
    await come(stage.bert);
    await stage.world.get(ClosingService).remove(stage.anna.id, stage.chat);
    expect(await stage.marks.online(stage.anna.id)).toEqual({ online: [] });
    await stage.say(stage.bert, 'Are you there?');
    expect(await stage.marks.online(stage.anna.id)).toEqual({ online: [stage.bert.id] });
    const blocks = stage.world.get(BlocksService);
    await blocks.block(stage.bert.id, stage.anna.id);
    await blocks.unblock(stage.bert.id, stage.anna.id);
    expect(await stage.marks.online(stage.anna.id)).toEqual({ online: [] });
    await come(stage.bert);
    expect(stage.published).toEqual([]);
  });

  it.each([
    ['blocked', () => stage.world.get(BlocksService).block(stage.bert.id, stage.anna.id)],
    ['blocked, with everything still in place', () => stage.blockAlone()],
    ['paused', () => stage.flag(stage.bert, 'paused')],
    ['suspended', () => stage.flag(stage.bert, 'suspended')],
    ['fictional', () => stage.flag(stage.bert, 'fictional')],
  ])('is never told of somebody who is %s', async (_what, make) => {
    await come(stage.bert);
    await make();
    expect(await stage.marks.online(stage.anna.id)).toEqual({ online: [] });
    await presence().leave(stage.bert.id);
    stage.published = [];
    await touchAndWait(stage.bert);
    expect(stage.published).toEqual([]);
  });
});
