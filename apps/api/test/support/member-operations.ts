import { randomUUID } from 'node:crypto';
import type { Test } from 'supertest';
import { withPhoto, type Caller } from '#testing-product';
import { allOperations, withIds } from './operations.js';
import { requestBy } from './request-by.js';

/** How one member stands to another, seen by the one who asks. */
export const situations = ['none', 'i_block', 'they_block', 'deleted', 'paused', 'suspended', 'banned', 'not_confirmed'] as const;
export type Situation = (typeof situations)[number];

/** `200`, `404 member_not_found` …: the status, and the code where it matters. For lists: whether the other appears in it. */
export type Expected = string;
type Answers = { readonly otherwise: Expected } & Partial<Record<Situation, Expected>>;

/**
 * What an id names, and so whose it must be: a member's id is foreign when the two may not meet. `own`: speaks of the caller alone.
 * `list`: answers with other members, without being asked for one.
 */
export type Kind = 'chat' | 'photo' | 'member' | 'session' | 'order' | 'debit_request' | 'mandate' | 'staff' | 'own' | 'list';

export interface Row {
  readonly kind: Kind;
  readonly body?: (id: string) => object;
  /** The fields of a form that goes with a photo. */
  readonly form?: () => Readonly<Record<string, string>>;
  /** Lists: what to ask so that the other would stand on the first page, each in a way of its own. */
  readonly query?: string | readonly string[];
  /** SQL that makes the row's own facts out of those of the two; `:me` and `:them` are their ids. */
  readonly given?: string;
  /** What comes back, by situation: for two who never wrote or liked, and for two who like each other and wrote to each other. */
  readonly strangers?: Answers;
  readonly inContact?: Answers;
}

const both = (answers: Answers) => ({ strangers: answers, inContact: answers });
const shownTo = (strangers: Answers, inContact: Answers) => ({ strangers, inContact });
const nobody: Answers = { otherwise: 'hidden' };
const onlyWhoMayMeet: Answers = { none: 'shown', otherwise: 'hidden' };
const onlyWhoMayBeSeen: Answers = { none: '200', otherwise: '404 member_not_found' };

const own: Row = { kind: 'own' };
/** What takes an id below the address of the back office; which of its roles may ask stands in the matrix of roles. */
const office: Readonly<Record<string, Row>> = Object.fromEntries(
  allOperations()
    .filter(({ path, ids }) => path.startsWith('/api/admin/') && ids.length > 0)
    .map(({ name }) => [name, { kind: 'staff' }]),
);
const profile = (id: string) => ({ profile: id });

// Two who talked keep their thread, unless one blocked: then only the one from whom it was taken hears why.
const thread: Answers = { i_block: '404 conversation_not_found', they_block: '403 blocked', otherwise: '200' };
const emptyThread: Answers = { i_block: '404 conversation_not_found', they_block: '404 conversation_not_found', otherwise: '200' };
const closedMembers = { deleted: '409 recipient_closed', suspended: '409 recipient_closed', banned: '409 recipient_closed' } as const;
const sending: Answers = {
  none: '201',
  i_block: '403 blocked_by_you',
  they_block: '403 blocked',
  ...closedMembers,
  paused: '409 recipient_closed',
  not_confirmed: '409 recipient_not_confirmed',
  otherwise: '409',
};

/**
 * Every operation that takes an id or answers with one. One of members that is missing turns a test red: add a line here that says what it is about and,
 * for `member`, `chat` and `list`, what each situation gets by decisions 15 and 42.
 */
