import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { intimateInterests, profileFields, type MemberId, type SaveSectionBody } from '#contracts';
import { Transactions } from '#database';
import { demoIds, SiteService } from '#site';
import { World, type TestMember } from '#testing';
import { OwnProfileService } from './own-profile.service.js';
import { PrivacyService } from '../privacy/index.js';
import { ProfilesService } from '../profiles.service.js';
import { shownFields } from '../shown-fields.js';

let world: World;
let own: OwnProfileService;
let anna: TestMember;
let amersfoort: number;
const unmarked = { liked: false, match: false };
const everything = shownFields({ visible_profile_fields: profileFields, visible_profile_notes: [] });

beforeAll(async () => {
  world = await World.open();
  own = world.get(OwnProfileService);
  const [town] = await world.rows<{ id: number }>(`select id from site.town where country = 'NL' and name = 'Amersfoort'`);
  amersfoort = town?.id ?? 0;
});
beforeEach(async () => {
  await world.empty();
  anna = await world.member('Anna');
});
afterAll(() => world.close());

type WithoutTag<Body> = Body extends unknown ? Omit<Body, 'tag'> : never;
const save = async (body: WithoutTag<SaveSectionBody>, who: MemberId = anna.id) => {
  const { tags } = await own.read(who);
  return own.save(who, { ...body, tag: tags[body.section] });
};
const profile = async () => (await own.read(anna.id)).profile;
const pageFor = (viewer: TestMember, shown = everything) =>
  world.get(Transactions).read((tx) => world.get(ProfilesService).page(tx, viewer.id, anna.id, unmarked, shown));

