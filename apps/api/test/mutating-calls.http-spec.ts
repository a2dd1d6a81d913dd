import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { locales } from '#contracts';
import { signupForm } from '#testing';
import { cookieOf, Product, type Answer, type Caller, type Member } from '#testing-product';
import { foreignPages, foreignTypes } from '../../tools/src/attack/forgeries.js';
import { allOperations, fromAnywhere, withIds, type Operation } from './support/operations.js';
import { requestBy } from './support/request-by.js';

/** Changes that need no session; each has its own proof of who may ask. */
const open = new Set([
  'POST /api/user',
  'POST /api/logout',
  'POST /api/signup',
  'POST /api/signup/check',
  'POST /api/activation/token',
  'POST /api/reset',
  'POST /api/reset/do',
  'POST /api/account/undo-mail',
  'POST /api/members/search',
  'POST /api/complaints',
  'POST /api/unsubscribe',
  'POST /api/page-hidden',
  'POST /api/webhooks/mails',
  'POST /api/webhooks/payments',
  'POST /api/orders/{id}/withdrawal',
  'PUT /api/orders/{id}/bank-account',
  'POST /api/appeals/{token}',
  'POST /api/admin/login',
  'POST /api/admin/set-up',
  'POST /api/admin/set-up/start',
  'POST /api/admin/set-up/finish',
  'POST /api/admin/sign-in/start',
  'POST /api/admin/sign-in/code',
]);
/** A body that each operation would take, as far as it needs one. */
const id = '01930000-0000-7000-8000-00000000dead';
const company = {
  name: 'Lente B.V.',
  address: 'Zonlaan 3, 3511 AA',
  city: 'Utrecht',
  country: 'NL',
  kvk: '12345678',
  tradenames: [],
  vat_numbers: ['NL123456789B01'],
  creditor_id: null,
  support_phone: '030 765 43 21',
  delete_discount: false,
};
const gift = {
  names: Object.fromEntries(locales.map((locale) => [locale, 'A kite'])),
  price: { level: 1 },
  site_ids: null,
  from_day: null,
  until_day: null,
};
const incident = {
  kind: 'trouble',
  parts: ['chat'],
  began_at: '2026-11-29T10:00:00Z',
  ended_at: null,
  texts: { en: 'Messages arrive late.' },
};
const bodies: Readonly<Record<string, Record<string, unknown>>> = {
  'POST /api/user': { email: 'nobody@mail.example', password: 'Heidebloem-61-uit' },
  'PUT /api/user': { language: 'fi' },
  'POST /api/page-hidden': {},
  'POST /api/signup': signupForm({ email: 'never@mail.example', password: 'Heidebloem-61-uit', language: 'en' }),
  'POST /api/signup/check': { email: 'never@mail.example' },
  'POST /api/activation/code': { code: '123456' },
  'POST /api/activation/token': { token: 'x'.repeat(43) },
  'PUT /api/activation/email': { email: 'never@mail.example' },
  'POST /api/admin/cases/take': {},
  'POST /api/admin/cases/{id}/more': { reason: 'fraud_suspected' },
  'POST /api/admin/cases/{id}/more/grant': { reason: 'needed_to_judge' },
  'POST /api/admin/cases/{id}/more/refuse': { reason: 'enough_to_judge' },
  'POST /api/admin/members/{id}/cases': { category: 'fake', reason: 'seen_on_profile' },
  'POST /api/admin/members/{id}/child-material': { reason: 'told_by_somebody' },
  'POST /api/admin/child-material/{id}/hand-over': { authority: 'Politie, 2026-117' },
  'POST /api/admin/child-material/{id}/keep': { reason: 'police_asked', months: 12 },
  'POST /api/admin/child-material/{id}/release': { reason: 'no_child' },
  'POST /api/admin/signals/try': { rule: 'fast_openings', threshold: 5 },
  'POST /api/admin/scam-words': { language: 'nl', phrase: 'gouden tientje', caution: 'money', reason: 'new_pattern' },
  'POST /api/admin/scam-words/try': { phrase: 'gouden tientje' },
  'POST /api/admin/site-settings': {
    name: 'Andra våren',
    domain_language: 'sv',
    hosts: ['varen.example'],
    company_id: '01930000-0000-7000-8000-000000000001',
    shares_with: null,
    begins_like: '01930000-0000-7000-8000-000000000001',
    reason: 'For Sweden',
  },
  'POST /api/admin/site-settings/{id}/details': {
    version: 1,
    name: 'Våren',
    domain_language: null,
    hosts: ['varen.example'],
    reason: 'For Sweden',
  },
  'POST /api/admin/site-settings/{id}/change': { version: 1, changes: { swipe_likes: 5 }, reason: 'Tried in spring' },
  'POST /api/admin/orders/{id}/ask': {},
  'POST /api/admin/orders/{id}/papers': { reason: 'lost' },
  'POST /api/admin/orders/{id}/country': { reason: 'Looked at both' },
  'POST /api/admin/orders/{id}/refund': { key: id, minor: 100, note: '', reason: 'goodwill' },
  'POST /api/admin/members/{id}/credits': { key: id, credits: 10, note: '', reason: 'goodwill' },
  'POST /api/admin/members/{id}/buying/allow': { reason: 'Paid by bank' },
  'POST /api/admin/dashboard/refresh': {},
  'POST /api/admin/discount-codes': {
    site_id: id,
    code: 'SPRING',
    count: 1,
    basis_points: 1_000,
    validity: 'once',
    country: null,
    member_id: null,
    expires: null,
    currency: null,
    minimum_minor: null,
    methods: [],
    max_uses: null,
    welcome: false,
    reason: 'For the spring',
  },
  'POST /api/admin/staff': { email: 'never@staff.example', name: 'Nobody', roles: ['content'], language: 'en', reason: 'For the texts' },
  'POST /api/admin/staff/{id}/roles': { was: ['content'], roles: ['finance'], reason: 'Other work' },
  'POST /api/admin/staff/{id}/access': { language: 'en', new_password: false, reason: 'Lost the phone' },
  'POST /api/admin/staff/{id}/sessions/end': { reason: 'Left it open' },
  'POST /api/admin/staff-sessions/{id}/end': { reason: 'Left it open' },
  'POST /api/admin/staff/{id}/end': { reason: 'Has left' },
  'POST /api/admin/staff/{id}/back': { roles: ['content'], reason: 'Is back' },
  'POST /api/admin/api-tokens': { name: 'Accounts', rights: ['orders'], until: '2027-01-01', networks: [], reason: 'For the accounts' },
  'POST /api/admin/api-tokens/{id}/end': { reason: 'Not used' },
  'POST /api/admin/set-up': { token: 'x'.repeat(43) },
  'POST /api/admin/set-up/start': { token: 'x'.repeat(43), password: 'Heidebloem-61-uit' },
  'POST /api/admin/set-up/finish': { token: 'x'.repeat(43), password: 'Heidebloem-61-uit', code: '123456' },
  'POST /api/admin/sign-in/code': { code: '123456' },
  'POST /api/admin/discount-codes/{id}/stop': { reason: 'It leaked' },
  'POST /api/admin/discount-codes/{id}/resume': { reason: 'A mistake' },
  'POST /api/admin/prices/{id}/lists': {
    version: 1,
    countries: [],
    currency: 'EUR',
    bundles: [{ credits: 20, minor: 1_900 }],
    begins_at: null,
    reason: 'For the spring',
  },
  'POST /api/admin/companies': { ...company, reason: 'A new seller' },
  'POST /api/admin/companies/{id}/change': { version: 1, ...company, reason: 'It moved' },
  'POST /api/admin/companies/{id}/sites': { site_id: id, from: id, reason: 'Sold there now' },
  'POST /api/admin/companies/{id}/vat-schemes': {
    version: 1,
    country: 'DE',
    kind: 'one_stop_shop',
    number: 'NL123456789B01',
    from: '2027-01-01',
    reason: 'Registered',
  },
  'POST /api/admin/vat-schemes/{id}/withdraw': { reason: 'A mistake' },
  'POST /api/admin/books/close': { company_id: id, month: '2026-01', open_issues: 0 },
  'POST /api/admin/books/{id}/reopen': { reason: 'A wrong country' },
  'POST /api/admin/vat-rates': { country: 'NL', version: 0, basis_points: 2_200, from: '2027-01-01', reason: 'A new law' },
  'POST /api/admin/vat-rates/{id}/withdraw': { reason: 'A mistake' },
  'POST /api/admin/payment-methods/{id}/set': { version: 0, methods: ['creditcard'], reason: 'For the spring' },
  'POST /api/admin/incidents': incident,
  'POST /api/admin/incidents/{id}/change': { ...incident, version: 1 },
  'POST /api/admin/gifts': { ...gift, picture: id, reason: 'For the spring' },
  'POST /api/admin/gifts/{id}/change': { ...gift, version: 1, picture: null, reason: 'For the spring' },
  'POST /api/admin/gifts/{id}/retire': { reason: 'Nobody gives it' },
  'POST /api/admin/gifts/{id}/restore': { reason: 'A mistake' },
  'POST /api/admin/gift-order': { was: ['daisy'], ids: ['daisy'], reason: 'For the spring' },
  'POST /api/admin/site-lists/{id}/icebreakers': { locale: 'nl', version: 0, lines: [], reason: 'For the spring' },
  'POST /api/admin/site-lists/{id}/interests': { version: 1, interests: ['tea'], reason: 'For the spring' },
  'POST /api/admin/price-lists/{id}/withdraw': { reason: 'A mistake' },
  'POST /api/admin/money-requests/{id}/confirm': { reason: 'Both have looked' },
  'POST /api/admin/money-requests/{id}/decline': { reason: 'Too much' },
  'POST /api/admin/debit-blocks/{id}/lift': { reason: 'It was her son' },
  'POST /api/admin/mandates/{id}/account': { reason: 'The bank asks for it' },
  'POST /api/admin/payment-issues/{id}/take': {},
  'POST /api/admin/payment-issues/{id}/note': { note: 'Asked the bank' },
  'POST /api/admin/payment-issues/{id}/close': { reason: 'Written off' },
  'POST /api/admin/payment-issues/{id}/resolve-payout': { reason: 'The bank account was wrong' },
  'POST /api/admin/refunds/{id}/elsewhere': { reason: 'By bank on Monday' },
  'POST /api/admin/refunds/{id}/account': { reason: 'To pay it by bank' },
  'POST /api/admin/site-settings/{id}/undo': { version: 1, reason: 'A mistake' },
  'POST /api/admin/scam-words/{id}/remove': { reason: 'no_longer_used' },
  'POST /api/admin/signals/{id}/threshold': { threshold: 5, reason: 'new_pattern' },
  'POST /api/admin/reviews/take': {},
  'POST /api/admin/reviews/{id}/approve': {},
  'POST /api/admin/reviews/{id}/reject': { reason: 'sexual' },
  'POST /api/admin/reviews/{id}/escalate': { reason: 'sexual' },
  'POST /api/admin/reviews/{id}/skip': {},
  'POST /api/admin/reviews/{id}/undo': {},
  'POST /api/admin/cases/{id}/skip': {},
  'POST /api/admin/cases/{id}/escalate': { reason: 'unsure' },
  'POST /api/admin/cases/{id}/messages': { reason: 'report_about_it' },
  'POST /api/admin/cases/{id}/notes': { text: 'Ask the owner' },
  'POST /api/admin/cases/{id}/decide': { measure: 'warning', reason: 'insult' },
  'POST /api/admin/cases/{id}/uphold': { reason: 'rule_broken' },
  'POST /api/admin/cases/{id}/overturn': { reason: 'new_facts' },
  'POST /api/admin/cases/{id}/resolve': { answer: 'They are larger now.', reason: 'mended' },
  'POST /api/admin/cases/{id}/ban/confirm': {},
  'POST /api/admin/cases/{id}/ban/refuse': {},
  'POST /api/admin/decisions/{id}/undo': {},
  'POST /api/decisions/seen': {},
  'POST /api/appeals/{token}': { words: 'It was a mistake.' },
  'POST /api/reset': { email: 'never@mail.example' },
  'POST /api/reset/do': { token: 'x'.repeat(43), password: 'Heidebloem-61-uit' },
  'PUT /api/account/email': { email: 'never@mail.example', password: 'Heidebloem-61-uit' },
  'PUT /api/account/password': { old_password: 'not hers', password: 'Heidebloem-62-uit', password_again: 'Heidebloem-62-uit' },
  'POST /api/account/delete': { password: 'not hers', reason: 'other' },
  'POST /api/account/terms': { terms_version: '2023-12-01T12:00:00Z' },
  'POST /api/push-subscription': { subscription: null },
  'POST /api/saved-searches': { name: 'Near me', filters: { min_age: 60 } },
  'PUT /api/match-finder': { min_age: 60 },
  'POST /api/my-data/export/ticket': { password: 'not hers' },
  'POST /api/account/undo-mail': { email: 'nobody@mail.example' },
  'POST /api/members/search': { min_age: 60 },
  'PUT /api/profile': { section: 'basics', tag: 'x', name: 'Annelore', about: '' },
  'PUT /api/notification-preferences': { category: 'likes', channel: 'email', frequency: 'weekly' },
  'PUT /api/notification-preferences/quiet-hours': { quiet_hours: { from: '22:00', until: '08:00' } },
  'PUT /api/privacy': { switch: 'private_photos_by_permission', on: false },
  'POST /api/private-photos': { profile: id },
  'PUT /api/private-photos': { profile: id, allowed: false },
  'PUT /api/photos/{id}': { private: false, premium_only: false, caption: '' },
  'PUT /api/photos/{id}/crop': { crop: { x: 0, y: 0, width: 1, height: 1 } },
  'PUT /api/photos/order': { photos: [] },
  'POST /api/likes': { profile: id },
  'DELETE /api/likes': { profile: id },
  'POST /api/likes/seen': { profile: id },
  'POST /api/chats': { profile: id },
  'POST /api/chats/{id}/messages': { client_id: id, text: 'Hello' },
  'POST /api/chats/{id}/gifts': { client_id: id, gift: 'daisy' },
  'POST /api/chats/{id}/read': { seq: 1 },
  'POST /api/chats/delivered': { chats: [{ id, seq: 1 }] },
  'PUT /api/reception': { first_messages_daily: 5 },
  'DELETE /api/chat': { conversation: id },
  'POST /api/blocks': { profile: id },
  'POST /api/reports': { profile: id, reason: 'money' },
  'POST /api/complaints': { category: 'something_else', words: 'Too slow', name: 'Anna', email: 'never@mail.example' },
  'POST /api/direct-debit/requests': {
    bundle_id: id,
    expected: { minor: 1_900, currency: 'EUR' },
    account: { mandate_id: id },
    authorised: true,
  },
  'POST /api/direct-debit/requests/{id}/verify': { otp: '123456' },
  'POST /api/orders': {
    bundle_id: id,
    method: 'ideal',
    expected: { minor: 1_900, currency: 'EUR' },
    consent: { version: '2026-11', language: 'en', start_at_once: 'At once', pay_for_use: 'I pay' },
  },
  'PUT /api/orders/{id}/bank-account': { iban: 'NL91ABNA0417164300', holder: 'A. Jansen' },
  'POST /api/orders/{id}/withdrawal': { expected: { minor: 1_900, currency: 'EUR' } },
  'PUT /api/spending/limit': { limit_minor: 5_000 },
  'PUT /api/views/shown': { show_views: true },
  'POST /api/swipes': { profile: id, like: false },
  'POST /api/swipes/undo': { profile: id },
  'DELETE /api/swipes/passed': { profile: id },
  'POST /api/admin/login': { email: 'nobody@mail.example', password: 'x', code: '123456' },
  'POST /api/admin/invitations': { note: '' },
  'POST /api/admin/announcements': { kind: 'site_news', texts: { en: { title: 'x', body: 'x' } }, path: '', site_id: null, countries: [] },
  'POST /api/admin/announcements/{id}/save': {
    kind: 'site_news',
    texts: { en: { title: 'x', body: 'x' } },
    path: '',
    site_id: null,
    countries: [],
  },
  'POST /api/admin/announcements/{id}/test': { language: 'en' },
  'POST /api/admin/announcements/{id}/schedule': { reason: 'read_by_two' },
  'POST /api/admin/announcements/{id}/stop': { reason: 'mistake_in_text' },
  'POST /api/admin/announcement-preview': { kind: 'site_news', language: 'en', title: 'x', body: 'x', path: '', site_id: null },
  'POST /api/admin/texts/{id}/save': { revision: 0, title: 'x', lead: '', sections: [{ title: 'x', text: 'x' }], changes: '' },
  'POST /api/admin/texts/{id}/discard': { revision: 1 },
  'POST /api/admin/texts/{id}/publish': { revision: 1, begins_at: null, reason: 'Read by two' },
  'POST /api/admin/texts/{id}/restore': { revision: 1, version: null, reason: 'A mistake' },
  'POST /api/admin/texts/{id}/withdraw': { revision: 1, version: 1, reason: 'A mistake' },
  'POST /api/admin/terms/{id}/publish': {
    drafts: Object.fromEntries(locales.map((locale) => [locale, 1])),
    begins_at: null,
    reason: 'Read by two',
  },
  'POST /api/admin/terms-editions/{id}/withdraw': { reason: 'A mistake' },
  'POST /api/admin/site-words/{id}/change': { version: 0, texts: { en: 'x' }, proof: 'x', reason: 'Counted anew' },
  'POST /api/admin/text-preview': { id: `${id}.terms.nl`, title: 'x', lead: '', sections: [] },
  'POST /api/admin/device': { password: 'x', code: '123456' },
  'POST /api/admin/device/confirm': { code: '123456' },
  'POST /api/admin/members/{id}/limit/lift': { reason: 'person_known' },
  'POST /api/admin/members/{id}/mails/again': { reason: 'member_asked' },
  'POST /api/admin/members/{id}/activation/send': { reason: 'member_asked' },
  'POST /api/admin/members/{id}/address/confirm': { reason: 'Wrote to us from this address' },
  'POST /api/admin/members/{id}/lockout/end': { reason: 'member_asked' },
  'POST /api/admin/members/{id}/sessions/end': { reason: 'device_lost' },
  'POST /api/admin/members/{id}/restore': { reason: 'member_asked' },
  'POST /api/admin/members/{id}/birth-date': { birth_date: '1951-02-03', reason: 'document_shown' },
  'POST /api/admin/members/{id}/gender': { gender: 'male', reason: 'video_call' },
  'POST /api/admin/members/{id}/fictional/set': { reason: 'test_profile' },
  'POST /api/admin/members/{id}/fictional/unset': { reason: 'set_by_mistake' },
  'POST /api/admin/dead-letters/{id}/retry': { reason: 'outage_over' },
  'POST /api/admin/recurring-jobs/{id}/run': { reason: 'outage_over' },
  'POST /api/admin/verifications/take': {},
  'POST /api/admin/verifications/{id}/skip': {},
  'POST /api/admin/verifications/{id}/approve': { photos: [id] },
  'POST /api/admin/verifications/{id}/refuse': { reason: 'unclear' },
  'POST /api/admin/verifications/{id}/undo': {},
  'POST /api/admin/photos/{id}/approve': {},
  'POST /api/admin/photos/{id}/reject': { reason: 'not_decent' },
  'POST /api/admin/invitations/{id}/revoke': {},
};

