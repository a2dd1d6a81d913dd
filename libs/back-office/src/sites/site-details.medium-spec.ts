import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import { sitePage, type InputOf, type StaffRole } from '#contracts-admin';
import { demoIds, SiteService } from '#site';
import { World } from '#testing';
import { BackOfficeModule, SiteDetailsOfficeService, SitesOfficeService, type StaffActor } from '../index.js';

const staff = (...roles: StaffRole[]): StaffActor => ({ id: randomUUID(), roles, ip: '192.0.2.1' });
const owner = staff('owner');
const reason = 'For Sweden';
let world: World;
let stood: { id: string; version: number; name: string }[];
let hostsStood: { host: string; site_id: string }[];

beforeAll(async () => {
  world = await World.open([AuditModule, BackOfficeModule]);
  stood = await world.rows(`select id, version, name from site.site`);
  hostsStood = await world.rows(`select host, site_id from site.site_host`);
});
beforeEach(async () => {
  await world.empty();
  await reset();
});
afterAll(async () => {
  await reset();
  await world.close();
});

/** Sites and hosts as they were. */
async function reset(): Promise<void> {
  const ids = stood.map(({ id }) => id);
  await world.rows(`delete from site.price_list`);
  await world.rows(`delete from site.site_words`);
  await world.rows(`delete from site.site_host`);
  await world.rows(`delete from site.site where id <> all($1::uuid[])`, [ids]);
  await world.rows(`delete from site.community where id not in (select community_id from site.site)`);
  for (const { id, version, name } of stood)
    await world.rows(`update site.site set version = $2, name = $3 where id = $1`, [id, version, name]);
  for (const { host, site_id } of hostsStood)
    await world.rows(`insert into site.site_host (host, site_id) values ($1, $2)`, [host, site_id]);
  await world.get(SiteService).refresh();
}

const office = () => world.get(SiteDetailsOfficeService);
const wish = (change: Partial<InputOf<'make_site'>> = {}): InputOf<'make_site'> => ({
  name: 'Andra våren',
  domain_language: 'sv',
  hosts: ['varen.example', 'www.varen.example'],
  company_id: demoIds.company,
  shares_with: demoIds.site,
  begins_like: demoIds.site,
  reason,
  ...change,
});
const make = (change: Partial<InputOf<'make_site'>> = {}, actor = owner) => office().make(actor, wish(change));
const change = async (id: string, part: Partial<InputOf<'change_site'>>) => {
  const { version, name, domain_language, hosts } = await world.get(SitesOfficeService).open(owner, id);
  return office().change(owner, id, { version, name, domain_language, hosts, reason, ...part });
};
const siteOf = (host: string) =>
  world
    .get(SiteService)
    .siteOf(host)
    .then(
      ({ name }) => name,
      () => 'nobody',
    );
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: { code: string; details?: { fields?: object } }) => error.details?.fields ?? error.code,
  );

