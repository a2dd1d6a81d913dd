import { describe, expect, it } from '@jest/globals';
import { Transactions } from '#database';
import { demoIds } from '#site';
import { Impressions } from './impressions.js';
import { MatchFinderService } from '../match-finder.service.js';
import { SearchStage } from '../search-stage.fixture.js';
import { SwipeDeckService } from '../swipe-deck.service.js';

const stage = new SearchStage();
const impressions = () => stage.world.get(Impressions);
const kept = () =>
  stage.world.rows(`select country, shown::int, fictional::int, unasked::int from search.impression_count order by country`);
const site = demoIds.site;
const doll = { country: 'NL', fictional: true };
const person = { country: 'NL', fictional: false };

describe('the profiles that are shown', () => {
  it('are counted by every list of the search, for members and visitors, with one statement for all of them [#E28]', async () => {
    const anna = await stage.world.member('Anna');
    await stage.world.member('Bert', { gender: 'male' });
    await impressions().flush();
    await stage.world.rows(`delete from search.impression_count`);
    await stage.search.find(anna, {});
    await stage.search.findForVisitor({ id: site, communityId: anna.communityId }, 'NL', {}, 'nl');
    await stage.world.get(SwipeDeckService).deck(anna);
    await stage.world.get(MatchFinderService).matches(anna);
    expect(await kept()).toEqual([]);
    expect(await stage.world.statementsIn(() => impressions().flush())).toHaveLength(1);
    // Bert in the search, Anna and Bert for the visitor, Bert in the game and in the finder.
    expect(await kept()).toEqual([{ country: 'NL', shown: 5, fictional: 0, unasked: 0 }]);
    expect(await stage.world.statementsIn(() => impressions().flush())).toEqual([]);
  });

  it('are told apart: people, fictional ones that somebody asked for, and those that nobody did', async () => {
    await impressions().flush();
    await stage.world.rows(`delete from search.impression_count`);
    impressions().count(site, [person, doll], true);
    impressions().count(site, [person, doll, { ...doll, country: 'BE' }], false);
    await impressions().flush();
    impressions().count(site, [person], false);
    await impressions().flush();
    expect(await kept()).toEqual([
      { country: 'BE', shown: 1, fictional: 1, unasked: 1 },
      { country: 'NL', shown: 5, fictional: 2, unasked: 1 },
    ]);
  });

  it('stay counted when they cannot be written at once', async () => {
    await impressions().flush();
    await stage.world.rows(`delete from search.impression_count`);
    impressions().count(site, [person], false);
    await stage.world.rows(`alter table search.impression_count rename to away`);
    await impressions().flush();
    await stage.world.rows(`alter table search.away rename to impression_count`);
    await impressions().flush();
    expect(await kept()).toEqual([{ country: 'NL', shown: 1, fictional: 0, unasked: 0 }]);
  });

  it('can be added by the product, and never taken away', async () => {
    const remove = stage.world.get(Transactions).single(`delete from search.impression_count`, []);
    await expect(remove).rejects.toThrow(/permission denied/);
  });
});
