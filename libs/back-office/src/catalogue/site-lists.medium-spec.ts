import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import { IcebreakersService } from '#chats';
import { AppError, interests } from '#contracts';
import { siteListsAnswer, siteListsPage, type Icebreaker, type InputOf, type StaffRole } from '#contracts-admin';
import { demoIds, SiteService } from '#site';
import { World } from '#testing';
import { BackOfficeModule, SiteListsOfficeService, type StaffActor } from '../index.js';

const staff = (...roles: StaffRole[]): StaffActor => ({ id: randomUUID(), roles, ip: '192.0.2.1' });
const content = staff('content');
const reason = 'For the spring';
const site = demoIds.site;
const lines: Icebreaker[] = [
  { text: 'Waar wandel je het liefst, {{name}}?', hidden: false },
  { text: 'Welk boek lees je nu?', hidden: true },
  { text: 'Wat maakte je vandaag blij?', hidden: false },
];
let world: World;
beforeAll(async () => {
  world = await World.open([AuditModule, BackOfficeModule]);
});
beforeEach(() => world.empty());
afterAll(async () => {
  await world.rows(`delete from site.settings_change`);
  await world.rows(`update site.site set settings = settings - 'interests' where id = $1`, [site]);
  await world.get(SiteService).refresh();
  await world.close();
});

const office = () => world.get(SiteListsOfficeService);
const set = (wish: Partial<InputOf<'set_icebreakers'>> = {}, siteId: string = site) =>
  office().setIcebreakers(content, siteId, { locale: 'nl', version: 0, lines, reason, ...wish });
const offered = async (locale: 'nl' | 'en' = 'nl') => (await world.get(IcebreakersService).list(site, locale)).lines;
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? (error.details.fields ?? error.code) : String(error)),
  );

describe('the opening lines of a site, in the hands of whoever keeps them [#68]', () => {
  it('are offered in their language and order without those that are hidden; elsewhere the built-in ones are', async () => {
    expect(await offered()).toEqual([]);
    const page = await set();
    expect(siteListsPage.parse(page)).toEqual(page);
    expect(page.lists.find(({ locale }) => locale === 'nl')).toMatchObject({ version: 1, lines });
    expect(page.lists.find(({ locale }) => locale === 'en')).toMatchObject({ version: 0, lines: [], changed_by: null });
    expect(await offered()).toEqual(['Waar wandel je het liefst, {{name}}?', 'Wat maakte je vandaag blij?']);
    expect(await offered('en')).toEqual([]);
    const all = await office().list(content, { page: 1, per_page: 25 });
    expect(siteListsAnswer.parse(all)).toEqual(all);
    expect(all.rows[0]).toMatchObject({ id: site, own: ['nl'] });
    expect(
      await world.rows(
        `select reason, facts->'before' as before, jsonb_array_length(facts->'after') as after from audit.entry where staff_id = $1 and act = 'icebreakers.set'`,
        [content.id],
      ),
    ).toEqual([{ reason, before: [], after: 3 }]);
  });

  it('give way to the built-in ones when all are hidden or removed', async () => {
    await set();
    await set({ version: 1, lines: lines.map((line) => ({ ...line, hidden: true })) });
    expect(await offered()).toEqual([]);
    expect((await office().list(content, { page: 1, per_page: 25 })).rows[0]).toMatchObject({ own: [] });
    await set({ version: 2, lines });
    await set({ version: 3, lines: [] });
    expect(await offered()).toEqual([]);
  });

  it('are not written by two at once unseen, in one language; in another one nobody is in the way', async () => {
    const results = await Promise.all([refusalOf(set()), refusalOf(set({ lines: lines.slice(1) }))]);
    expect(new Set(results)).toEqual(new Set(['done', 'settings_changed']));
    expect(await refusalOf(set({ version: 7 }))).toBe('settings_changed');
    expect(await refusalOf(set({ locale: 'de' }))).toBe('done');
  });

  it('are refused with what may not stand in them, beside the line, and then nothing changes', async () => {
    await set();
    const wrong = [
      ...lines,
      { text: 'Kijk eens op https://wandelen.example', hidden: false },
      { text: 'welk boek LEES je nu?', hidden: false },
    ];
    expect(await refusalOf(set({ version: 1, lines: wrong }))).toEqual({ 'lines.3.text': 'contact_in_line', 'lines.4.text': 'line_twice' });
    expect(await offered()).toHaveLength(2);
    expect(await refusalOf(set({}, randomUUID()))).toBe('not_found');
  });

  it('are nothing for whoever has no right to them', async () => {
    expect(await refusalOf((async () => office().open(staff('moderator'), site))())).toBe('forbidden');
    expect(await refusalOf((async () => office().list(staff('finance'), { page: 1, per_page: 25 }))())).toBe('forbidden');
    expect(await refusalOf((async () => office().setInterests(staff('support'), site, { version: 1, interests: ['tea'], reason }))())).toBe(
      'forbidden',
    );
    expect(
      await refusalOf((async () => office().setIcebreakers(staff('support'), site, { locale: 'nl', version: 0, lines, reason }))()),
    ).toBe('forbidden');
    expect(await offered()).toEqual([]);
  });
});

describe('the interests of a site, in the hands of whoever keeps them [#92]', () => {
  const offer = async (chosen: InputOf<'set_interests'>['interests'], version?: number) =>
    office().setInterests(content, site, { version: version ?? (await office().open(content, site)).version, interests: chosen, reason });
  const inForce = async () => (await world.get(SiteService).byId(site)).settings.interests;

  it('are offered as they were chosen, at once in this process, and kept with who and why', async () => {
    expect((await office().open(content, site)).interests).toEqual([...interests]);
    const page = await offer(['wine', 'tea', 'lingerie']);
    expect(siteListsPage.parse(page)).toEqual(page);
    expect([page.interests, await inForce()]).toEqual([
      ['wine', 'tea', 'lingerie'],
      ['wine', 'tea', 'lingerie'],
    ]);
    expect(
      await world.rows(`select after, reason from site.settings_change where site_id = $1 order by version desc limit 1`, [site]),
    ).toEqual([{ after: { interests: ['wine', 'tea', 'lingerie'] }, reason }]);
    const count = () => world.rows(`select from audit.entry where staff_id = $1 and act = 'interests.set'`, [content.id]);
    expect(await count()).toHaveLength(1);
    await offer(['wine', 'tea', 'lingerie']);
    expect(await count()).toHaveLength(1);
  });

  it('are not chosen by two at once unseen: the second is told', async () => {
    const { version } = await office().open(content, site);
    await offer(['beer', 'tea'], version);
    expect(await refusalOf(offer(['tea'], version))).toBe('settings_changed');
    expect(await inForce()).toEqual(['beer', 'tea']);
  });
});
