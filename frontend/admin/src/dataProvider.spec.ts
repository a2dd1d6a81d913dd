import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { HttpError } from 'react-admin';
import type { AuditRow, InvitationRow, MemberPage, MemberRow } from '#contracts-admin';
import { dataProvider } from './dataProvider';
import { isLoggedOut, problemOf, textOf } from './problem';

const id = '01920000-0000-7000-8000-000000000001';
const at = '2026-11-02T09:30:00.000Z';
const member: MemberRow = {
  id,
  email: 'anna@mail.example',
  name: 'Anna',
  age: 61,
  gender: 'female',
  country: 'NL',
  town: 'Zwolle',
  status: 'active',
  paid: null,
  fictional: false,
  signed_up: at,
  last_active: at,
};
const page: MemberPage = {
  id,
  account: {
    email: 'anna@mail.example',
    status: 'active',
    language: 'nl',
    site: '',
    signed_up: at,
    confirmed_at: null,
    terms_version: at,
    terms_accepted_at: at,
    notifications_disabled: [],
    sessions: 1,
    // Longer than a sign-up may bring today, and with blanks that its check would trim.
    tracking: { ref: ` ${'x'.repeat(200)} ` },
  },
  standing: { confirmed: true, paused: false, suspended: false, banned: false, deleted: false, fictional: false, last_active: at },
  profile: null,
  help: null,
  trust: { confirmed_reports: 0, signals: 0, daily: null, lifted_at: null },
  signals: null,
  photos: null,
  money: null,
};
const invitation: InvitationRow = {
  id,
  note: 'Ria',
  made_at: at,
  made_by: 'Olga',
  expires_at: at,
  state: 'open',
  used_at: null,
  used_by: null,
  mail: null,
  url: 'http://site.example/x',
};
const entry: AuditRow = {
  id,
  at,
  staff_id: id,
  staff_name: 'Olga',
  staff_email: 'olga@office.example',
  act: 'member.opened',
  subject_kind: 'member',
  subject_id: id,
  subject_name: 'Anna',
  subject_exists: true,
  reason: '',
  facts: {},
  ip: '192.0.2.1',
};

const fetched = jest.fn<typeof fetch>();
const original = globalThis.fetch;
beforeEach(() => {
  jest.useFakeTimers();
  fetched.mockReset();
  globalThis.fetch = fetched;
});
afterEach(() => {
  jest.useRealTimers();
  globalThis.fetch = original;
});

const answers = (body: unknown, status = 200) =>
  fetched.mockImplementation(() => Promise.resolve(new Response(JSON.stringify(body), { status })));
const asked = () => {
  const [url, options] = fetched.mock.calls.at(-1) ?? [];
  const { pathname, searchParams } = new URL(url as string, 'http://office.example');
  return { method: options?.method, path: pathname, query: Object.fromEntries(searchParams), body: options?.body };
};
/** What the work is rejected with; the pauses between the tries of a call pass at once. */
async function rejection(work: Promise<unknown>): Promise<HttpError> {
  const settled = work.then(
    () => new Error('was not rejected'),
    (error: unknown) => error,
  );
  await jest.advanceTimersByTimeAsync(60_000);
  const error = await settled;
  expect(error).toBeInstanceOf(HttpError);
  return error as HttpError;
}
const firstPage = { pagination: { page: 1, perPage: 25 }, sort: { field: 'signed_up', order: 'DESC' as const }, filter: {} };
const emptyList = { rows: [], total: 0, more: false };

