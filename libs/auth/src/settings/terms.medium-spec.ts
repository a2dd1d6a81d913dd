import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { demoIds, SiteService } from '#site';
import { World, type TestMember } from '#testing';
import { TermsService, termsNeverAccepted, type SessionMember } from '../index.js';

const old = '2023-12-01T12:00:00.000Z';
const newer = '2026-09-01T00:00:00.000Z';
let world: World;
let terms: TermsService;
let anna: TestMember;
let before: object;
beforeAll(async () => {
  world = await World.open();
  before = (await world.rows<{ settings: object }>(`select settings from site.site where id = $1`, [demoIds.site]))[0]?.settings ?? {};
  terms = world.get(TermsService);
});
beforeEach(async () => {
  await world.empty();
  anna = await world.member('Anna');
});
afterAll(async () => {
  await settle(before);
  await world.close();
});

const me = (): SessionMember => ({ ...anna, sessionId: anna.id, status: 'active', language: 'de' });
const stored = () =>
  world.rows<{ version: Date; fresh: boolean }>(
    `select terms_version as version, terms_accepted_at > now() - interval '1 minute' as fresh from auth.account where id = $1`,
    [anna.id],
  );
/** What the owner set, in force at once. */
async function settle(settings: object): Promise<void> {
  await world.rows(`update site.site set settings = $2 where id = $1`, [demoIds.site, JSON.stringify(settings)]);
  await world.get(SiteService).refresh();
}

describe('newer terms [#165]', () => {
  it('are told with the version of before and the owner’s words, in the reader’s language, else in English or Dutch', async () => {
    await settle({ terms_version: newer });
    expect(await terms.current(me())).toEqual({ terms_version: newer, accepted_version: old, changes: '' });
    await settle({ terms_version: newer, texts: { nl: { terms_changes: 'Nieuw' } } });
    expect((await terms.current(me())).changes).toBe('Nieuw');
    await settle({
      terms_version: newer,
      texts: { nl: { terms_changes: 'Nieuw' }, en: { terms_changes: 'New' }, de: { terms_changes: 'Neu' } },
    });
    expect((await terms.current(me())).changes).toBe('Neu');
  });

  it('are told without a version of before to a member of another product who was never asked for ours', async () => {
    await world.rows(`update auth.account set terms_version = $2, terms_accepted_at = $2 where id = $1`, [anna.id, termsNeverAccepted]);
    expect(await terms.current(me())).toMatchObject({ accepted_version: null });
  });

  it('are accepted once, with version and time; an older or a made-up version is not', async () => {
    await world.rows(`update auth.account set terms_accepted_at = now() - interval '1 year' where id = $1`, [anna.id]);
    await settle({ terms_version: newer });
    for (const wrong of [old, '2030-01-01T00:00:00.000Z'])
      await expect(terms.accept(me(), new Date(wrong))).rejects.toMatchObject({ code: 'terms_required' });
    expect(await stored()).toEqual([{ version: new Date(old), fresh: false }]);
    await terms.accept(me(), new Date(newer));
    expect(await stored()).toEqual([{ version: new Date(newer), fresh: true }]);
    await world.rows(`update auth.account set terms_accepted_at = now() - interval '1 hour' where id = $1`, [anna.id]);
    await terms.accept(me(), new Date(newer));
    expect(await stored()).toEqual([{ version: new Date(newer), fresh: false }]);
  });
});
