import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import { settingNames, settingStandards, sitePage, type StaffRole } from '#contracts-admin';
import { demoIds, SiteService } from '#site';
import { World } from '#testing';
import { BackOfficeModule, SitesOfficeService, type StaffActor } from '../index.js';

const staff = (...roles: StaffRole[]): StaffActor => ({ id: randomUUID(), roles, ip: '192.0.2.1' });
const site = demoIds.site;
const reason = 'Tried in spring';

describe('the settings of a site, in the hands of its owner', () => {
  let world: World;
  let owner: StaffActor;
  let before: { settings: object; version: number } | undefined;

  beforeAll(async () => {
    world = await World.open([AuditModule, BackOfficeModule]);
    [before] = await world.rows<{ settings: object; version: number }>(`select settings, version from site.site where id = $1`, [site]);
  });
  beforeEach(async () => {
    await world.empty();
    await reset();
    owner = staff('owner');
    await world.rows(
      `insert into auth.staff (id, email, name, password_hash, totp_secret, roles) values ($1, $2, 'Olga', '', '', '{owner}') on conflict do nothing`,
      [owner.id, `${owner.id}@staff.example`],
    );
  });
  afterAll(async () => {
    await reset();
    await world.close();
  });

  async function reset(): Promise<void> {
    await world.rows(`delete from site.settings_change`);
    await world.rows(`update site.site set settings = $2, version = $3 where id = $1`, [site, before?.settings, before?.version]);
    await world.get(SiteService).refresh();
  }
  const office = () => world.get(SitesOfficeService);
  const open = () => office().open(owner, site);
  const change = async (changes: object, version?: number, actor = owner) =>
    office().change(actor, site, { version: version ?? (await open()).version, changes, reason });
  const undo = async () => office().undo(owner, site, { version: (await open()).version, reason });
  const inForce = async () => (await world.get(SiteService).byId(site)).settings;
  const codeOf = (work: Promise<unknown>) =>
    work.then(
      () => 'done',
      (error: { code?: string }) => error.code,
    );
  const entries = () =>
    world.rows(`select act, subject_id, reason, facts from audit.entry where staff_id = $1 and act like 'site.settings%' order by at, id`, [
      owner.id,
    ]);

  it('are all there as they are in force, and as the contract has them', async () => {
    const page = await open();
    expect(Object.keys(page.settings).toSorted()).toEqual([...settingNames].toSorted());
    expect(sitePage.parse(page)).toEqual(page);
    expect(page.settings.new_member_days).toBe(settingStandards.new_member_days);
  });

  it('are in force at once where they were saved, with who, when, why, and what held before', async () => {
    const { version, settings } = await open();
    const page = await change({ free_messages: 9, countries: ['NL', 'BE'], time_bonus: false });
    expect(page).toMatchObject({ version: version + 1, settings: { free_messages: 9, countries: ['NL', 'BE'], time_bonus: false } });
    expect(page.changes).toEqual([
      {
        version: version + 1,
        at: expect.any(String),
        by: 'Olga',
        reason,
        undoes: false,
        before: { free_messages: settings.free_messages, countries: settings.countries, time_bonus: settings.time_bonus },
        after: { free_messages: 9, countries: ['NL', 'BE'], time_bonus: false },
      },
    ]);
    expect(await inForce()).toMatchObject({ free_messages: 9, countries: ['NL', 'BE'], time_bonus: false });
    expect(await entries()).toMatchObject([
      { act: 'site.settings_changed', subject_id: site, reason, facts: { after: { free_messages: 9 } } },
    ]);
  });

  it('are in force in another process with its next look, and nothing else of the site changes', async () => {
    const [texts] = await world.rows<{ settings: object }>(`select settings from site.site where id = $1`, [site]);
    const other = await World.open([AuditModule, BackOfficeModule]);
    await change({ message_credits: 3 });
    await other.get(SiteService).refresh();
    expect((await other.get(SiteService).byId(site)).settings.message_credits).toBe(3);
    const [after] = await world.rows<{ settings: object }>(`select settings from site.site where id = $1`, [site]);
    expect(after?.settings).toEqual({ ...texts?.settings, message_credits: 3 });
    await other.close();
  });

  it('go back one step, and that is a change like any other', async () => {
    const { settings } = await open();
    await change({ swipe_likes: 11 });
    await change({ swipe_likes: 12, min_age: 40 });
    const page = await undo();
    expect(page.settings).toMatchObject({ swipe_likes: 11, min_age: settings.min_age });
    expect(page.changes.map(({ undoes, after }) => [undoes, after.swipe_likes])).toEqual([
      [true, 11],
      [false, 12],
      [false, 11],
    ]);
    expect((await entries()).map(({ act }) => act)).toEqual(['site.settings_changed', 'site.settings_changed', 'site.settings_undone']);
  });

  it('of two owners at once the second is told, and nothing of the first is lost', async () => {
    const { version } = await open();
    const [one, other] = await Promise.all([
      codeOf(change({ free_messages: 1 }, version)),
      codeOf(change({ free_messages: 2 }, version, { ...staff('owner') })),
    ]);
    expect([String(one), String(other)].toSorted()).toEqual(['done', 'settings_changed']);
    const page = await open();
    expect([page.version, page.changes.length]).toEqual([version + 1, 1]);
  });

  it('that are so already are no change, and leave no entry', async () => {
    const { version, settings } = await open();
    expect((await change({ niche: settings.niche })).version).toBe(version);
    expect(await entries()).toEqual([]);
  });

  it('are not for other roles, nor for a site that does not exist, and there is nothing to take back before the first change', async () => {
    for (const role of ['moderator', 'finance', 'content', 'ops'] as const) {
      expect(await codeOf(change({ niche: 2 }, undefined, staff(role)))).toBe('forbidden');
      expect(await codeOf(Promise.resolve().then(() => office().open(staff(role), site)))).toBe('forbidden');
    }
    expect(await codeOf(Promise.resolve().then(() => office().open(owner, randomUUID())))).toBe('not_found');
    expect(await codeOf(undo())).toBe('not_found');
  });
});
