import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { currentEnvironment } from '#config';
import { chatPhotoPath, type SendMessageAnswer } from '#contracts';
import { childReportPath, type ChildMaterialPage, type ChildMaterialsAnswer, type CasesAnswer, type StaffRole } from '#contracts-admin';
import { eventually, mailsTo, photoOf, Product, productUrls, withPhoto, type Answer, type Caller, type Member } from '#testing-product';
import { OfficeStaff } from './support/office-staff.js';
import { allOperations } from './support/operations.js';

const NAME = 'Kwikstaart';
let product: Product;
let anna: Member;
let bert: Member;
let finder: Caller;
let other: Caller;
let owner: Caller;
let finance: Caller;
/** Everything by which somebody could ask for the member, before and after it was found. */
let ids: Readonly<Record<'member' | 'case' | 'photo' | 'verification' | 'review' | 'decision', string>>;
let found: { readonly id: string; readonly reference: string };
let renditions: string[];
let chatPhoto: string;
let seenBefore: number[];
let closedAfterMs: number;

beforeAll(async () => {
  product = new Product();
  await product.forgetCases();
  anna = await product.member({ name: 'Anna', paid: true });
  bert = await product.member({ name: NAME, gender: 'male', paid: true, credits: 20 });
  await photoOf(product, bert);
  const keys = await product.sql<{ key: string; photo_id: string }>(`select key, photo_id from media.rendition where member_id = $1`, [
    bert.id,
  ]);
  renditions = keys.map(({ key }) => `/photos/${key}.webp`);
  const chat = await product.chatOf(bert, anna);
  const sent = (await withPhoto(product.signedIn(bert).post(`/api/chats/${chat}/photos`), {
    client_id: randomUUID(),
  })) as Answer<SendMessageAnswer>;
  chatPhoto = chatPhotoPath(sent.body.message.photo?.key ?? '', 'full');
  await product.send(bert, chat, 'Kwikstaart schreef dit');
  await product.signedIn(anna).post('/api/reports').send({ profile: bert.id, reason: 'minor', chat });
  ids = { member: bert.id, photo: keys[0]?.photo_id ?? '', ...(await rowsAbout(bert.id)) };

  const { APP_SECRET = '' } = currentEnvironment();
  const office = new OfficeStaff(
    { rows: (sql, parameters) => product.sql(sql, parameters), config: { appSecret: APP_SECRET } },
    productUrls[0] ?? '',
  );
  const as = (role: StaffRole) => office.signedIn(role);
  [finder, other, owner, finance] = [await as('moderator'), await as('moderator'), await as('owner'), await as('finance')];

  const { socket } = await product.socketOf(bert.cookie, 1);
  const closed = new Promise<number>((resolve) => socket.once('disconnect', () => resolve(performance.now())));
  seenBefore = await seen(anna, [...renditions, chatPhoto]);
  const pressedAt = performance.now();
  const { status, body } = (await finder.post(`/api/admin/members/${bert.id}/child-material`).send({ reason: 'picture_seen' })) as Answer<
    typeof found
  >;
  if (status !== 200) throw new Error(`sealing answered ${status}`);
  found = body;
  closedAfterMs = (await closed) - pressedAt;
});
afterAll(() => product.close());

/** What else of him lies in lists of the office. */
async function rowsAbout(memberId: string) {
  const [verification] = await product.sql<{ id: string }>(
    `insert into moderation.verification (member_id, pose, state, asked_at, pose_until, sent_at, consent_version, reason, settled_at)
     values ($1, 'thumb_up', 'refused', now(), now(), now(), 1, 'unclear', now()) returning id`,
    [memberId],
  );
  const [review] = await product.sql<{ id: string }>(`select id from moderation.review where member_id = $1`, [memberId]);
  const [reported] = await product.sql<{ id: string }>(`select id from moderation."case" where subject_id = $1 and kind = 'report'`, [
    memberId,
  ]);
  const [decision] = await product.sql<{ id: string }>(
    `insert into moderation.decision (case_id, member_id, staff_id, at, measure, rule, state, in_force_at)
     values ($1, $2, uuidv7(), now(), 'warning', 'insult', 'in_force', now()) returning id`,
    [reported?.id, memberId],
  );
  return { verification: verification?.id ?? '', review: review?.id ?? '', case: reported?.id ?? '', decision: decision?.id ?? '' };
}
const seen = async (who: Member, paths: readonly string[]) => {
  const statuses: number[] = [];
  for (const path of paths) statuses.push((await product.signedIn(who).get(path)).status);
  return statuses;
};

