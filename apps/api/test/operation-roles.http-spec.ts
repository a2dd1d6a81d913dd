import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { currentEnvironment } from '#config';
import { adminRights, staffRoles, type AdminResource, type StaffRole } from '#contracts-admin';
import { Product, productUrls, type Caller } from '#testing-product';
import { refusalIn } from '../../tools/src/attack/access.js';
import { OfficeStaff } from './support/office-staff.js';
import { allOperations, endsSession, withIds, type Operation } from './support/operations.js';
import { requestBy } from './support/request-by.js';

/** What a visitor may ask. Everything else needs a session: an operation that opens by mistake is in no list and turns red. */
const forAnybody = new Set([
  'GET /api/live',
  'GET /api/ready',
  'GET /api/health',
  'GET /api/settings',
  'GET /api/companyinfo',
  'GET /api/interests',
  'GET /api/regions',
  'GET /api/towns',
  'GET /api/geocode',
  'POST /api/page-hidden',
  'POST /api/user',
  'GET /api/logout',
  'POST /api/logout',
  'POST /api/signup',
  'POST /api/signup/check',
  'POST /api/activation/token',
  'POST /api/account/undo-mail',
  'POST /api/reset',
  'POST /api/reset/do',
  'POST /api/unsubscribe',
  'GET /api/members',
  'POST /api/members/search',
  'GET /api/members/{id}',
  // By a signed link or by the answer of another service, not by a session.
  'GET /api/orders/{id}/withdrawal',
  'POST /api/orders/{id}/withdrawal',
  'GET /api/orders/{id}/bank-account',
  'PUT /api/orders/{id}/bank-account',
  'POST /api/webhooks/payments',
  'POST /api/webhooks/mails',
  'GET /api/appeals/{token}',
  'POST /api/appeals/{token}',
  'POST /api/complaints',
  'POST /api/admin/login',
  'POST /api/admin/set-up',
  'POST /api/admin/set-up/start',
  'POST /api/admin/set-up/finish',
  'GET /api/admin/sign-in',
  'POST /api/admin/sign-in/start',
  'POST /api/admin/sign-in/code',
]);
/** What everybody of the staff may ask about the own session and device, whatever the role. */
const forAnyStaff = new Set([
  'GET /api/admin/me',
  'POST /api/admin/logout',
  'GET /api/admin/device',
  'POST /api/admin/device',
  'POST /api/admin/device/confirm',
]);
/** The rights of each role, spelled again: a right that a role gains or loses must be meant. */
const rights: Readonly<Record<StaffRole, readonly AdminResource[]>> = {
  moderator: ['members', 'member_photos', 'member_limits', 'member_flags', 'cases', 'child_material', 'transparency', 'reviews'],
  finance: [
    'dashboard',
    'members',
    'member_money',
    'site_names',
    'orders',
    'payment_issues',
    'money_requests',
    'money_confirmation',
    'direct_debits',
    'mandate_accounts',
    'debit_blocks',
    'discount_codes',
    'reports',
    'companies',
  ],
  support: ['members', 'member_money', 'member_help', 'orders', 'money_requests', 'direct_debits', 'debit_blocks'],
  content: ['invitations', 'announcements', 'incidents', 'site_names', 'catalogue', 'texts'],
  ops: ['incidents', 'queues', 'jobs'],
  owner: [
    'dashboard',
    'dashboard_people',
    'members',
    'member_photos',
    'member_money',
    'member_limits',
    'member_flags',
    'member_help',
    'cases',
    'child_material',
    'child_material_ends',
    'transparency',
    'staff_figures',
    'signal_rules',
    'reviews',
    'invitations',
    'announcements',
    'incidents',
    'audit',
    'staff',
    'site_settings',
    'site_names',
    'orders',
    'payment_issues',
    'money_requests',
    'money_confirmation',
    'direct_debits',
    'mandate_accounts',
    'debit_blocks',
    'discount_codes',
    'reports',
    'books_reopening',
    'prices',
    'catalogue',
    'companies',
    'company_settings',
    'texts',
  ],
};
const members = ['not confirmed', 'free', 'premium', 'paused'] as const;
const outside = ['visitor', 'signed out'] as const;
const callers = new Map<string, Caller>();
let product: Product;

