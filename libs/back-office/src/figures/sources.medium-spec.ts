import { describe, expect, it } from '@jest/globals';
import type { MemberId } from '#contracts';
import { noSource, otherSource } from '#contracts-admin';
import { Transactions } from '#database';
import { MemberData } from '#member-data';
import { onFiguresStage } from './figures-stage.fixture.js';

const stage = onFiguresStage();
let people = 0;
const comeFrom = async (source: string, count = 1): Promise<MemberId[]> => {
  const come: MemberId[] = [];
  for (let n = 0; n < count; n += 1) {
    people += 1;
    come.push(await stage.signUp({ email: `come${people}@mail.example`, tracking: { network: source } }));
  }
  return come;
};
const erase = (memberId: MemberId) => stage.world.get(Transactions).run((tx) => stage.world.get(MemberData).erase(tx, memberId));
const signedUp = async (source: string, steps = 1) => (await stage.open({ source, steps })).people?.total.signed_up;
const kept = async (source: string) => {
  const found = await stage.world.rows<{ n: number }>(
    `select count(*)::int as n from (select source from figures.signup union all select source from figures.daily_signup
       union all select source from figures.daily_activity union all select source from figures.daily_money
       union all select source from figures.daily_standing union all select source from figures.erased_activity) words where source = $1`,
    [source],
  );
  return found[0]?.n;
};

describe('the source of sign-ups [#E28]', () => {
  it('from which fewer than five came is told with the others, and its name is kept nowhere', async () => {
    await comeFrom('the fair', 5);
    const [one] = await comeFrom('jan-jansen-almelo');
    await stage.signUp({ email: 'own@mail.example' });
    await stage.count();
    expect((await stage.open()).sources).toEqual(['the fair', noSource, otherSource]);
    expect([await signedUp('the fair'), await signedUp(otherSource), await signedUp('jan-jansen-almelo')]).toEqual([5, 1, 0]);
    expect(await kept('jan-jansen-almelo')).toBe(0);
    if (one) await erase(one);
    await stage.count();
    expect([await signedUp(otherSource), await kept('jan-jansen-almelo')]).toEqual([1, 0]);
  });

  it('is named from the fifth on, and those of the days that are still counted anew with it', async () => {
    await comeFrom('slow', 2);
    await stage.count();
    await stage.world.clockAhead('20 days');
    await comeFrom('slow', 2);
    await stage.count();
    expect([await signedUp('slow', 21), await signedUp(otherSource, 21)]).toEqual([0, 4]);
    await stage.world.clockAhead('22 days');
    await comeFrom('slow');
    await stage.count();
    // The first two were counted three weeks ago: what was told of that day stays.
    expect([await signedUp('slow', 23), await signedUp(otherSource, 23)]).toEqual([3, 2]);
    expect((await stage.open()).disagreements).toEqual([]);
  });

  it('stays named when those who came from it are erased', async () => {
    const [first, ...others] = await comeFrom('the fair', 5);
    await stage.count();
    for (const one of [first, ...others.slice(1)]) if (one) await erase(one);
    await comeFrom('the fair');
    await stage.count();
    expect([await signedUp('the fair'), await signedUp(otherSource)]).toEqual([6, 0]);
  });
});