describe('one’s own profile', () => {
  it('keeps every answer, and shows it on the page [#65] [#90]', async () => {
    await save({ section: 'basics', name: 'Annelore', about: 'I sail, and I bake.' });
    await save({ section: 'life', relationship: 'widowed', reason: 'travel' });
    await save({ section: 'looks', hair: 'grey', eyes: 'blue', body: 'average', tattoos: 'small' });
    await save({ section: 'wishes', sought_sex: 'male', sought_min_age: 55, sought_max_age: 70 });
    await save({ section: 'interests', interests: ['music', 'wine'] });
    const answers = {
      name: 'Annelore',
      about: 'I sail, and I bake.',
      relationship: 'widowed',
      reason: 'travel',
      hair: 'grey',
      eyes: 'blue',
      body: 'average',
      tattoos: 'small',
      interests: ['music', 'wine'],
    };
    expect(await profile()).toMatchObject({ ...answers, gender: 'female', sought_sex: 'male', sought_min_age: 55, sought_max_age: 70 });
    expect(await pageFor(await world.member('Bert'))).toMatchObject(answers);
    expect(await world.rows(`select sought_sex, sought_min_age from search.listing where member_id = $1`, [anna.id])).toEqual([
      { sought_sex: 'male', sought_min_age: 55 },
    ]);
    await save({ section: 'looks', hair: null, eyes: null, body: null, tattoos: null });
    expect(await profile()).toMatchObject({ hair: null, tattoos: null, relationship: 'widowed' });
  });

  it('never lets an older form win, and leaves the other sections in peace [#30]', async () => {
    const { tags } = await own.read(anna.id);
    await save({ section: 'basics', name: 'Anna', about: 'Written in the first tab.' });
    await expect(
      own.save(anna.id, { section: 'basics', tag: tags.basics, name: 'Anna', about: 'Written in the second tab.' }),
    ).rejects.toMatchObject({ code: 'profile_changed' });
    expect(await profile()).toMatchObject({ about: 'Written in the first tab.' });
    await own.save(anna.id, { section: 'life', tag: tags.life, relationship: 'single', reason: null });
    await own.save(anna.id, { section: 'basics', tag: tags.basics, name: 'Anna', about: 'Written in the first tab.' });
    expect(await profile()).toMatchObject({ about: 'Written in the first tab.', relationship: 'single' });
  });

  it('of two tabs that save at the same moment, refuses one', async () => {
    const { tags } = await own.read(anna.id);
    const tries = await Promise.allSettled(
      ['One', 'Two', 'Three'].map((about) => own.save(anna.id, { section: 'basics', tag: tags.basics, name: 'Anna', about })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('refuses an address for a name, and turns ages that stand the wrong way round', async () => {
    await expect(save({ section: 'basics', name: 'anna @ mail.example', about: '' })).rejects.toMatchObject({ code: 'name_is_email' });
    await save({ section: 'wishes', sought_sex: 'male', sought_min_age: 70, sought_max_age: 60 });
    expect(await profile()).toMatchObject({ name: 'Anna', sought_min_age: 60, sought_max_age: 70 });
  });

  it('refuses a name that poses as staff or as the site, and leaves an older one in peace until it is changed', async () => {
    for (const name of ['M0derator', 'Second Spring'])
      await expect(save({ section: 'basics', name, about: '' })).rejects.toMatchObject({
        code: 'name_reserved',
        details: { fields: { name: 'name_reserved' } },
      });
    await world.rows(`update profiles.profile set name = 'Support' where member_id = $1`, [anna.id]);
    await save({ section: 'basics', name: 'Support', about: 'I bake.' });
    expect(await profile()).toMatchObject({ name: 'Support', about: 'I bake.' });
    await expect(save({ section: 'basics', name: 'Support Anna', about: '' })).rejects.toMatchObject({ code: 'name_reserved' });
  });
});

describe('a town', () => {
  const utrecht = 2_745_912;

  it('may change three times in seven days, in its country, region and listing too [#90]', async () => {
    for (const town_id of [amersfoort, utrecht, amersfoort]) await save({ section: 'town', town_id });
    expect(await profile()).toMatchObject({
      city: 'Amersfoort',
      region: 'Utrecht',
      town_changes_left: 0,
      town_free_at: expect.any(String),
    });
    await save({ section: 'town', town_id: amersfoort });
    await expect(save({ section: 'town', town_id: utrecht })).rejects.toMatchObject({
      code: 'town_changes',
      details: { retryAt: expect.any(Date) },
    });
    expect(await profile()).toMatchObject({ city: 'Amersfoort' });
    await world.clockAhead('7 days 1 minute');
    await save({ section: 'town', town_id: utrecht });
    expect(await profile()).toMatchObject({ city: 'Utrecht', town_changes_left: 2, town_free_at: null });
    expect(await world.rows('select 1 from profiles.town_change')).toHaveLength(1);
  });

  it('may change three times however many tabs try at once', async () => {
    const { tags } = await own.read(anna.id);
    for (const town_id of [amersfoort, utrecht]) await save({ section: 'town', town_id });
    const others = await world.rows<{ id: number }>(`select id from site.town where country = 'NL' and id <> $1 limit 3`, [utrecht]);
    const tries = await Promise.allSettled(
      others.map(({ id: town_id }) => own.save(anna.id, { section: 'town', tag: tags.town, town_id })),
    );
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('that nobody knows is refused', async () => {
    await expect(save({ section: 'town', town_id: 1 })).rejects.toMatchObject({ code: 'town_unknown' });
  });
});

describe('what needs a consent of its own', () => {
  it('is not kept without it, and goes with it: sexuality [#90] [#E9]', async () => {
    await expect(save({ section: 'sexuality', sexuality: 'bi', consent: false })).rejects.toMatchObject({ code: 'consent_required' });
    await save({ section: 'sexuality', sexuality: 'bi', consent: true });
    expect(await profile()).toMatchObject({ sexuality: 'bi', sexuality_consent: true });
    await save({ section: 'sexuality', sexuality: null, consent: false });
    expect(await profile()).toMatchObject({ sexuality: null, sexuality_consent: false });
    await expect(world.rows(`update profiles.profile set sexuality = 'bi'`)).rejects.toThrow(/profile_sexuality_consent/);
  });

  it('is not kept without it, and goes with it: intimate interests [#92] [#E9]', async () => {
    await save({ section: 'interests', interests: ['music'] });
    await expect(save({ section: 'intimate', interests: ['lingerie'], consent: false })).rejects.toMatchObject({
      code: 'consent_required',
    });
    await save({ section: 'intimate', interests: ['lingerie'], consent: true });
    await save({ section: 'interests', interests: ['tea'] });
    expect(await profile()).toMatchObject({ interests: ['tea'], intimate_interests: ['lingerie'], intimate_consent: true });
    await save({ section: 'intimate', interests: [], consent: true });
    expect(await profile()).toMatchObject({ interests: ['tea'], intimate_interests: [], intimate_consent: false });
  });

  it('offers what the site does: a hidden interest is not chosen anew, and whoever has it keeps and shows it [#92]', async () => {
    const offer = async (change: string) => {
      await world.rows(`update site.site set settings = ${change} where id = $1`, [demoIds.site]);
      await world.get(SiteService).refresh();
    };
    await save({ section: 'interests', interests: ['beer', 'tea'] });
    try {
      await offer(`settings || '{"interests": ["wine", "tea", "lingerie"]}'`);
      for (const body of [
        { section: 'interests', interests: ['beer', 'tea', 'music'] },
        { section: 'intimate', interests: ['bondage'], consent: true },
      ] as const)
        await expect(save({ ...body, interests: [...body.interests] } as WithoutTag<SaveSectionBody>)).rejects.toMatchObject({
          code: 'interest_not_offered',
          details: { fields: { interests: 'interest_not_offered' } },
        });
      await save({ section: 'interests', interests: ['beer', 'wine'] });
      expect(await profile()).toMatchObject({ interests: ['beer', 'wine'] });
      expect(await pageFor(await world.member('Bert'))).toMatchObject({ interests: ['beer', 'wine'] });
      await save({ section: 'interests', interests: ['wine'] });
      await expect(save({ section: 'interests', interests: ['beer', 'wine'] })).rejects.toMatchObject({ code: 'interest_not_offered' });
    } finally {
      await offer(`settings - 'interests'`);
    }
  });

  it('is guarded by the database itself, for every one of the intimate interests [#92]', async () => {
    for (const interest of intimateInterests) {
      await expect(world.rows(`update profiles.profile set interests = array['music', $1]`, [interest])).rejects.toThrow(
        /profile_intimate_consent/,
      );
    }
    await world.rows(`update profiles.profile set interests = array['music', 'kissing']`);
  });

  it('is shown to viewers who switched it on, and to nobody else [#92]', async () => {
    await save({ section: 'interests', interests: ['music'] });
    await save({ section: 'intimate', interests: ['lingerie'], consent: true });
    const bert = await world.member('Bert');
    expect((await pageFor(bert)).interests).toEqual(['music']);
    const privacy = world.get(PrivacyService);
    expect(await privacy.set(bert.id, 'see_intimate_interests', true)).toMatchObject({ privacy: { see_intimate_interests: true } });
    expect((await pageFor(bert)).interests).toEqual(['music', 'lingerie']);
    expect((await pageFor(bert, shownFields({ visible_profile_fields: ['age'], visible_profile_notes: [] }))).interests).toEqual([]);
    expect(await privacy.read(anna.id)).toMatchObject({ privacy: { see_intimate_interests: false, private_photos_by_permission: false } });
    await privacy.set(bert.id, 'see_intimate_interests', false);
    expect((await pageFor(bert)).interests).toEqual(['music']);
  });
});
