import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import type { MemberCard, SearchBody } from '#contracts';
import { PresenceService } from '#visibility';
import { AMSTERDAM, SearchStage } from './search-stage.fixture.js';

const AMERSFOORT = 2_759_821;
const GRONINGEN = 2_755_251;

describe('a search by more than age and place', () => {
  const stage = new SearchStage();

  it('finds by each thing that members tell about themselves; of several choices one is enough [#4]', async () => {
    const me = await stage.world.member('Me', { gender: 'female' });
    const grey = await stage.world.member('Grey', { gender: 'male' });
    await stage.tell(
      grey,
      `hair = 'grey', eyes = 'blue', body = 'slim', tattoos = 'none', relationship = 'widowed', reason = 'friendship', interests = '{gardening,tea}'`,
    );
    const bald = await stage.world.member('Bald', { gender: 'male' });
    await stage.tell(
      bald,
      `hair = 'bald', eyes = 'brown', body = 'large', tattoos = 'many', relationship = 'single', reason = 'travel', interests = '{hiking}'`,
    );
    await stage.world.member('Silent', { gender: 'male' });
    for (const [only, both] of [
      [{ hair: ['grey'] }, { hair: ['grey', 'bald'] }],
      [{ eyes: ['blue'] }, { eyes: ['blue', 'brown'] }],
      [{ body: ['slim'] }, { body: ['slim', 'large'] }],
      [{ tattoos: ['none'] }, { tattoos: ['none', 'many'] }],
      [{ relationship: ['widowed'] }, { relationship: ['widowed', 'single'] }],
      [{ reason: ['friendship'] }, { reason: ['friendship', 'travel'] }],
      [{ interests: ['tea'] }, { interests: ['tea', 'hiking'] }],
    ] satisfies readonly (readonly [SearchBody, SearchBody])[]) {
      expect(await stage.found(me, only)).toEqual(['Grey']);
      expect(await stage.found(me, both)).toEqual(['Bald', 'Grey']);
    }
    expect(await stage.found(me, { hair: ['grey'], eyes: ['brown'] })).toEqual([]);
    expect(await stage.found(me)).toEqual(['Bald', 'Grey', 'Silent']);
  });

  it('finds by intimate interests only for members who want to see them', async () => {
    const me = await stage.world.member('Me', { gender: 'female' });
    const other = await stage.world.member('Other', { gender: 'male' });
    await stage.tell(other, `intimate_consent_at = now(), interests = '{lingerie,tea}'`);
    expect(await stage.found(me, { intimate: ['lingerie'] })).toEqual([]);
    await stage.tell(me, `sees_intimate = true`);
    expect(await stage.found(me, { intimate: ['lingerie'] })).toEqual(['Other']);
  });

  it('tells on each card the step of the distance that the filter knows, and a visitor none [#E19]', async () => {
    const me = await stage.world.member('Me', { gender: 'female' });
    for (const [name, town_id] of [
      ['Near', AMERSFOORT],
      ['City', AMSTERDAM],
      ['Far', GRONINGEN],
    ] as const)
      await stage.world.member(name, { gender: 'male', town_id });
    await stage.world.member('Here', { gender: 'male' });
    const steps = (cards: readonly MemberCard[]) => Object.fromEntries(cards.map((card) => [card.name, card.within_km]));
    expect(steps((await stage.search.find(me, {})).profiles)).toEqual({ Here: 10, Near: 25, City: 50, Far: null });
    const seen = (await stage.search.findForVisitor({ id: me.siteId, communityId: me.communityId }, 'NL', {}, 'nl')).profiles;
    expect(seen.map(({ within_km }) => within_km)).toEqual(seen.map(() => null));
    expect(seen.length).toBeGreaterThan(0);
  });

  it('finds by the distance from town to town, by the last visit, by photo, and who is new [#E19]', async () => {
    const me = await stage.world.member('Me', { gender: 'female' });
    await stage.world.member('Here', { gender: 'male' });
    await stage.world.member('Near', { gender: 'male', town_id: AMERSFOORT });
    await stage.world.member('City', { gender: 'male', town_id: AMSTERDAM });
    await stage.world.member('Far', { gender: 'male', town_id: GRONINGEN });
    expect(await stage.found(me, { distance: 10 })).toEqual(['Here']);
    expect(await stage.found(me, { distance: 25 })).toEqual(['Here', 'Near']);
    expect(await stage.found(me, { distance: 50 })).toEqual(['City', 'Here', 'Near']);
    const far = await stage.world.member('LongAgo', { gender: 'male' });
    await stage.world.rows(
      `update visibility.member_standing set last_active = now() - interval '8 days', joined_at = now() - interval '80 days' where member_id = $1`,
      [far.id],
    );
    expect(await stage.found(me, { last_online: 7, distance: 10 })).toEqual(['Here']);
    expect(await stage.found(me, { last_online: 30, distance: 10 })).toEqual(['Here', 'LongAgo']);
    await stage.world.rows(`select search.refresh_listings(array[$1::uuid])`, [far.id]);
    expect(await stage.found(me, { new_here: true, distance: 10 })).toEqual(['Here']);

    expect(await stage.found(me, { photo: true })).toEqual([]);
    await stage.world.rows(
      `insert into media.photo (member_id, position, main, status, created_at) values ($1, 0, true, 'visible', now())`,
      [far.id],
    );
    expect(await stage.found(me, { photo: true })).toEqual(['LongAgo']);
    await stage.world.rows(`update media.photo set status = 'hidden'`);
    expect(await stage.found(me, { photo: true })).toEqual([]);
  });

  it('finds the words of the about-me text by their stem, in the language of the reader and of the writer [#E25]', async () => {
    const me = await stage.world.member('Me', { gender: 'female', language: 'en' });
    await stage.world.member('Dutch', {
      gender: 'male',
      language: 'nl',
      signup_message: "Ik wandel graag, met de kleinkinderen, in het café of d'r buiten.",
    });
    await stage.world.member('English', { gender: 'male', language: 'en', signup_message: 'Two grandchildren and a garden.' });
    expect(await stage.found(me, { about: 'wandelen' })).toEqual(['Dutch']);
    expect(await stage.found(me, { about: 'gardens GRANDCHILDREN' })).toEqual(['English']);
    expect(await stage.found(me, { about: 'cafe' })).toEqual(['Dutch']);
    expect(await stage.found(me, { about: "d'r" })).toEqual(['Dutch']);
    expect(await stage.found(me, { about: 'garden wandelen' })).toEqual([]);
    expect(await stage.found(me, { about: '\\ | & !' })).toEqual(['Dutch', 'English']);
  });

  it('finds who is here now [#E25]', async () => {
    const me = await stage.world.member('Me', { gender: 'female' });
    const here = await stage.world.member('Here', { gender: 'male' });
    const gone = await stage.world.member('Gone', { gender: 'male' });
    const presence = stage.world.get(PresenceService);
    const ids = [me, here, gone].map(({ id }) => id);
    for (const id of ids) presence.touch(id);
    while ((await presence.onlineAmong(ids)).size < ids.length) await sleep(5);
    await presence.leave(gone.id);
    expect(await stage.found(me, { online: true })).toEqual(['Here']);
  });
});