export const memberOperations: Readonly<Record<string, Row>> = {
  'GET /api/settings': own,
  'POST /api/user': own,
  'GET /api/user': own,
  'PUT /api/user': own,
  'GET /api/reception': own,
  'GET /api/gifs/{provider}/{id}': own,
  'PUT /api/reception': own,
  'GET /api/sessions': own,
  'DELETE /api/sessions/{id}': { kind: 'session' },
  'GET /api/orders/{id}': { kind: 'order' },
  'POST /api/orders/{id}/check': { kind: 'order' },
  'POST /api/orders/{id}/cancel': { kind: 'order' },
  'GET /api/orders/{id}/withdrawal': { kind: 'order' },
  'POST /api/orders/{id}/withdrawal': { kind: 'order', body: () => ({ expected: { minor: 1_900, currency: 'EUR' } }) },
  'GET /api/orders/{id}/bank-account': { kind: 'order' },
  'PUT /api/orders/{id}/bank-account': { kind: 'order', body: () => ({ iban: 'NL91ABNA0417164300', holder: 'A. Jansen' }) },
  'GET /api/invoices/{id}': { kind: 'order' },
  'GET /api/orders': own,
  'GET /api/withdrawals': own,
  'POST /api/orders': own,
  'GET /api/direct-debit': own,
  'POST /api/direct-debit/requests': own,
  'GET /api/direct-debit/requests/{id}': { kind: 'debit_request' },
  'POST /api/direct-debit/requests/{id}/codes': { kind: 'debit_request' },
  'POST /api/direct-debit/requests/{id}/verify': { kind: 'debit_request', body: () => ({ otp: '123456' }) },
  'GET /api/direct-debit/mandates/{id}.pdf': { kind: 'mandate' },
  'POST /api/direct-debit/mandates/{id}/revoke': { kind: 'mandate' },
  'GET /api/prices': own,
  'GET /api/discountcode': own,
  'POST /api/discountcode/leaving': own,
  'POST /api/signup': own,
  'DELETE /api/mail-stops': own,
  'DELETE /api/my-data/consents/{kind}': own,
  'POST /api/account/pause': own,
  'POST /api/account/resume': own,
  'POST /api/account/terms': own,
  'GET /api/appeals/{token}': own,
  'POST /api/appeals/{token}': own,
  'GET /api/decisions': own,
  'POST /api/activation/code': own,
  'POST /api/activation/token': own,
  'PUT /api/activation/email': own,
  'GET /api/photos': own,
  'POST /api/photos': own,
  'GET /api/verification': own,
  'POST /api/verification': own,
  'POST /api/verification/selfie': own,
  'DELETE /api/verification': own,

  'PUT /api/photos/order': { kind: 'photo', body: (id) => ({ photos: [id] }) },
  'PUT /api/photos/{id}': { kind: 'photo', body: () => ({ private: true }) },
  'PUT /api/photos/{id}/main': { kind: 'photo' },
  'PUT /api/photos/{id}/crop': { kind: 'photo', body: () => ({ crop: null }) },
  'GET /api/photos/{id}/original': { kind: 'photo' },
  'POST /api/photos/{id}/restore': { kind: 'photo' },
  'DELETE /api/photos/{id}': { kind: 'photo' },

  'GET /api/members': {
    kind: 'list',
    // All, near, by words, and who is here.
    query: ['', '&distance=10', '&about=bread', '&online=true'].map(
      (more) => `?country=NL&min_age=90&max_age=91&two_way=false&gender=both${more}`,
    ),
    ...both(onlyWhoMayMeet),
  },
  'POST /api/members/search': {
    kind: 'list',
    body: () => ({ country: 'NL', min_age: 90, max_age: 91, two_way: false, gender: 'both' }),
    ...both(onlyWhoMayMeet),
  },
  'GET /api/saved-searches': own,
  'POST /api/saved-searches': own,
  'DELETE /api/saved-searches/{id}': own,
  'GET /api/match-finder': own,
  'PUT /api/match-finder': own,
  'GET /api/match-finder/matches': {
    kind: 'list',
    given: `update profiles.profile set reason = 'travel' where member_id in (:me, :them)`,
    ...shownTo(onlyWhoMayMeet, nobody),
  },
  'GET /api/likes': {
    kind: 'list',
    query: ['', '?type=received', '?type=given', '?type=matches'],
    ...shownTo(nobody, onlyWhoMayMeet),
  },
  'GET /api/auto-like': { kind: 'list', given: 'delete from likes.member_like where liker = :me', ...shownTo(nobody, onlyWhoMayMeet) },
  'GET /api/views': { kind: 'list', ...shownTo(nobody, onlyWhoMayMeet) },
  // No card any more, but the last decision, which can be undone.
  'GET /api/swipes': { kind: 'list', ...both(onlyWhoMayMeet) },
  'GET /api/swipes/passed': {
    kind: 'list',
    given: 'delete from likes.member_like where liker = :me',
    ...shownTo(nobody, onlyWhoMayMeet),
  },
  'GET /api/chats': { kind: 'list', ...shownTo(nobody, { i_block: 'hidden', they_block: 'hidden', otherwise: 'shown' }) },
  'GET /api/presence': { kind: 'list', ...shownTo(nobody, { none: 'shown', not_confirmed: 'shown', otherwise: 'hidden' }) },
  'GET /api/blocks': { kind: 'list', ...both({ i_block: 'shown', otherwise: 'hidden' }) },

  'GET /api/private-photos': {
    kind: 'list',
    query: '?list=asked',
    given: `insert into media.photo_access (owner_id, viewer_id, state, changed_at) values (:me, :them, 'asked', now())
            on conflict (owner_id, viewer_id) do update set state = 'asked'`,
    ...shownTo(nobody, onlyWhoMayMeet),
  },

  'GET /api/members/{id}': {
    kind: 'member',
    strangers: onlyWhoMayBeSeen,
    inContact: { none: '200', not_confirmed: '200', otherwise: '404 member_not_found' },
  },
  'GET /api/members/{id}/card': {
    kind: 'member',
    strangers: onlyWhoMayBeSeen,
    inContact: { none: '200', not_confirmed: '200', otherwise: '404 member_not_found' },
  },
  'POST /api/likes': { kind: 'member', body: profile, ...both(onlyWhoMayBeSeen) },
  'DELETE /api/likes': {
    kind: 'member',
    body: profile,
    strangers: onlyWhoMayBeSeen,
    // One's own like can be taken back from a closed account.
    inContact: { i_block: '404 member_not_found', they_block: '404 member_not_found', otherwise: '200' },
  },
  'POST /api/likes/seen': {
    kind: 'member',
    body: profile,
    strangers: onlyWhoMayBeSeen,
    inContact: { i_block: '404 member_not_found', they_block: '404 member_not_found', otherwise: '200' },
  },
  'POST /api/blocks': {
    kind: 'member',
    body: profile,
    strangers: { none: '200', i_block: '200', otherwise: '404 member_not_found' },
    inContact: { they_block: '404 member_not_found', otherwise: '200' },
  },
  'POST /api/reports': {
    kind: 'member',
    body: (id) => ({ profile: id, reason: 'money' }),
    strangers: { none: '201', i_block: '201', otherwise: '404 member_not_found' },
    // Who was written with can be reported whatever happened since, also when they blocked first.
    inContact: { otherwise: '201' },
  },
  'POST /api/swipes': { kind: 'member', body: (id) => ({ profile: id, like: false }), ...both(onlyWhoMayBeSeen) },
  'POST /api/swipes/undo': { kind: 'member', body: profile, strangers: onlyWhoMayBeSeen, inContact: { otherwise: '200' } },
  'DELETE /api/swipes/passed': { kind: 'member', body: profile, strangers: onlyWhoMayBeSeen, inContact: { otherwise: '200' } },
  'DELETE /api/blocks/{id}': { kind: 'member', ...both({ i_block: '200', otherwise: '404 member_not_found' }) },
  'POST /api/private-photos': { kind: 'member', body: profile, ...both(onlyWhoMayBeSeen) },
  'PUT /api/private-photos': { kind: 'member', body: (id) => ({ profile: id, allowed: true }), ...both(onlyWhoMayBeSeen) },
  'POST /api/chats': {
    kind: 'member',
    body: profile,
    strangers: onlyWhoMayBeSeen,
    inContact: { i_block: '404 member_not_found', they_block: '404 member_not_found', otherwise: '200' },
  },

  'GET /api/chats/{id}': { kind: 'chat', strangers: { none: '200', otherwise: '404 conversation_not_found' }, inContact: thread },
  'GET /api/chats/{id}/messages': { kind: 'chat', strangers: emptyThread, inContact: thread },
  'POST /api/chats/{id}/read': { kind: 'chat', body: () => ({ seq: 1 }), strangers: emptyThread, inContact: thread },
  'POST /api/chats/{id}/typing': { kind: 'chat', strangers: emptyThread, inContact: thread },
  'POST /api/chats/{id}/messages': {
    kind: 'chat',
    body: () => ({ client_id: randomUUID(), text: 'Hello' }),
    strangers: sending,
    inContact: { ...sending, paused: '201' },
  },
  'POST /api/chats/{id}/gifts': {
    kind: 'chat',
    body: () => ({ client_id: randomUUID(), gift: 'daisy' }),
    strangers: sending,
    inContact: { ...sending, paused: '201' },
  },
  'POST /api/chats/{id}/photos': {
    kind: 'chat',
    form: () => ({ client_id: randomUUID() }),
    strangers: sending,
    inContact: { ...sending, paused: '201' },
  },
  'DELETE /api/chat': {
    kind: 'chat',
    body: (conversation) => ({ conversation }),
    strangers: { otherwise: '404 conversation_not_found' },
    inContact: thread,
  },
  ...office,
};

/** What the table says for one cell; undefined where the row has no such answer. */
export function expectedOf(row: Row | undefined, inContact: boolean, situation: Situation): Expected | undefined {
  const answers = inContact ? row?.inContact : row?.strangers;
  return answers && (answers[situation] ?? answers.otherwise);
}

/** What a caller asks at an operation of the table about this id, with the body that it takes. */
export function requestOf(caller: Caller, name: string, id: string, query = ''): Test {
  const [method = '', path = ''] = name.split(' ');
  const { body, form } = memberOperations[name] ?? {};
  const request = requestBy(caller, method, withIds(path, id) + query);
  if (form) return withPhoto(request, form());
  return body ? request.send(body(id)) : request;
}
