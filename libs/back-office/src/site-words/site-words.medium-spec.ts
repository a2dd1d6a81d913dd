import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import { AppError } from '#contracts';
import { siteWordIdOf, siteWordKeys, siteWordPage, siteWordsAnswer, type InputOf, type StaffRole } from '#contracts-admin';
import { demoIds, ownTextOf, SiteService } from '#site';
import { World } from '#testing';
import { BackOfficeModule, SiteWordsOfficeService, type StaffActor } from '../index.js';

const staff = (...roles: StaffRole[]): StaffActor => ({ id: randomUUID(), roles, ip: '192.0.2.1' });
const site = demoIds.site;
const claim = siteWordIdOf({ siteId: site, key: 'premium_claim' });
const proof = 'Counted over May 2026, kept by the owner.';
let world: World;
let carla: StaffActor;

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
  await world.rows(`delete from site.site_words`);
  await world.get(SiteService).refresh();
}
const office = () => world.get(SiteWordsOfficeService);
const open = (id = claim) => office().open(carla, id);
const set = async (wish: Partial<InputOf<'change_words'>> = {}, id = claim) =>
  office().change(carla, id, { version: (await open(id)).version, texts: {}, proof: '', reason: 'Counted anew', ...wish });
const shown = async (locale: 'nl' | 'pl') => ownTextOf(await world.get(SiteService).byId(site), locale, 'premium_claim');
const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? (error.details.fields ?? error.code) : String(error)),
  );
const entries = () =>
  world.rows<{ facts: object; reason: string }>(
    `select facts, reason from audit.entry where staff_id = $1 and act = 'site_words.changed' order by at`,
    [carla.id],
  );

describe('the claim about premium [#163]', () => {
  it('is nothing until it is set; then members read it at once, and it is gone as it came', async () => {
    const before = await open();
    expect(siteWordPage.parse(before)).toEqual(before);
    expect(before).toMatchObject({ version: 0, texts: {}, built_in: {}, proof: '', changes: [] });
    expect(await shown('nl')).toBe('');
    const page = await set({ texts: { nl: 'Meer kans', en: 'A better chance' }, proof });
    expect(page).toMatchObject({ version: 1, languages: ['en', 'nl'], proof, changes: [{ version: 1, reason: 'Counted anew' }] });
    expect([await shown('nl'), await shown('pl')]).toEqual(['Meer kans', 'A better chance']);
    await set({ texts: {}, proof });
    expect(await shown('nl')).toBe('');
    expect(await entries()).toEqual([
      { facts: { site, key: 'premium_claim', languages: ['en', 'nl'] }, reason: 'Counted anew' },
      { facts: { site, key: 'premium_claim', languages: [] }, reason: 'Counted anew' },
    ]);
  });

  it('is not made without what it rests on, and then nothing changes', async () => {
    expect(await refusalOf(set({ texts: { nl: 'Meer kans' } }))).toEqual({ proof: 'claim_needs_proof' });
    expect([await shown('nl'), (await open()).version, await entries()]).toEqual(['', 0, []]);
  });

  it('is not set unseen over what a colleague set', async () => {
    const { version } = await open();
    const wish = { version, proof, reason: 'Counted anew' };
    const outcomes = await world.atOnce([`select 1 from site.site where id = $1 for update`, site], 2, () =>
      Promise.all(['Een', 'Twee'].map((nl) => refusalOf(office().change(carla, claim, { ...wish, texts: { nl } })))),
    );
    expect(new Set(outcomes)).toEqual(new Set(['done', 'text_changed']));
    expect((await open()).changes).toHaveLength(1);
  });
});

describe('the words of a site', () => {
  it('are listed with the languages in which they are own ones, and told with the built-in ones', async () => {
    const warning = siteWordIdOf({ siteId: site, key: 'fictional_warning' });
    await set({ texts: { nl: 'Deze is verzonnen.' } }, warning);
    const list = await office().list(carla, { page: 1, per_page: 25, site_id: site });
    expect(siteWordsAnswer.parse(list)).toEqual(list);
    expect(list.rows.map(({ key }) => key)).toEqual(siteWordKeys);
    expect(list.rows.filter(({ languages }) => languages.length > 0)).toMatchObject([{ key: 'fictional_warning', languages: ['nl'] }]);
    expect((await open(warning)).built_in).toMatchObject({ en: expect.stringContaining('fictional'), pl: expect.any(String) });
    expect(await refusalOf(set({ texts: { nl: 'x'.repeat(501) } }, warning))).toEqual({ nl: 'text_too_long' });
  });

  it.each(['entry_warning', 'cam_promo'] as const)('hold for visitors in their language, in English where it has none: %s', async (key) => {
    const id = siteWordIdOf({ siteId: site, key });
    expect((await open(id)).built_in).toEqual({});
    await set({ texts: { nl: 'Alleen voor volwassenen.', en: 'For adults only.' } }, id);
    const told = async (locale: 'nl' | 'pl') => ownTextOf(await world.get(SiteService).byId(site), locale, key);
    expect([await told('nl'), await told('pl')]).toEqual(['Alleen voor volwassenen.', 'For adults only.']);
    await set({ texts: {} }, id);
    expect(await told('nl')).toBe('');
  });

  it('are nothing for whoever has no right to them, or for a site that is none', async () => {
    expect(await refusalOf((async () => office().list(staff('finance'), { page: 1, per_page: 25 }))())).toBe('forbidden');
    expect(await refusalOf((async () => office().open(staff('moderator'), claim))())).toBe('forbidden');
    const wish = { version: 0, texts: {}, proof: '', reason: 'Why' };
    expect(await refusalOf((async () => office().change(staff('support'), claim, wish))())).toBe('forbidden');
    const elsewhere = siteWordIdOf({ siteId: randomUUID(), key: 'premium_claim' });
    expect(await refusalOf(open(elsewhere))).toBe('not_found');
    expect(await refusalOf(office().change(carla, elsewhere, wish))).toBe('not_found');
  });
});
