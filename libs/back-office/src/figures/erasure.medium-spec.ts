import { describe, expect, it } from '@jest/globals';
import type { MemberId } from '#contracts';
import { Transactions } from '#database';
import { MemberData } from '#member-data';
import { ComplaintsService, ReportsService } from '#moderation';
import { onFiguresStage } from './figures-stage.fixture.js';

const stage = onFiguresStage();
const erase = (memberId: string) => stage.world.get(Transactions).run((tx) => stage.world.get(MemberData).erase(tx, memberId as MemberId));
const total = async (query: object = {}) => (await stage.open(query)).people?.total;

describe('a count after an erasure', () => {
  it('keeps the numbers of members who are erased, and nothing of them that leads to a person', async () => {
    const anna = await stage.buyer('Anna');
    await stage.buy(anna);
    await stage.say(anna, await stage.world.member('Bert'));
    await stage.count();
    const before = await stage.open({ steps: 3 });
    await erase(anna.id);
    await stage.count();
    const after = await stage.open({ steps: 3 });
    expect(after.disagreements).toEqual([]);
    expect([after.people?.total.signed_up, after.money.total.payers]).toEqual([before.people?.total.signed_up, before.money.total.payers]);
    expect(after.money.currencies[0]?.total).toMatchObject({ revenue: 3_306, liability: 0 });
    const columns = await stage.world.rows<{ name: string }>(
      `select column_name as name from information_schema.columns where table_schema = 'figures' and table_name = 'signup' order by 1`,
    );
    expect(columns.map(({ name }) => name)).toEqual([
      'confirmed_on',
      'country',
      'day',
      'fictional',
      'mailed_on',
      'member_id',
      'provider',
      'site_id',
      'source',
      'wrote_on',
    ]);
  });

  it('keeps the first messages, answers, reports and complaints of members who are erased, on their day and for their country', async () => {
    const [anna, bert, carl, dora] = [
      await stage.world.member('Anna'),
      await stage.world.member('Bert'),
      await stage.world.member('Carl'),
      await stage.world.member('Dora'),
    ];
    await stage.say(anna, bert);
    await stage.say(bert, anna, 'Hello Anna');
    await stage.say(anna, carl);
    await stage.say(carl, dora);
    await stage.world.get(ReportsService).report(anna.id, { profile: bert.id, reason: 'money' }, null);
    await stage.world
      .get(ComplaintsService)
      .complain(
        { category: 'rule_breach', words: 'He asked for money', name: 'Anna', email: 'anna@mail.example', link: `/members/${bert.id}` },
        { site: { id: anna.siteId, communityId: anna.communityId }, language: 'nl', ip: '198.51.100.250', memberId: anna.id },
        null,
      );
    await stage.count();
    const seen = async () => {
      const [all, dutch] = [await total({ steps: 3 }), await total({ steps: 3, country: 'NL' })];
      return [all, dutch].map((of) => [of?.signed_up, of?.wrote, of?.openings, of?.answered, of?.complaints]);
    };
    const before = await seen();
    expect(before).toEqual([
      [4, 2, 3, 1, 2],
      [4, 2, 3, 1, 2],
    ]);
    for (const who of [anna, bert, carl, dora]) {
      await erase(who.id);
      await stage.count();
      expect([who.name, await seen()]).toEqual([who.name, before]);
    }
    expect(await stage.world.rows(`select from chats.opening`)).toEqual([]);
    expect(
      await stage.world.rows(`select sum(openings)::int as openings, sum(answered)::int as answered from figures.erased_activity`),
    ).toEqual([{ openings: 3, answered: 1 }]);
  });
});