const secrets = () => [bert.id, NAME, bert.email];
/** Every list and page of the office, asked for by every id; and how often his secrets stand in the answers. */
async function told(caller: Caller): Promise<string[]> {
  const leaks: string[] = [];
  for (const { name, method, path } of allOperations()) {
    if (method !== 'GET' || !path.startsWith('/api/admin/')) continue;
    const addresses = path.includes('{')
      ? Object.values({ ...ids, found: found.id }).map((id) => filled(path, id))
      : [path, ...narrowed(path)];
    for (const address of addresses) {
      const { text = '', status, headers } = await caller.get(address);
      const isHis = path.includes('{') && status === 200;
      if (isHis || secrets().some((secret) => `${text}${JSON.stringify(headers)}`.includes(secret))) leaks.push(`${name}: ${address}`);
    }
  }
  return leaks;
}
const filled = (path: string, id: string) => {
  const query = path.endsWith('/statement') ? '?measure=warning&rule=money' : '';
  return (
    path
      .replace('{variant}', 'full')
      .replace('{photo}', ids.photo)
      .replace(/\{\w+\}/, id) + query
  );
};
const narrowed = (path: string): string[] =>
  path === '/api/admin/members'
    ? [`?q=${bert.id}`, `?q=${NAME}`, `?q=${encodeURIComponent(bert.email)}`, '?status=banned'].map((query) => path + query)
    : path === '/api/admin/cases'
      ? ['?state=closed', `?state=closed&subject_id=${bert.id}`, '?state=closed&reason=minor'].map((query) => path + query)
      : path === '/api/admin/verifications'
        ? [`${path}?state=refused`]
        : [];