beforeAll(async () => {
  product = new Product();
  const [free, premium, paused, leaving] = [
    await product.member(),
    await product.member({ paid: true, credits: 100 }),
    await product.member(),
    await product.member(),
  ];
  await product.signedIn(paused).post('/api/account/pause');
  await product.signedIn(leaving).post('/api/logout');
  callers.set('visitor', product.visitor()).set('signed out', product.signedIn(leaving));
  callers.set('not confirmed', product.signedIn(await product.newcomer())).set('free', product.signedIn(free));
  callers.set('premium', product.signedIn(premium)).set('paused', product.signedIn(paused));
  const { APP_SECRET = '' } = currentEnvironment();
  const office = new OfficeStaff(
    { rows: (sql, parameters) => product.sql(sql, parameters), config: { appSecret: APP_SECRET } },
    productUrls[0] ?? '',
  );
  for (const role of staffRoles) callers.set(role, await office.signedIn(role));
});
afterAll(() => product.close());

const operations = allOperations();
const isOffice = ({ path }: Operation) => path.startsWith('/api/admin/');
const named = (list: readonly Operation[]) => list.map((operation) => [operation.name, operation] as const);
/** What ends the session of who asks comes last. */
const ends = (operation: Operation) => Number(endsSession(operation));

/** Whether the door itself refuses, before anybody looks at what was sent: ids that never were and an empty body change nothing. */
async function refusal(who: string, { method, path }: Operation): Promise<string | null> {
  const caller = callers.get(who);
  if (!caller) throw new Error(`nobody is called ${who}`);
  const request = requestBy(caller, method, withIds(path, randomUUID()));
  const { status, text } = await (method === 'GET' ? request : request.send({}));
  return refusalIn({ status, body: text ?? '' });
}
const answersOf = async (people: readonly string[], operation: Operation) =>
  Object.fromEntries(await Promise.all(people.map(async (who) => [who, await refusal(who, operation)] as const)));
const all = (people: readonly string[], answer: string | null) => Object.fromEntries(people.map((who) => [who, answer]));

describe('who may ask what', () => {
  it('is said in the description of the API for every operation', () => {
    const silent = operations.filter((operation) => isOffice(operation) && !operation.right && !forAnybody.has(operation.name));
    expect(operations.filter(({ access }) => access === 'anybody').map(({ name }) => name)).toEqual(
      operations.filter(({ name }) => forAnybody.has(name)).map(({ name }) => name),
    );
    expect(
      operations.filter((operation) => (operation.access === 'staff') !== (isOffice(operation) && !forAnybody.has(operation.name))),
    ).toEqual([]);
    expect(silent.map(({ name }) => name).toSorted()).toEqual([...forAnyStaff].toSorted());
    const known = new Set(operations.map(({ name }) => name));
    expect([...forAnybody].filter((name) => !known.has(name))).toEqual([]);
  });

  it('is what each role was given on purpose', () => {
    const given = staffRoles.map((role) => [
      role,
      Object.keys(adminRights).filter((right) => adminRights[right as AdminResource].includes(role)),
    ]);
    expect(Object.fromEntries(given)).toEqual(rights);
  });

  it.each(named(operations.filter((operation) => !isOffice(operation)).toSorted((one, other) => ends(one) - ends(other))))(
    'is a matter of the session of a member alone: %s [ASVS 8.2.1]',
    async (name, operation) => {
      const closed = forAnybody.has(name) ? null : 'authentication_required';
      expect(await answersOf([...outside, ...staffRoles], operation)).toEqual(all([...outside, ...staffRoles], closed));
      expect(await answersOf(members, operation)).toEqual(all(members, null));
    },
  );

  it.each(named(operations.filter((operation) => isOffice(operation)).toSorted((one, other) => ends(one) - ends(other))))(
    'is a matter of the role of staff alone: %s [ASVS 8.2.1]',
    async (name, operation) => {
      const strangers = [...outside, ...members];
      expect(await answersOf(strangers, operation)).toEqual(all(strangers, forAnybody.has(name) ? null : 'authentication_required'));
      const mayNot = (role: StaffRole) => operation.right !== undefined && !rights[role].includes(operation.right);
      expect(await answersOf(staffRoles, operation)).toEqual(
        Object.fromEntries(staffRoles.map((role) => [role, mayNot(role) ? 'forbidden' : null])),
      );
    },
  );
});
