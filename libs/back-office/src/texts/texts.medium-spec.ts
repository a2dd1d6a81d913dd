import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import { TermsService } from '#auth';
import { AppError, locales, type Locale } from '#contracts';
import { textIdOf, textPage, textsAnswer, type InputOf, type StaffRole, type WrittenText } from '#contracts-admin';
import { demoIds, InfoTexts, SiteService, termsVersionOf } from '#site';
import { World, type TestMember } from '#testing';
import { BackOfficeModule, TextsOfficeService, type StaffActor } from '../index.js';

const staff = (...roles: StaffRole[]): StaffActor => ({ id: randomUUID(), roles, ip: '192.0.2.1' });
/** Another one for each test: the log is never emptied. */
let carla: StaffActor;
const site = demoIds.site;
const idOf = (page: 'service' | 'terms', locale: Locale = 'nl') => textIdOf({ siteId: site, page, locale });
const help = idOf('service');
const written = (title: string, changes = ''): WrittenText => ({
  title,
  lead: 'By phone.',
  sections: [{ title: 'Who', text: 'Call {{company}} at {{phone}}.' }],
  changes,
});
let world: World;

beforeAll(async () => {
  world = await World.open([AuditModule, BackOfficeModule]);
});
beforeEach(async () => {
  await world.empty();
  await reset();
  carla = staff('content');
});
afterAll(async () => {
  await reset();
  await world.close();
});
async function reset(): Promise<void> {
  for (const table of ['info_text', 'info_draft', 'terms_edition']) await world.rows(`delete from site.${table}`);
  await world.get(SiteService).refresh();
}
const office = () => world.get(TextsOfficeService);
const open = (id = help) => office().open(carla, id);
const shown = async (locale: Locale = 'nl', page: 'service' | 'terms' = 'service') =>
  (await world.get(InfoTexts).find(site, page, locale))?.title ?? 'built in';
const revisionOf = async (id = help) => (await open(id)).revision;
const save = async (text: WrittenText, id = help) => office().save(carla, id, { revision: await revisionOf(id), ...text });
const publish = async (wish: Partial<InputOf<'publish_text'>> = {}, id = help) =>
  office().publish(carla, id, { revision: await revisionOf(id), begins_at: null, reason: 'Read by two', ...wish });
const out = async (title: string) => {
  await save(written(title));
  return publish();
};
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? (error.details.fields ?? error.code) : String(error)),
  );
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const entries = (act: string, id = carla.id) =>
  world.rows<{ facts: Record<string, unknown>; reason: string }>(
    `select facts, reason from audit.entry where staff_id = $1 and act = $2 order by at desc, id desc`,
    [id, act],
  );

