import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AuditModule } from '#audit';
import { auditQuery, membersQuery, type StaffRole } from '#contracts-admin';
import { ObjectStore } from '#storage';
import { World, type TestMember } from '#testing';
import {
  AuditLogService,
  BackOfficeModule,
  MailStopsOfficeService,
  MemberPageService,
  MemberPhotoFiles,
  MembersListService,
  type StaffActor,
} from '../index.js';

let world: World;
let list: MembersListService;
let pages: MemberPageService;
let photoFiles: MemberPhotoFiles;

beforeAll(async () => {
  world = await World.open([AuditModule, BackOfficeModule]);
  list = world.get(MembersListService);
  pages = world.get(MemberPageService);
  photoFiles = world.get(MemberPhotoFiles);
});
beforeEach(() => world.empty());
afterAll(() => world.close());

const staff = (...roles: StaffRole[]): StaffActor => ({ id: randomUUID(), roles, ip: '192.0.2.1' });
const owner = staff('owner');
const namesOf = async (fields: Record<string, string>, actor = owner) =>
  (await list.listMembers(actor, membersQuery.parse(fields))).rows.map(({ name }) => name);
const entriesBy = (actor: StaffActor) =>
  world.rows<{ act: string; subject_id: string | null; facts: object }>(
    `select act, subject_id, facts from audit.entry where staff_id = $1 order by at, id`,
    [actor.id],
  );

describe('an address from which mails came back', () => {
  const again = (actor: StaffActor, { id }: TestMember) =>
    world.get(MailStopsOfficeService).mailAgain(actor, id, { reason: 'address_confirmed' });
  const stopsOf = async ({ id }: TestMember) => (await pages.openMember(owner, id)).account.notifications_disabled;

  it('gets mails again by the word of staff, once, and the log keeps why; what the member turned off stays off', async () => {
    const [anna, finance] = [await world.member('Anna'), staff('finance')];
    await world.rows(`update auth.account set notifications_disabled = '{unsubscribed,bounced}' where id = $1`, [anna.id]);
    await again(finance, anna);
    await again(finance, anna);
    expect(await stopsOf(anna)).toEqual(['unsubscribed']);
    expect(await entriesBy(finance)).toEqual([
      { act: 'member.mailed_again', subject_id: anna.id, facts: { before: ['unsubscribed', 'bounced'], after: ['unsubscribed'] } },
    ]);
  });

  it('gets none by the word of who has no business with members', async () => {
    const anna = await world.member('Anna');
    await world.rows(`update auth.account set notifications_disabled = '{bounced}' where id = $1`, [anna.id]);
    await expect(again(staff('content'), anna)).rejects.toMatchObject({ code: 'forbidden' });
    expect(await stopsOf(anna)).toEqual(['bounced']);
  });
});