const changing = allOperations().filter(({ changes }) => changes);
const named = (operations: readonly Operation[]) => operations.map((operation) => [operation.name, operation] as const);
const guarded = changing.filter(({ name }) => !fromAnywhere.has(name));
const withBody = changing.filter(({ bodyType }) => bodyType === 'application/json');
/** Bodies that only staff can send are judged in the specs of the back office: without their session nobody looks at them. */
const judgedHere = withBody.filter(({ path, name }) => !path.startsWith('/api/admin/') || open.has(name));

let product: Product;
let anna: Member;
beforeAll(async () => {
  product = new Product();
  anna = await product.member();
});
afterAll(() => product.close());

type Call = { readonly caller?: Caller; readonly headers?: Readonly<Record<string, string>>; readonly body?: string | object };

async function ask({ path, method, name }: Operation, { caller, headers = {}, body = bodies[name] }: Call = {}): Promise<Answer> {
  const request = requestBy(caller ?? product.signedIn(anna), method, withIds(path, id)).set(headers);
  return body === undefined ? request : request.send(body);
}

describe('every call that changes something', () => {
  it('is known here with a body that it would take', () => {
    const missing = withBody.filter(({ name }) => !(name in bodies)).map(({ name }) => name);
    expect(missing).toEqual([]);
  });

  it.each(named(guarded))('takes JSON only: %s [ASVS 3.5.2]', async (_name, operation) => {
    for (const type of foreignTypes) {
      const { status, body } = await ask(operation, { body: '{"a":1}', headers: { 'content-type': type } });
      expect([type, status, body['error']]).toEqual([type, 415, 'unsupported_media_type']);
    }
  });

  it.each(named(guarded.filter(({ bodyType }) => bodyType !== 'multipart/form-data')))('takes no file: %s', async (_name, operation) => {
    const { status, body } = await ask(operation, {
      body: '--x\r\ncontent-disposition: form-data; name="profile"\r\n\r\n1\r\n--x--\r\n',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
    });
    expect([status, body['error']]).toEqual([415, 'unsupported_media_type']);
  });

  it.each(named(guarded))('is refused to a foreign page: %s [ASVS 3.5.1]', async (_name, operation) => {
    for (const headers of foreignPages) {
      const { status, body } = await ask(operation, { headers });
      expect([headers, status, body['error']]).toEqual([headers, 403, 'foreign_origin']);
    }
  });

  it.each(named(changing.filter(({ name }) => !open.has(name))))('needs a session: %s', async (_name, operation) => {
    for (const cookie of [undefined, 'auth.session=', `auth.session=${'x'.repeat(43)}`]) {
      const caller = cookie === undefined ? product.visitor() : product.visitor().set('cookie', cookie);
      const { status, body } = await ask(operation, { caller });
      expect([cookie, status, body['error']]).toEqual([cookie, 403, 'authentication_required']);
    }
  });

  it.each(named(judgedHere))('knows its own fields only: %s [ASVS 15.3.3]', async (_name, operation) => {
    const caller = operation.path.startsWith('/api/admin/') ? product.visitor() : product.signedIn(anna);
    for (const extra of [{ paid_user: true }, { credits: 1_000 }, { member_id: id }, { status: 'active' }, { roles: ['owner'] }]) {
      const { status, body } = await ask(operation, { caller, body: { ...bodies[operation.name], ...extra } });
      expect([extra, status]).toEqual([extra, 422]);
      expect(body['error']).toBe('invalid_input');
    }
  });

  it.each(named(judgedHere))('wants a body, and an object: %s', async (_name, operation) => {
    for (const body of ['', '[]', '"text"', 'null', '7', '{', '{"a":1,}', '{"__proto__":{"x":1}}']) {
      const { status } = await ask(operation, { body, headers: { 'content-type': 'application/json' } });
      expect([body, status]).toEqual([body, 422]);
    }
  });

  it('left the member as she was', async () => {
    const { body } = (await product.signedIn(anna).get('/api/user')) as Answer<{ user: Record<string, unknown> }>;
    expect(body.user).toMatchObject({ email: anna.email, language: 'en', credits: 0, paid_user: false, status: 'active' });
    expect(await product.sql(`select 1 from auth.account where email = 'never@mail.example'`)).toEqual([]);
  });
});