describe('the texts of a site, in the hands of those who write them [#140]', () => {
  it('are listed by page and language, with what their readers see; a language that lacks its text stands out', async () => {
    await out('Hulp');
    await save(written('Hilfe'), idOf('service', 'de'));
    const all = await office().list(carla, { page: 1, per_page: 100, site_id: site });
    expect(textsAnswer.parse(all)).toEqual(all);
    expect(all.total).toBe(9 * locales.length);
    const rowsOf = async (filter: object) => (await office().list(carla, { page: 1, per_page: 100, site_id: site, ...filter })).rows;
    expect(await rowsOf({ state: 'own' })).toMatchObject([
      { page_name: 'service', locale: 'nl', since: expect.any(String), has_draft: false },
    ]);
    const lacking = await rowsOf({ state: 'lacking' });
    expect(lacking.map(({ page_name, locale }) => [page_name, locale])).toEqual(
      locales.filter((locale) => locale !== 'nl').map((locale) => ['service', locale]),
    );
    expect(lacking.filter(({ has_draft }) => has_draft).map(({ locale }) => locale)).toEqual(['de']);
    expect(await rowsOf({ page_name: 'faq', locale: 'fi' })).toMatchObject([{ state: 'built_in', since: null, planned_at: null }]);
    expect((await entries('texts.listed')).length).toBeGreaterThan(0);
  });

  it('are drafted first and seen by nobody; published they are there at once, and a visitor of another language has the built-in one', async () => {
    await save(written('Hulp'));
    expect(await shown()).toBe('built in');
    const page = await publish();
    expect(textPage.parse(page)).toEqual(page);
    expect(page).toMatchObject({
      state: 'own',
      draft: null,
      versions: [{ version: 1, state: 'in_force', text: { title: 'Hulp' }, reason: 'Read by two' }],
    });
    expect([await shown(), await shown('de')]).toEqual(['Hulp', 'built in']);
    expect((await entries('text.published')).map(({ facts, reason }) => [facts, reason])).toEqual([
      [{ page: 'service', locale: 'nl', version: 1, begins_at: null }, 'Read by two'],
    ]);
    expect(await entries('text.saved')).toHaveLength(1);
  });

  it('begin on their day, also when another text went out meanwhile; one that has not begun is withdrawn', async () => {
    await save(written('Lente'));
    await publish({ begins_at: inDays(3) });
    await out('Winter');
    await save(written('Zomer'));
    const planned = await publish({ begins_at: inDays(9) });
    expect([await shown(), planned.planned_at !== null]).toEqual(['Winter', true]);
    expect(planned.versions.map(({ state }) => state)).toEqual(['planned', 'in_force', 'planned']);
    await office().withdraw(carla, help, { revision: planned.revision, version: 3, reason: 'Too early' });
    await world.clockAhead('10 days');
    expect(await shown()).toBe('Lente');
    const page = await open();
    expect(page.versions.map(({ state }) => state)).toEqual(['withdrawn', 'over', 'in_force']);
    for (const version of [1, 3, 7])
      expect(await refusalOf(office().withdraw(carla, help, { revision: page.revision, version, reason: 'Too late' }))).toBe('not_found');
  });

  it('go back to a former version, as a new one, and to the built-in text; a draft stays', async () => {
    await out('First');
    await out('Second');
    await save(written('Third'));
    const restored = await office().restore(carla, help, { revision: await revisionOf(), version: 1, reason: 'Better before' });
    expect(restored).toMatchObject({ draft: { title: 'Third' }, versions: [{ version: 3, text: { title: 'First' } }, { version: 2 }, {}] });
    expect(await shown()).toBe('First');
    const builtIn = await office().restore(carla, help, { revision: restored.revision, version: null, reason: 'Good enough' });
    expect(builtIn).toMatchObject({
      state: 'built_in',
      since: null,
      versions: [{ version: 4, text: null, state: 'in_force' }, {}, {}, {}],
    });
    expect(await shown()).toBe('built in');
    for (const version of [4, 9])
      expect(await refusalOf(office().restore(carla, help, { revision: builtIn.revision, version, reason: 'None' }))).toBe('not_found');
  });

  it('are not overwritten unseen: of two who write at once, the second is told and both texts are kept', async () => {
    const { revision } = await save(written('Hers'));
    const dora = staff('content');
    await office().save(dora, help, { revision, ...written('Mine') });
    expect(await refusalOf(office().save(carla, help, { revision, ...written('Hers again') }))).toBe('text_changed');
    expect((await open()).draft).toMatchObject({ title: 'Mine' });
    for (const act of [
      () => office().publish(carla, help, { revision, begins_at: null, reason: 'Read by two' }),
      () => office().discard(carla, help, { revision }),
      () => office().restore(carla, help, { revision, version: null, reason: 'Read by two' }),
    ])
      expect(await refusalOf(act())).toBe('text_changed');
    expect(await entries('text.published')).toEqual([]);
  });

  it('go out once when the button is pressed twice at the same moment', async () => {
    const { revision } = await save(written('Once'));
    const wish = { revision, begins_at: null, reason: 'Read by two' };
    const outcomes = await world.atOnce([`select 1 from site.info_draft where page = $1 for update`, 'service'], 2, () =>
      Promise.all([1, 2].map(() => refusalOf(office().publish(carla, help, wish)))),
    );
    expect(new Set(outcomes)).toEqual(new Set(['done', 'text_changed']));
    expect((await open()).versions).toHaveLength(1);
    expect(await entries('text.published')).toHaveLength(1);
  });

  it('are refused with what is wrong, and then nothing changes and nothing is written down', async () => {
    expect(await refusalOf(publish())).toEqual({ title: 'field_required' });
    await save({ ...written(''), sections: [{ title: 'Who', text: '{{nobody}}' }] });
    expect(await refusalOf(publish())).toEqual({ title: 'field_required', 'sections.0.text': 'placeholder_unknown' });
    await save(written('Hulp'));
    expect(await refusalOf(publish({ begins_at: inDays(-1) }))).toEqual({ begins_at: 'time_over' });
    const elsewhere = textIdOf({ siteId: randomUUID(), page: 'service', locale: 'nl' });
    expect(await refusalOf(open(elsewhere))).toBe('not_found');
    expect(await refusalOf(office().save(carla, elsewhere, { revision: 0, ...written('x') }))).toBe('not_found');
    expect([await shown(), await entries('text.published')]).toEqual(['built in', []]);
    const discarded = await office().discard(carla, help, { revision: await revisionOf() });
    expect(discarded.draft).toBeNull();
    expect(await refusalOf(office().discard(carla, help, { revision: discarded.revision }))).toBe('not_found');
  });

  it('are nothing for whoever has no right to them', async () => {
    for (const role of ['moderator', 'finance', 'support', 'ops'] as const) {
      expect(await refusalOf((async () => office().list(staff(role), { page: 1, per_page: 25 }))())).toBe('forbidden');
      expect(await refusalOf((async () => office().open(staff(role), help))())).toBe('forbidden');
      expect(await refusalOf((async () => office().save(staff(role), help, { revision: 0, ...written('x') }))())).toBe('forbidden');
    }
    expect(await world.rows(`select 1 from site.info_draft`)).toEqual([]);
  });
});

