import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { SESSION_COOKIE, SessionsService } from '#auth';
import { invitationAnswer, invitationsAnswer, membersAnswer, staffAnswer, type StaffRole } from '#contracts-admin';
import { Transactions } from '#database';
import { World } from '#testing';
import { callerAt, cookieOf, type Answer } from '#testing-product';
import { ApiProcess } from './support/api-process.js';
import { OfficeStaff, type StaffLogin } from './support/office-staff.js';

let world: World;
let api: ApiProcess;
let address: string;
let people: OfficeStaff;

beforeAll(async () => {
  world = await World.open();
  api = await ApiProcess.start();
  address = api.address;
  people = new OfficeStaff(world, address);
});
afterAll(async () => {
  await api.stop();
  await world.close();
});

const browser = (cookie = '') => callerAt(address, cookie);
const anAccount = (...roles: StaffRole[]) => people.account(...roles);
const logIn = (account: StaffLogin, secret?: string) => people.logIn(account, secret);
const staff = (...roles: StaffRole[]) => people.signedIn(...roles);

describe('the login of the back office', () => {
  it('gives a cookie of its own, out of reach of scripts and of other sites', async () => {
    const response = await logIn(await anAccount('moderator'));
    expect(staffAnswer.parse(response.body).staff).toMatchObject({
      roles: ['moderator'],
      rights: ['members', 'member_photos', 'member_limits', 'member_flags', 'cases', 'child_material', 'transparency', 'reviews'],
    });
    expect(response.get('Set-Cookie')).toEqual([
      expect.stringMatching(/^staff\.session=[\da-f-]{36}\.[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/) as unknown as string,
    ]);
    expect(response.get('cache-control')).toBe('no-store');
  });

  it('refuses a code that was used, exactly as it refuses a wrong password', async () => {
    const account = await anAccount('moderator');
    await logIn(account);
    const replayed = await logIn(account);
    const wrong = await logIn(await anAccount('moderator'), 'wrong');
    expect([replayed.status, replayed.body]).toEqual([wrong.status, wrong.body]);
    expect(replayed.status).toBe(401);
  });

  it('ends the session on the server when somebody logs out', async () => {
    const cookie = cookieOf(await logIn(await anAccount('owner')));
    await browser(cookie).post('/api/admin/logout');
    expect((await browser(cookie).get('/api/admin/me')).status).toBe(403);
  });
});

describe('the doors of the back office', () => {
  it('do not open for the session of a member', async () => {
    const anna = await world.member('Anna');
    const { token } = await world.get(Transactions).run((tx) => world.get(SessionsService).open(tx, anna.id, 'a test'));
    for (const name of [SESSION_COOKIE, 'staff.session']) {
      const { status, body } = (await browser(`${name}=${token}`).get('/api/admin/members')) as Answer;
      expect([status, body]).toMatchObject([403, { error: 'authentication_required' }]);
    }
  });

  it.each<[string, StaffRole[]]>([
    ['/api/admin/me', ['moderator', 'finance', 'content', 'owner', 'ops']],
    ['/api/admin/members', ['moderator', 'finance', 'owner']],
    [`/api/admin/members/${randomUUID()}`, ['moderator', 'finance', 'owner']],
    [`/api/admin/photos/${randomUUID()}/full`, ['moderator', 'owner']],
    ['/api/admin/invitations', ['content', 'owner']],
    ['/api/admin/audit', ['owner']],
    ['/api/admin/audit/staff', ['owner']],
    ['/api/admin/device', ['moderator', 'finance', 'content', 'owner', 'ops']],
    ['/api/admin/dead-letters', ['ops']],
    [`/api/admin/dead-letters/${randomUUID()}`, ['ops']],
    ['/api/admin/recurring-jobs', ['ops']],
    ['/api/admin/workers', ['ops']],
    ['/admin/queues', ['ops']],
    ['/admin/queues/api/queues', ['ops']],
  ])('%s is for %j alone', async (path, allowed) => {
    for (const role of ['moderator', 'finance', 'content', 'owner', 'ops'] as const) {
      const { status } = await (await staff(role)).get(path);
      expect([role, status === 403]).toEqual([role, !allowed.includes(role)]);
    }
  });

  it('stay closed for whoever came in with a recovery code, until there is a new device [#E20]', async () => {
    const olga = await staff('owner', 'ops');
    await world.rows(
      `update auth.staff_session set recovered = true where id = (select id from auth.staff_session order by created_at desc limit 1)`,
    );
    for (const path of [
      '/api/admin/members',
      '/api/admin/invitations',
      '/api/admin/audit',
      '/api/admin/dead-letters',
      '/admin/queues',
      '/admin/queues/api/queues',
    ])
      expect([path, (await olga.get(path)).status]).toEqual([path, 403]);
    expect(staffAnswer.parse((await olga.get('/api/admin/me')).body).staff).toMatchObject({ rights: [], needs_device: true });
    expect((await olga.get('/api/admin/device')).body).toEqual({ recovery_codes_left: 10 });
  });

  it('write down who was refused [ASVS 16.3.2]', async () => {
    await (await staff('moderator')).get('/api/admin/audit');
    expect(
      await world.rows(`select act, facts from audit.entry where act = 'staff.access_refused' order by at desc limit 1`),
    ).toMatchObject([{ facts: { needed: 'audit', route: '/api/admin/audit' } }]);
  });

  it.each(['sort=password_hash', 'order=sideways', 'per_page=1000', 'page=999999', 'password_hash=x', 'status=none'])(
    'refuse the question %s',
    async (query) => {
      const { status, body } = (await (await staff('owner')).get(`/api/admin/members?${query}`)) as Answer;
      expect([status, body]).toMatchObject([422, { error: 'invalid_input' }]);
    },
  );

  it('list members in the form of the contract', async () => {
    const { id } = await world.member('Anna');
    const { body } = (await (await staff('owner')).get('/api/admin/members').query({ paid: false, per_page: 10, q: id })) as Answer;
    expect(membersAnswer.parse(body)).toMatchObject({ rows: [{ name: 'Anna', paid: false }], total: 1 });
  });
});

describe('invitations', () => {
  const post = async (path: string, body: object, ...roles: StaffRole[]): Promise<Answer> =>
    (await staff(...roles)).post(`/api/admin/invitations${path}`).send(body);

  it('are made, listed with their link, and taken back by content and owners, and written down [#18]', async () => {
    const made = await post('', { note: 'for Ria' }, 'content');
    const { invitation } = invitationAnswer.parse(made.body);
    expect([made.status, invitation]).toMatchObject([200, { note: 'for Ria', state: 'open', made_by: 'Mira', used_by: null }]);
    expect(invitation.url).toMatch(/^http:\/\/[^/]+\/[\w-]{43}$/);

    const listed = invitationsAnswer.parse((await (await staff('owner')).get('/api/admin/invitations?state=open')).body);
    expect(listed.rows[0]).toEqual(invitation);

    for (let press = 0; press < 2; press += 1) {
      const { body } = await post(`/${invitation.id}/revoke`, {}, 'owner');
      expect(body).toMatchObject({ invitation: { state: 'revoked', url: null } });
    }
    const acts = await world.rows<{ act: string }>(`select act from audit.entry where subject_id = $1 order by at`, [invitation.id]);
    expect(acts.map(({ act }) => act)).toEqual(['invitation.made', 'invitation.revoked']);
  });

  it('say of a mail that went out long ago what became of it', async () => {
    const { invitation } = invitationAnswer.parse((await post('', { note: 'for Ria' }, 'content')).body);
    await world.rows(
      `with kept as (
         insert into notifications.mail_archive (id, kind, dedupe_key, locale, state, message_id, created_at)
         values (uuidv7(), 'invitation', 'invitation:' || $1::text, 'en', 'sent', '<x@y>', now() - interval '100 days') returning *)
       insert into notifications.mail_key (key, mail_id, created_at) select md5(dedupe_key)::uuid, id, created_at from kept`,
      [invitation.id],
    );
    const { rows } = invitationsAnswer.parse((await (await staff('owner')).get('/api/admin/invitations?state=open')).body);
    expect(rows.find(({ id }) => id === invitation.id)).toMatchObject({
      mail: 'sent',
    });
  });

  it('are not for other roles, and know their own fields only', async () => {
    for (const role of ['moderator', 'finance', 'ops'] as const) expect((await post('', { note: '' }, role)).status).toBe(403);
    for (const body of [{}, { note: 7 }, { note: 'x'.repeat(81) }, { note: '', used_by: randomUUID() }])
      expect([body, (await post('', body, 'content')).status]).toEqual([body, 422]);
    expect((await post(`/${randomUUID()}/revoke`, {}, 'content')).status).toBe(404);
  });
});

describe('the queues', () => {
  it('send somebody without a session to the login and give no data or file [ASVS 13.4.5]', async () => {
    const page = await browser().get('/admin/queues');
    expect([page.status, page.get('location')]).toEqual([303, '/admin/login']);
    for (const path of ['api/queues', '%61pi/queues', 'static/js/main.js', '%73tatic/js/main.js'])
      expect([path, (await browser().get(`/admin/queues/${path}`)).status]).toEqual([path, 403]);
  });

  it('are for looking only', async () => {
    const ops = await staff('ops');
    const page = await ops.get('/admin/queues');
    expect([page.status, page.text]).toEqual([200, expect.not.stringMatching(/(href|src)="https?:/)]);
    expect((await ops.put('/admin/queues/api/queues/mail-bulk/pause')).status).toBe(403);
  });
});

describe('a host of its own', () => {
  const settings = {
    ADMIN_HOST: 'office.example',
    APP_MODE: 'production',
    MOLLIE_KEY: 'live_a_key_for_tests_that_is_long_enough',
    MOLLIE_ENDPOINT: '', // of Mollie
    PUSH_SERVICES: '', // none but the known ones
    MAIL_FROM: 'hello@site.example',
    PUBLIC_URLS: 'https://www.site.example',
  };

  it('is the only one on which the back office answers, and it is no site of members [ASVS 3.5.4]', async () => {
    const own = await ApiProcess.start(settings);
    try {
      for (const path of ['/api/admin/me', '/api/%61dmin/me', '/admin/queues', '/%61dmin/queues']) {
        expect([path, await statusOf(own.address, path, '127.0.0.1')]).toEqual([path, 404]);
      }
      expect(await statusOf(own.address, '/api/live', '127.0.0.1')).toBe(200);
      expect(await statusOf(own.address, '/api/admin/me', 'office.example')).toBe(403);
      expect(await statusOf(own.address, '/admin/queues', 'office.example')).toBe(303);
      expect(await statusOf(own.address, '/api/settings', 'office.example')).toBe(404);
      expect(await statusOf(own.address, '/admin/queues', 'other.example')).toBe(404);
    } finally {
      await own.stop();
    }
  });
});

const statusOf = async (base: string, path: string, host: string): Promise<number> =>
  (await callerAt(base).get(path).set('Host', host)).status;