describe('a list', () => {
  it.each([
    ['members', member],
    ['invitations', invitation],
    ['audit', entry],
  ])('of %s is read with its rows, its total and whether there are more', async (name, row) => {
    answers({ rows: [row], total: 1000, more: true });
    expect(await dataProvider.getList(name, firstPage)).toEqual({ data: [row], total: 1000, meta: { more: true } });
    expect(asked()).toMatchObject({ method: 'GET', path: `/api/admin/${name}` });
  });

  it('is asked for by page, order and filters, in the words of the contract', async () => {
    answers(emptyList);
    const filter = { q: 'Anna & co', fictional: 'false', paid: true, signed_up_from: '2026-01-31' };
    await dataProvider.getList('members', {
      pagination: { page: 3, perPage: 50 },
      sort: { field: 'signed_up', order: 'ASC' },
      filter,
    });
    expect(asked().query).toEqual({
      page: '3',
      per_page: '50',
      sort: 'signed_up',
      order: 'asc',
      q: 'Anna & co',
      fictional: 'false',
      paid: 'true',
      signed_up_from: '2026-01-31',
    });
  });

  it('leaves out a filter that is empty', async () => {
    answers(emptyList);
    await dataProvider.getList('members', { ...firstPage, filter: { q: '', status: null, country: undefined } });
    expect(asked().query).toEqual({ page: '1', per_page: '25', sort: 'signed_up', order: 'desc' });
  });

  it.each(['members', 'invitations', 'audit'])(
    'of %s keeps its own order when the screen names one that it does not know',
    async (name) => {
      answers(emptyList);
      await dataProvider.getList(name, { ...firstPage, sort: { field: 'id', order: 'ASC' } });
      expect(asked().query).toEqual({ page: '1', per_page: '25' });
    },
  );

  it('of what belongs to a record is narrowed by the field that names the record', async () => {
    answers({ rows: [entry], total: 1, more: false });
    const { data } = await dataProvider.getManyReference('audit', {
      ...firstPage,
      target: 'subject_id',
      id,
      filter: { act: 'member.opened' },
    });
    expect(data).toEqual([entry]);
    expect(asked()).toMatchObject({ path: '/api/admin/audit', query: { subject_id: id, act: 'member.opened', page: '1', per_page: '25' } });
  });

  it.each([
    ['a row without its name', { rows: [{ ...member, name: undefined }], total: 1, more: false }],
    ['no total', { rows: [member], more: false }],
    ['something else', { status: 'ok' }],
  ])('is refused when the answer does not fit the contract: %s', async (_, body) => {
    answers(body);
    expect(problemOf(await rejection(dataProvider.getList('members', firstPage)))).toMatchObject({ code: 'unexpected_answer' });
  });

  it('that is not in the table is not asked for', async () => {
    for (const name of ['queues', 'toString', ''])
      expect(await rejection(dataProvider.getList(name, firstPage))).toMatchObject({ status: 405 });
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('one record', () => {
  it('is read as its page shows it, and fields that the contract does not know stay out', async () => {
    answers({ ...page, password_hash: 'x' });
    expect(await dataProvider.getOne('members', { id })).toEqual({ data: page });
    expect(await dataProvider.getMany('members', { ids: [id] })).toEqual({ data: [page] });
  });

  it('is asked for at its own address, as one part of it', async () => {
    answers({});
    await rejection(dataProvider.getOne('members', { id: 'a/b' }));
    expect(asked()).toMatchObject({ method: 'GET', path: '/api/admin/members/a%2Fb' });
  });

  it('of several is asked for one by one', async () => {
    answers({});
    await rejection(dataProvider.getMany('members', { ids: ['1', '2'] }));
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/admin/members/1', '/api/admin/members/2']);
  });

  it('is not asked for where a resource has lists only, and none is changed', async () => {
    const record = { id, data: {}, previousData: { id } };
    const refused = [
      dataProvider.getOne('audit', { id }),
      dataProvider.getMany('invitations', { ids: [id] }),
      dataProvider.create('members', { data: {} }),
      dataProvider.update('members', record),
      dataProvider.updateMany('members', { ids: [id], data: {} }),
      dataProvider.delete('members', { id }),
      dataProvider.deleteMany('members', { ids: [id] }),
    ];
    for (const work of refused) expect(await rejection(work)).toMatchObject({ status: 405 });
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('a command', () => {
  it('is posted to its address with its input, and answers what the server made of it', async () => {
    const trust = { confirmed_reports: 0, signals: 0, daily: null, lifted_at: at };
    answers({ trust });
    expect(await dataProvider.command('lift_limit', { id, input: { reason: 'person_known' } })).toEqual({ done: true, data: { trust } });
    expect(asked()).toMatchObject({ method: 'POST', path: `/api/admin/members/${id}/limit/lift`, body: '{"reason":"person_known"}' });
  });

  it('that makes something new has no target', async () => {
    answers({ invitation });
    await dataProvider.command('make_invitation', { input: { note: 'Ria' } });
    expect(asked()).toMatchObject({ method: 'POST', path: '/api/admin/invitations', body: '{"note":"Ria"}' });
  });

  it('is not repeated by itself when the network is away: nobody knows whether it arrived', async () => {
    fetched.mockImplementation(() => Promise.reject(new TypeError('no network')));
    const error = await rejection(dataProvider.command('revoke_invitation', { id, input: {} }));
    expect(problemOf(error)).toMatchObject({ code: 'offline', status: 0 });
    expect(fetched).toHaveBeenCalledTimes(1);
  });
});

describe('a refusal', () => {
  const refusal = async (status: number, body: object) => {
    answers(body, status);
    return rejection(dataProvider.command('make_invitation', { input: { note: '' } }));
  };

  it('for want of a session is a 401, and leads to the login', async () => {
    const error = await refusal(403, { error: 'authentication_required', message: 'Please log in.' });
    expect(error.status).toBe(401);
    expect(isLoggedOut(error)).toBe(true);
  });

  it.each([
    [403, 'forbidden', 'Your role may not see this. The attempt was written down.'],
    [404, 'member_not_found', 'There is no such member, or not any more.'],
    [404, 'not_found', 'This does not exist, or not any more.'],
    [500, 'generic', 'Something went wrong on the server. It was written down.'],
  ])('of %i %s stays on the page, in words', async (status, code, text) => {
    const error = await refusal(status, { error: code, message: 'x' });
    expect(error.status).toBe(status);
    expect(isLoggedOut(error)).toBe(false);
    expect(textOf(problemOf(error))).toBe(text);
  });

  it('of an input says beside which field, as react-admin reads it', async () => {
    const error = await refusal(422, { error: 'invalid_input', message: 'x', fields: { note: 'This is too long.' } });
    expect(error).toMatchObject({ status: 422, body: { errors: { note: 'This is too long.' } } });
    expect(problemOf(error).fields).toEqual({ note: 'This is too long.' });
  });

  it('for a while says until when', async () => {
    const error = await refusal(429, { error: 'too_many_requests', message: 'x', retry_at: at });
    expect(textOf(problemOf(error))).toMatch(/^Too many attempts. You can try again at \d\d:\d\d\.$/);
  });

  it('of a proxy, in no words of ours, is one too', async () => {
    fetched.mockImplementation(() => Promise.resolve(new Response('<h1>Bad gateway</h1>', { status: 502 })));
    const error = await rejection(dataProvider.command('make_invitation', { input: { note: '' } }));
    expect([error.status, textOf(problemOf(error))]).toEqual([502, 'Something went wrong on the server. It was written down.']);
  });

  it('of a list without a network says so, after several tries', async () => {
    fetched.mockImplementation(() => Promise.reject(new TypeError('no network')));
    const error = await rejection(dataProvider.getList('members', firstPage));
    expect([error.status, textOf(problemOf(error))]).toEqual([0, 'There is no connection to the server.']);
    expect(fetched.mock.calls.length).toBeGreaterThan(1);
  });
});