describe('the written names of the calls', () => {
  it('mean the same as the short ones [#142] [#144]', async () => {
    const caller = product.visitor();
    const login = await caller.post('/api/user.php').send({ email: anna.email, password: anna.password });
    expect(login.status).toBe(200);
    const cookie = cookieOf(login);
    const [short, written] = [await caller.get('/api/user'), await caller.get('/api/user.php')];
    expect(written.body).toEqual(short.body);
    const change = await caller.put('/api/user.php').send({ language: 'de' });
    expect(change.body).toMatchObject({ user: { language: 'de' } });
    expect((await product.visitor().get('/api/user.php')).body).toMatchObject({ error: 'authentication_required' });
    expect((await caller.get('/api/logout.php')).body).toEqual({ done: true });
    expect((await product.signedIn({ cookie }).get('/api/user.php')).status).toBe(403);
  });

  it('log nobody out from a foreign page [#144]', async () => {
    for (const site of ['cross-site', 'same-site']) {
      const { status, body } = (await product.signedIn(anna).get('/api/logout.php').set({ 'sec-fetch-site': site })) as Answer;
      expect([site, status, body['error']]).toEqual([site, 403, 'foreign_origin']);
    }
    expect((await product.signedIn(anna).get('/api/user')).status).toBe(200);
  });
});