describe('new terms [#165]', () => {
  let anna: TestMember;
  beforeEach(async () => {
    anna = await world.member('Anna');
  });
  const me = (language: Locale = 'nl') => ({ ...anna, sessionId: anna.id, status: 'active', language }) as const;
  const drafted = async (but: Partial<Record<Locale, WrittenText | null>> = {}) => {
    for (const locale of locales) {
      const text = but[locale] === undefined ? written(`Terms ${locale}`, `New in ${locale}`) : but[locale];
      if (text) await save(text, idOf('terms', locale));
    }
  };
  const seen = async () => {
    const { terms } = await open(idOf('terms'));
    return Object.fromEntries((terms?.languages ?? []).map(({ locale, revision }) => [locale, revision])) as Record<Locale, number>;
  };
  const goOut = async (wish: Partial<InputOf<'publish_terms'>> = {}) =>
    office().publishTerms(carla, site, { drafts: await seen(), begins_at: null, reason: 'The law changed', ...wish });
  const version = async () => termsVersionOf(await world.get(SiteService).byId(site)).getTime();

  it('go out in every language at once, and every member is asked again with the summary in their language', async () => {
    const before = await version();
    await drafted();
    expect((await open(idOf('terms'))).terms?.languages.every(({ fault }) => fault === null)).toBe(true);
    const { id } = await goOut();
    for (const locale of locales) expect(await shown(locale, 'terms')).toBe(`Terms ${locale}`);
    expect(await version()).toBeGreaterThan(before);
    const asked = await world.get(TermsService).current(me('pl'));
    expect(asked).toMatchObject({ changes: 'New in pl', terms_version: new Date(await version()).toISOString() });
    await world.get(TermsService).accept(me(), new Date(asked.terms_version));
    expect((await world.get(TermsService).current(me())).accepted_version).toBe(asked.terms_version);
    const page = await open(idOf('terms', 'fi'));
    expect(textPage.parse(page)).toEqual(page);
    expect(page).toMatchObject({ draft: null, terms: { editions: [{ id, state: 'in_force', changes: { fi: 'New in fi' } }] } });
    expect(await entries('terms.published')).toMatchObject([{ facts: { site, begins_at: null }, reason: 'The law changed' }]);
  });

  it('tell a member who was away for several of them what is new in each', async () => {
    await drafted();
    await goOut();
    await world.clockAhead('1 hour');
    for (const locale of locales) await save(written(`Newer ${locale}`, `Newer in ${locale}`), idOf('terms', locale));
    await goOut();
    expect((await world.get(TermsService).current(me('de'))).changes).toBe('New in de\n\nNewer in de');
    await world.get(TermsService).accept(me('de'), new Date(await version()));
    expect((await world.get(TermsService).current(me('de'))).changes).toBe('Newer in de');
  });

  it('are kept back by a language without text or summary, which is named, and then nothing changes', async () => {
    const before = await version();
    await drafted({ pl: null, fi: written('Terms fi') });
    expect(await refusalOf(goOut())).toEqual({ pl: 'terms_text_missing', fi: 'terms_summary_missing' });
    expect(await refusalOf(goOut({ begins_at: inDays(-1) }))).toEqual({ pl: 'terms_text_missing', fi: 'terms_summary_missing' });
    await save(written('Terms pl', 'New'), idOf('terms', 'pl'));
    await save(written('Terms fi', 'New'), idOf('terms', 'fi'));
    expect(await refusalOf(goOut({ begins_at: inDays(-1) }))).toEqual({ begins_at: 'time_over' });
    expect(await refusalOf(office().publishTerms(carla, randomUUID(), { drafts: await seen(), begins_at: null, reason: 'Why' }))).toBe(
      'not_found',
    );
    expect(await world.rows(`select 1 from site.terms_edition union all select 1 from site.info_text`)).toEqual([]);
    expect([await version(), await entries('terms.published')]).toEqual([before, []]);
  });

  it('are the ones that were looked at: what a colleague wrote meanwhile in one language keeps them back', async () => {
    await drafted();
    const drafts = await seen();
    await save(written('Other terms', 'New'), idOf('terms', 'sv'));
    expect(await refusalOf(goOut({ drafts }))).toBe('text_changed');
    const again = await seen();
    const outcomes = await world.atOnce([`select 1 from site.site where id = $1 for update`, site], 2, () =>
      Promise.all([1, 2].map(() => refusalOf(goOut({ drafts: again })))),
    );
    expect(new Set(outcomes)).toEqual(new Set(['done', 'text_changed']));
    expect((await open(idOf('terms'))).terms?.editions).toHaveLength(1);
  });

  it('are asked for from their day on, and withdrawn before it in every language', async () => {
    const before = await version();
    await drafted();
    const { id } = await goOut({ begins_at: inDays(3) });
    expect([await version(), await shown('nl', 'terms')]).toEqual([before, 'built in']);
    await office().withdrawTerms(carla, id, { reason: 'Not yet' });
    await office().withdrawTerms(carla, id, { reason: 'Not yet' });
    expect(await entries('terms.withdrawn')).toHaveLength(1);
    await drafted();
    const { id: second } = await goOut({ begins_at: inDays(4) });
    await world.clockAhead('5 days');
    await world.get(SiteService).refresh();
    expect(await version()).toBeGreaterThan(before);
    expect([await shown('nl', 'terms'), await shown('sv', 'terms')]).toEqual(['Terms nl', 'Terms sv']);
    expect(await refusalOf(office().withdrawTerms(carla, second, { reason: 'Too late' }))).toBe('not_found');
    expect(await refusalOf(office().withdrawTerms(carla, randomUUID(), { reason: 'None' }))).toBe('not_found');
  });

  it('never go out in one language alone', async () => {
    const id = idOf('terms');
    await save(written('Alone', 'New'), id);
    expect(await refusalOf(publish({}, id))).toBe('terms_together');
    expect(await refusalOf(office().restore(carla, id, { revision: await revisionOf(id), version: null, reason: 'Back' }))).toBe(
      'terms_together',
    );
    expect(await shown('nl', 'terms')).toBe('built in');
  });
});