describe('the members list of the back office', () => {
  let anna: TestMember;

  beforeEach(async () => {
    anna = await world.member('Anna', { email: 'anna@mail.example', paid: true });
    await world.member('Annabel', { email: 'bel@mail.example', gender: 'female', confirmed: false });
    await world.member('Bert', { email: 'bert_1@mail.example', gender: 'male', fictional: true });
  });

  it('shows the newest first, and the other way round when asked', async () => {
    expect(await namesOf({})).toEqual(['Bert', 'Annabel', 'Anna']);
    expect(await namesOf({ order: 'asc' })).toEqual(['Anna', 'Annabel', 'Bert']);
  });

  it.each<[Record<string, string>, string[]]>([
    [{ q: 'ann' }, ['Annabel', 'Anna']],
    [{ q: 'ANNA' }, ['Annabel', 'Anna']],
    [{ q: 'bel@' }, ['Annabel']],
    [{ q: 'bert_' }, ['Bert']],
    [{ q: 'b%' }, ['Bert']],
    [{ q: '%' }, []],
    [{ q: "b'%\\" }, ['Bert']],
    [{ status: 'not_confirmed' }, ['Annabel']],
    [{ gender: 'male' }, ['Bert']],
    [{ country: 'NL' }, ['Bert', 'Annabel', 'Anna']],
    [{ country: 'DE' }, []],
    [{ paid: 'true' }, ['Anna']],
    [{ fictional: 'true' }, ['Bert']],
    [{ fictional: 'false', q: 'anna' }, ['Annabel', 'Anna']],
    [{ signed_up_to: '2020-01-01' }, []],
    [{ signed_up_from: '2020-01-01', gender: 'female' }, ['Annabel', 'Anna']],
  ])('finds by %j', async (fields, names) => {
    expect(await namesOf(fields)).toEqual(names);
  });

  it.each([
    ["O'Brien", ['O’Brien', "O'BRI", 'obrien']],
    ['Anna-Maria van der Heide', ['heide', 'anna maria', 'Maria Anna', 'van der h', 'ANNA-MARIA']],
    ['Zoë', ['zoe', 'ZOË', 'Zoé']],
    ['Łódź', ['lodz', 'ŁODZ']],
    ['Strauß', ['strauss', 'STRAUSS']],
    ['İpek', ['ipek', 'Ipek', 'İPEK']],
    ['李', ['李']],
  ])('finds %s by its letters, from any of its words on', async (name, ways) => {
    await world.member(name, { email: `${randomUUID()}@mail.example` });
    for (const q of ways) expect([q, await namesOf({ q })]).toEqual([q, expect.arrayContaining([name])]);
  });

  it('finds one member by id', async () => {
    expect(await namesOf({ q: anna.id })).toEqual(['Anna']);
    expect(await namesOf({ q: randomUUID() })).toEqual([]);
  });

  it('pages, and counts all', async () => {
    const answer = await list.listMembers(owner, membersQuery.parse({ page: '2', per_page: '2' }));
    expect(answer).toMatchObject({ rows: [{ name: 'Anna' }], total: 3, more: false });
  });

  it('keeps money from those who may not see it, as field and as filter', async () => {
    const moderator = staff('moderator');
    const { rows } = await list.listMembers(moderator, membersQuery.parse({}));
    expect(rows.map(({ paid }) => paid)).toEqual([null, null, null]);
    expect(() => list.listMembers(moderator, membersQuery.parse({ paid: 'true' }))).toThrow('forbidden');
    expect(() => list.listMembers(staff('ops'), membersQuery.parse({}))).toThrow('forbidden');
  });

  it('writes down which filters were used, never what was looked for', async () => {
    const actor = staff('finance');
    await list.listMembers(actor, membersQuery.parse({ q: 'anna@mail', status: 'active' }));
    const entries = await entriesBy(actor);
    expect(entries).toMatchObject([{ act: 'members.listed', facts: { filters: ['q', 'status'] } }]);
    expect(JSON.stringify(entries)).not.toContain('anna@mail');
  });
});

describe('the page of a member', () => {
  it('holds what the role may see and nothing else', async () => {
    const anna = await world.member('Anna', {
      email: 'anna@mail.example',
      credits: 20,
      paid: true,
      sexuality: 'bi',
      sexuality_consent: true,
    });
    await world.rows(
      `update profiles.profile set interests = '{hiking,bondage}', intimate_consent_at = public.app_now() where member_id = $1`,
      [anna.id],
    );

    const forFinance = await pages.openMember(staff('finance'), anna.id);
    expect(forFinance.money).toMatchObject({ paid: true, credits: 20, ledger: [{ amount: 20, balance_after: 20, kind: 'adjustment' }] });
    expect(forFinance.photos).toBeNull();

    const forModerator = await pages.openMember(staff('moderator'), anna.id);
    expect(forModerator.money).toBeNull();
    expect(forModerator.photos).toEqual([]);
    expect(forModerator.profile).toMatchObject({ name: 'Anna', town: 'Utrecht', interests: ['hiking'] });
    expect(forModerator.account).toMatchObject({ email: 'anna@mail.example', status: 'active', sessions: 0 });
    expect(JSON.stringify(forModerator)).not.toMatch(/sexuality|bondage|birth|password|paid/);
  });

  it('is not opened without an entry in the log', async () => {
    const anna = await world.member('Anna');
    const actor = staff('moderator');
    await pages.openMember(actor, anna.id);
    expect(await entriesBy(actor)).toMatchObject([{ act: 'member.opened', subject_id: anna.id }]);
  });

  it('leaves no entry when there is no such member, or no right', async () => {
    const actor = staff('moderator');
    await expect(pages.openMember(actor, randomUUID())).rejects.toThrow('member_not_found');
    expect(() => pages.openMember(staff('content'), randomUUID())).toThrow('forbidden');
    expect(await entriesBy(actor)).toEqual([]);
  });

  it('shows a blurred photo with the page, a clear one as an act of its own', async () => {
    const anna = await world.member('Anna');
    const actor = staff('moderator');
    const photoId = randomUUID();
    await world.rows(
      `insert into media.rendition (key, member_id, photo_id, variant, object)
       select gen_random_uuid(), $1, $2, variant, 'photos/' || variant from unnest('{blurred,full}'::text[]) as variant`,
      [anna.id, photoId],
    );
    await world.get(ObjectStore).put('photos/blurred', Buffer.from('blurred'), 'image/webp');
    await world.get(ObjectStore).put('photos/full', Buffer.from('clear'), 'image/webp');

    expect(String(await photoFiles.openPhoto(actor, photoId, 'blurred'))).toBe('blurred');
    expect(await entriesBy(actor)).toEqual([]);
    expect(String(await photoFiles.openPhoto(actor, photoId, 'full'))).toBe('clear');
    expect(await entriesBy(actor)).toMatchObject([{ act: 'member.photo_opened', subject_id: anna.id, facts: { photo_id: photoId } }]);
    await expect(photoFiles.openPhoto(actor, randomUUID(), 'full')).rejects.toThrow('photo_not_found');
  });
});