describe('a site that an owner makes', () => {
  it('opens at its hosts at once, with the settings and prices of another, the members that it shares, and an entry in the log', async () => {
    await world.rows(`update site.site set settings = settings || '{"min_age": 55}' where id = $1`, [demoIds.site]);
    await world.rows(
      `insert into site.price_list (site_id, countries, bundles, begins_at, made_at, made_by, reason, withdrawn_at)
       select $1, '{SE}', '[{"id": "01930000-0000-7000-8000-000000000001", "credits": 20, "price": {"minor": 1900, "currency": "SEK"}}]',
              now(), now(), gen_random_uuid(), 'b', w from unnest(array[null, now()]) as w`,
      [demoIds.site],
    );
    const page = sitePage.parse(await make());
    expect(page).toMatchObject({
      name: 'Andra våren',
      domain_language: 'sv',
      hosts: ['varen.example', 'www.varen.example'],
      is_default: false,
    });
    expect([page.settings.min_age, page.shares_with.map(({ id }) => id)]).toEqual([55, expect.arrayContaining([demoIds.site])]);
    expect(await world.rows(`select countries from site.price_list where site_id = $1`, [page.id])).toEqual([{ countries: ['SE'] }]);
    expect([await siteOf('varen.example'), await siteOf('WWW.varen.example:443')]).toEqual(['Andra våren', 'Andra våren']);
    expect(await world.rows(`select act, reason from audit.entry where staff_id = $1 and subject_id = $2`, [owner.id, page.id])).toEqual([
      { act: 'site.made', reason },
    ]);
    await world.rows(`update site.site set settings = settings - 'min_age' where id = $1`, [demoIds.site]);
  });

  it('begins with the words of the other, what a claim rests on among them, and with its opening lines', async () => {
    await world.rows(
      `insert into site.site_words (site_id, key, version, texts, proof, made_at, made_by, reason)
       select $1, key, version, jsonb_build_object('sv', key || version), 'Counted', now(), gen_random_uuid(), 'b'
         from (values ('premium_claim', 1), ('premium_claim', 2), ('index_title', 1)) as w (key, version)`,
      [demoIds.site],
    );
    await world.rows(
      `insert into chats.icebreaker_list (site_id, locale, lines, version, changed_at, changed_by)
       values ($1, 'sv', '[{"text": "Var promenerar du?", "hidden": true}]', 7, now(), gen_random_uuid())`,
      [demoIds.site],
    );
    const { id } = await make();
    expect(
      await world.rows(`select key, version, texts, proof, made_by, reason from site.site_words where site_id = $1 order by key`, [id]),
    ).toEqual([
      { key: 'index_title', version: 1, texts: { sv: 'index_title1' }, proof: 'Counted', made_by: owner.id, reason },
      { key: 'premium_claim', version: 1, texts: { sv: 'premium_claim2' }, proof: 'Counted', made_by: owner.id, reason },
    ]);
    expect(await world.rows(`select locale, lines, version, changed_by from chats.icebreaker_list where site_id = $1`, [id])).toEqual([
      { locale: 'sv', lines: [{ text: 'Var promenerar du?', hidden: true }], version: 1, changed_by: owner.id },
    ]);
  });

  it('has members of its own where it shares none', async () => {
    const { id, shares_with } = await make({ shares_with: null });
    const [row] = await world.rows<{ name: string }>(
      `select c.name from site.site s join site.community c on c.id = s.community_id where s.id = $1`,
      [id],
    );
    expect([shares_with, row?.name]).toEqual([[], 'Andra våren']);
  });

  it('takes no host of another site, and of the default one all but the last', async () => {
    await make();
    expect(await faultOf(make({ hosts: ['varen.example'] }))).toEqual({ hosts: 'host_taken' });
    const all = hostsStood.filter(({ site_id }) => site_id === demoIds.site).map(({ host }) => host);
    expect(await faultOf(make({ hosts: all }))).toEqual({ hosts: 'host_taken' });
    const [first = ''] = all;
    const page = await make({ name: 'Moved', hosts: [first] });
    expect([page.hosts, await siteOf(first)]).toEqual([[first], 'Moved']);
  });

  it('is made once when two owners give the same host at the same moment', async () => {
    const both = await Promise.all([faultOf(make()), faultOf(make({}, staff('owner')))]);
    expect(both).toEqual(expect.arrayContaining(['done', { hosts: 'host_taken' }]));
    expect(await world.rows(`select from site.site where name = 'Andra våren'`)).toHaveLength(1);
  });

  it.each([
    ['a company', { company_id: randomUUID() }, 'not_found'],
    ['a site to share with', { shares_with: randomUUID() }, { shares_with: 'not_found' }],
    ['a site to begin like', { begins_like: randomUUID() }, { begins_like: 'not_found' }],
  ])('is not made with %s that is not there', async (_, part, fault) => {
    expect(await faultOf(make(part))).toEqual(fault);
    expect(await siteOf('varen.example')).not.toBe('Andra våren');
  });

  it('is made by nobody but an owner', async () => {
    for (const role of ['finance', 'content', 'moderator', 'support', 'ops'] as const)
      expect(await faultOf(make({}, staff(role)))).toBe('forbidden');
  });
});

describe('name and hosts of a site', () => {
  it('are changed at once, and a host that is taken away leads nowhere', async () => {
    const { id } = await make();
    const page = await change(id, { name: 'Vår igen', domain_language: null, hosts: ['ny.example', 'varen.example'] });
    expect([page.name, page.domain_language, page.hosts]).toEqual(['Vår igen', null, ['ny.example', 'varen.example']]);
    expect([await siteOf('ny.example'), await siteOf('www.varen.example')]).toEqual(['Vår igen', 'nobody']);
    const [entry] = await world.rows(`select facts from audit.entry where act = 'site.details_changed' and subject_id = $1`, [id]);
    expect(entry).toMatchObject({ facts: { before: { name: 'Andra våren' }, after: { name: 'Vår igen' } } });
  });

  it('are refused to the second of two owners, and written down once when nothing changes', async () => {
    const { id, version } = await make();
    await change(id, { name: 'Vår igen' });
    expect(await faultOf(change(id, { version, name: 'Höst' }))).toBe('settings_changed');
    await change(id, {});
    expect(await world.rows(`select from audit.entry where act = 'site.details_changed' and subject_id = $1`, [id])).toHaveLength(1);
  });

  it('are not those of another site', async () => {
    const [one, other] = [await make(), await make({ name: 'Höst', hosts: ['host.example'] })];
    expect(await faultOf(change(other.id, { hosts: ['host.example', 'varen.example'] }))).toEqual({ hosts: 'host_taken' });
    expect((await world.get(SitesOfficeService).open(owner, one.id)).hosts).toContain('varen.example');
  });
});