describe('the path of child material, played to its end', () => {
  it('closes the socket within five seconds, and nothing more can be sent', async () => {
    expect(closedAfterMs).toBeLessThan(5_000);
    expect((await product.signedIn(bert).get('/api/chats')).status).toBe(403);
    // The other process hears of it a moment later, and ends what it let in until then.
    const refusalOf = () =>
      product.socketOf(bert.cookie, 1).then(
        ({ socket }) => void socket.disconnect(),
        (error: unknown) => String(error),
      );
    expect(await eventually(5, refusalOf)).toContain('authentication_required');
    expect((await product.visitor().post('/api/user').send({ email: bert.email, password: bert.password })).status).not.toBe(200);
  });

  it('answers 404 for every rendition, to whoever saw it a moment ago, within a minute', async () => {
    const gone = [...renditions, chatPhoto].map(() => 404);
    await eventually(60, async () => (await seen(anna, [...renditions, chatPhoto])).every((status) => status === 404));
    expect([seenBefore, await seen(anna, [...renditions, chatPhoto]), renditions.length]).toEqual([gone.map(() => 200), gone, 4]);
  });

  it('is nowhere before another moderator, or finance, in any list, by any id', async () => {
    expect([await told(other), await told(finance)]).toEqual([[], []]);
  });

  it('is before the finder and the owner, so that the proof above looks where something is', async () => {
    for (const caller of [finder, owner]) {
      const names = (await told(caller)).map((leak) => leak.split(':')[0] ?? '');
      for (const name of [
        'GET /api/admin/members',
        'GET /api/admin/members/{id}',
        'GET /api/admin/cases',
        'GET /api/admin/cases/{id}',
        'GET /api/admin/verifications',
        'GET /api/admin/verifications/{id}',
        'GET /api/admin/child-material/{id}',
      ])
        expect(names).toContain(name);
    }
  });

  it('is one closed case with its reference in the list of another moderator, and no more', async () => {
    const { body } = (await other.get('/api/admin/cases?state=closed')) as Answer<CasesAnswer>;
    const row = body.rows.find(({ id }) => id === ids.case);
    expect(row).toMatchObject({
      sealed: found.reference,
      state: 'closed',
      reason: 'other',
      about: null,
      subject_id: null,
      subject_name: null,
      priority: 4,
    });
    const narrow = (await other.get(`/api/admin/cases?state=closed&subject_id=${bert.id}`)) as Answer<CasesAnswer>;
    expect([narrow.body.rows, narrow.body.total]).toEqual([[], 0]);
  });

  it.each<[string, keyof typeof ids, object]>([
    ['members/:id/child-material', 'member', { reason: 'picture_seen' }],
    ['members/:id/limit/lift', 'member', { reason: 'person_known' }],
    ['members/:id/fictional/set', 'member', { reason: 'test_profile' }],
    ['cases/:id/notes', 'case', { text: 'Who is this?' }],
  ])('takes no command of another moderator, and changes nothing: %s', async (path, what, body) => {
    const before = await product.sql(
      `select s.*, (select count(*) from moderation.note) as notes from visibility.member_standing s where member_id = $1`,
      [bert.id],
    );
    const { status } = await other.post(`/api/admin/${path.replace(':id', ids[what])}`).send(body);
    expect(status).toBe(404);
    expect(
      await product.sql(
        `select s.*, (select count(*) from moderation.note) as notes from visibility.member_standing s where member_id = $1`,
        [bert.id],
      ),
    ).toEqual(before);
  });

  it('gives finder and owner the report with hashes, in the language of the company’s country and for programs', async () => {
    const page = (await finder.get(`/api/admin/child-material/${found.id}`)) as Answer<ChildMaterialPage>;
    expect(page.body).toMatchObject({
      reference: found.reference,
      member_id: bert.id,
      language: 'nl',
      contacts: [{ country: 'NL' }],
      may_release: false,
    });
    await eventually(
      20,
      async () => ((await owner.get(`/api/admin/child-material/${found.id}`)) as Answer<ChildMaterialPage>).body.state === 'sealed',
    );
    const text = await finder.get(childReportPath(found.id));
    expect(text.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': `attachment; filename="report-${found.reference}.txt"`,
    });
    for (const part of ['MELDING VAN VERMOEDELIJK SEKSUEEL MISBRUIK', found.reference, NAME, bert.email, 'Anna'])
      expect(text.text).toContain(part);
    expect(text.text.match(/SHA-256: [\da-f]{64}/g)?.length).toBeGreaterThanOrEqual(3);
    expect(text.text).not.toContain('schreef dit');
    const json = await owner.get(`${childReportPath(found.id)}?format=json`);
    expect(JSON.parse(json.text)).toMatchObject({
      reference: found.reference,
      person: { email: bert.email },
      pictures: [{ kind: 'photo' }, { kind: 'chat_photo' }],
    });
    expect((await other.get(childReportPath(found.id))).status).toBe(404);
    expect(((await other.get('/api/admin/child-material')) as Answer<ChildMaterialsAnswer>).body.rows).toEqual([]);
  });

  it('tells the member by mail that the account is closed by the terms, and not why', async () => {
    const mail = await eventually(30, async () => (await mailsTo(bert.email)).find(({ subject }) => subject.startsWith('Our decision')));
    expect(mail.text).toContain('Your account is closed for good.');
    expect(mail.text).toContain('Our terms of use.');
    expect(mail.links.some((link) => link.endsWith('/complaints'))).toBe(true);
    expect(`${mail.subject} ${mail.text} ${mail.html}`).not.toMatch(/child|minor|police|sealed/i);
  });

  it('is handed over once, and released by the owner alone', async () => {
    const at = `/api/admin/child-material/${found.id}`;
    expect((await finder.post(`${at}/hand-over`).send({ authority: 'Politie, 2026-17' })).status).toBe(200);
    expect((await owner.post(`${at}/hand-over`).send({ authority: 'Politie' })).status).toBe(409);
    expect((await finder.post(`${at}/release`).send({ reason: 'no_child' })).status).toBe(403);
    expect((await finder.post(`${at}/keep`).send({ months: 24, reason: 'police_asked' })).status).toBe(403);
    const { body } = (await owner.get(at)) as Answer<ChildMaterialPage>;
    expect(body).toMatchObject({ handed_over_to: 'Politie, 2026-17', may_release: true });
  });
});