describe('the audit log', () => {
  it('names who did what to whom as they are called today, and says who was erased', async () => {
    const log = world.get(AuditLogService);
    const [anna, bert] = [await world.member('Anna'), await world.member('Bert')];
    const [mira] = await world.rows<{ id: string }>(
      `insert into auth.staff (email, name, password_hash, totp_secret, roles) values ('mira@staff.example', 'Mira', '', '', '{moderator}') returning id`,
    );
    const actor: StaffActor = { ...staff('moderator'), id: mira?.id ?? '' };
    await pages.openMember(actor, anna.id);
    await pages.openMember(actor, bert.id);
    await list.listMembers(actor, membersQuery.parse({}));
    const rowsOf = async (fields: Record<string, string>) => (await log.listEntries(owner, auditQuery.parse(fields))).rows;
    const byMira = { staff_id: actor.id, staff_name: 'Mira', staff_email: 'mira@staff.example' };
    const looked = { ...byMira, act: 'members.listed', subject_id: null, subject_name: null };
    const ofBert = { ...byMira, act: 'member.opened', subject_id: bert.id, subject_name: 'Bert', subject_exists: true };
    expect(await rowsOf({ staff_id: actor.id })).toMatchObject([
      looked,
      ofBert,
      { ...byMira, subject_id: anna.id, subject_name: 'Anna', subject_exists: true },
    ]);

    await world.rows(`delete from auth.account where id = $1`, [anna.id]);
    expect(await rowsOf({ staff_id: actor.id })).toMatchObject([
      looked,
      ofBert,
      { ...byMira, subject_id: anna.id, subject_name: null, subject_exists: false },
    ]);
    await world.rows(
      `insert into audit.entry (at, staff_id, act, subject_kind, subject_id) values (public.app_now(), null, 'staff.created', 'staff', $1)`,
      [actor.id],
    );
    expect(await rowsOf({ subject_id: actor.id })).toMatchObject([{ staff_name: null, subject_name: 'Mira', subject_exists: true }]);
    expect(await log.listStaff(owner)).toEqual({ staff: [{ id: actor.id, name: 'Mira', email: 'mira@staff.example' }] });
    await expect(log.listStaff(staff('moderator'))).rejects.toThrow('forbidden');
  });

  it('is read by the owner alone, newest first, narrowed by act, person and subject', async () => {
    const log = world.get(AuditLogService);
    const anna = await world.member('Anna');
    const actor = staff('moderator');
    await pages.openMember(actor, anna.id);
    await list.listMembers(actor, membersQuery.parse({}));

    const actsOf = async (fields: Record<string, string>) =>
      (await log.listEntries(owner, auditQuery.parse(fields))).rows.map(({ act }) => act);
    expect(await actsOf({ staff_id: actor.id })).toEqual(['members.listed', 'member.opened']);
    expect(await actsOf({ staff_id: actor.id, act: 'member.opened' })).toEqual(['member.opened']);
    expect(await actsOf({ subject_id: anna.id })).toEqual(['member.opened']);
    expect(await actsOf({ staff_id: actor.id, to: '2020-01-01' })).toEqual([]);
    expect(() => log.listEntries(staff('moderator'), auditQuery.parse({}))).toThrow('forbidden');
  });
});
