import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { SignupBody } from '#contracts';
import { Transactions } from '#database';
import { setLogLevel } from '#observability';
import { demoIds, SiteService, type Site } from '#site';
import { signupForm, World } from '#testing';
import { Invitations, SignupService, type Caller } from '../index.js';

setLogLevel('silent');
let world: World;
let open: Site;
const staffId = randomUUID();

beforeAll(async () => {
  world = await World.open();
  open = await world.get(SiteService).byId(demoIds.site);
});
beforeEach(async () => {
  await world.empty();
  await world.rows(
    `insert into auth.staff (id, email, name, password_hash, totp_secret, roles) values ($1, 'c@staff.example', 'Cora', '', '', '{content}')`,
    [staffId],
  );
});
afterAll(() => world.close());

const form = (name: string, change: Partial<SignupBody> = {}): SignupBody =>
  signupForm({ email: `${name.toLowerCase()}@mail.example`, name, ...change });
const onSite = (signups: Site['settings']['signups']): Site => ({ ...open, settings: { ...open.settings, signups } });
const caller = (invitation?: string): Caller => ({ requestId: 'test', ip: '203.0.113.7', userAgent: 'Test', invitation });
const signUp = (
  name: string,
  { invitation, signups = 'other', ...change }: { invitation?: string; signups?: Site['settings']['signups'] } & Partial<SignupBody> = {},
) =>
  world
    .get(SignupService)
    .signUp(onSite(signups), form(name, change), caller(invitation))
    .then(
      () => 'done',
      (error: { code?: string }) => error.code ?? 'unknown',
    );
const invite = (communityId = open.communityId) =>
  world.get(Transactions).run(async (tx) => {
    const id = await world.get(Invitations).make(tx, { siteId: open.id, communityId, staffId, note: 'for a friend' });
    return { id, token: world.get(Invitations).tokenOf(id) };
  });
const accounts = () => world.rows<{ email: string }>(`select email from auth.account`);

describe('an invitation', () => {
  it('lets one person into a site that takes nobody else, and remembers whom [#18]', async () => {
    const { token } = await invite();
    expect(await signUp('Anna')).toBe('signups_closed');
    expect(await signUp('Anna', { invitation: token })).toBe('done');
    expect(await signUp('Bea', { invitation: token })).toBe('signups_closed');
    const rows = await world.rows(
      `select a.email, i.used_at is not null as used from auth.invitation i join auth.account a on a.id = i.used_by`,
    );
    expect(rows).toEqual([{ email: 'anna@mail.example', used: true }]);
    expect(await accounts()).toHaveLength(1);
  });

  it('lets only one of two people in who come at once, and nothing of the other stays [#18]', async () => {
    const { token } = await invite();
    const outcomes = await Promise.all(['Anna', 'Bea', 'Cees'].map((name) => signUp(name, { invitation: token })));
    expect(outcomes.toSorted()).toEqual(['done', 'signups_closed', 'signups_closed']);
    expect(await accounts()).toHaveLength(1);
  });

  it('is not used up by a sign-up that fails', async () => {
    const { token } = await invite();
    expect(await signUp('Anna', { invitation: token, town_id: 1 })).toBe('town_unknown');
    expect(await signUp('Anna', { invitation: token })).toBe('done');
  });

  it('ends after 30 days, when it is taken back, and at the border of its community', async () => {
    const old = await invite();
    const revoked = await invite();
    const foreign = await invite(randomUUID());
    await world.get(Transactions).run((tx) => world.get(Invitations).revoke(tx, revoked.id));
    expect(await signUp('Anna', { invitation: revoked.token })).toBe('signups_closed');
    expect(await signUp('Anna', { invitation: foreign.token })).toBe('signups_closed');
    await world.clockAhead('30 days 1 minute');
    expect(await signUp('Anna', { invitation: old.token })).toBe('signups_closed');
    expect(await accounts()).toEqual([]);
  });

  it('rests as a hash only', async () => {
    const { token } = await invite();
    expect(JSON.stringify(await world.rows(`select i::text from auth.invitation i`))).not.toContain(token);
  });
});

describe('a site for people from known sources', () => {
  it('takes those who bring a network or a ref, and those with an invitation [#116]', async () => {
    const signups = 'with_trafficsource';
    expect(await signUp('Anna', { signups })).toBe('signups_closed');
    expect(await signUp('Anna', { signups, tracking: { sub1: 'x' } })).toBe('signups_closed');
    expect(await signUp('Anna', { signups, tracking: { ref: 'friend' } })).toBe('done');
    expect(await signUp('Bea', { signups, tracking: { network: 'n1' } })).toBe('done');
    const { token } = await invite();
    expect(await signUp('Cees', { signups, invitation: token })).toBe('done');
  });
});
