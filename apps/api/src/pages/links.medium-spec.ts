import { Module } from '@nestjs/common';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AccountsService, ActivationMails, Invitations, OneTimeTokens, type Caller } from '#auth';
import { Transactions } from '#database';
import { PreferencesModule, UnsubscribingService } from '#notifications';
import { setLogLevel } from '#observability';
import { demoIds } from '#site';
import { World, type TestMember } from '#testing';
import { Links } from './links.js';

@Module({ imports: [PreferencesModule], providers: [Links] })
class LinksModule {}

setLogLevel('silent');
let world: World;
const caller: Caller = { requestId: 'test', ip: '203.0.113.7', userAgent: 'Test' };

beforeAll(async () => {
  world = await World.open([LinksModule]);
});
beforeEach(() => world.empty());
afterAll(() => world.close());

/** What the activation mail would hold. */
async function activationLink(member: TestMember): Promise<string> {
  return world.get(Transactions).run(async (tx) => {
    const { email } = await world.get(AccountsService).account(tx, member.id);
    const id = await world.get(OneTimeTokens).issue(tx, 'activate', member.id, email);
    return (await world.get(OneTimeTokens).linkFacts(tx, id))?.token ?? '';
  });
}
const statusOf = (member: TestMember) =>
  world.get(Transactions).read(async (tx) => (await world.get(AccountsService).account(tx, member.id)).status);

describe('the stored links', () => {
  it('tell what they are for without doing it; the button does it, once [#45] [#36]', async () => {
    const anna = await world.member('Anna', { confirmed: false });
    const token = await activationLink(anna);
    const links = world.get(Links);
    const before = await world.rows(`select * from auth.one_time_token`);
    for (let look = 0; look < 3; look += 1)
      expect(await links.find(token)).toEqual({ kind: 'activation', state: 'live', spentPage: '/activate/error' });
    expect(await world.rows(`select * from auth.one_time_token`)).toEqual(before);
    expect(await statusOf(anna)).toBe('not_confirmed');

    const answers = await Promise.all([links.use(token, caller, false), links.use(token, caller, false)]);
    expect(answers.map(({ goto }) => goto).toSorted()).toEqual(['/activate/done', '/activate/error']);
    expect(await statusOf(anna)).toBe('active');
    expect(await links.find(token)).toMatchObject({ kind: 'activation', state: 'spent' });
  });

  it('are spent when they are too old, or meant for an address that was corrected', async () => {
    const links = world.get(Links);
    const anna = await world.member('Anna', { confirmed: false });
    const token = await activationLink(anna);
    await world.clockAhead('73 hours');
    expect(await links.find(token)).toMatchObject({ state: 'spent' });

    const bea = await world.member('Bea', { confirmed: false });
    const early = await activationLink(bea);
    const me = {
      id: bea.id,
      sessionId: '',
      communityId: bea.communityId,
      siteId: bea.siteId,
      status: 'not_confirmed',
      language: 'en',
    } as const;
    await world.get(ActivationMails).correctAddress(me, 'bea.right@mail.example');
    expect(await links.find(early)).toMatchObject({ state: 'spent' });
    expect(await links.use(early, caller, false)).toEqual({ goto: '/activate/error', cookies: [] });
    expect(await statusOf(bea)).toBe('not_confirmed');
  });

  it('end reminders and stay on their page', async () => {
    const anna = await world.member('Anna');
    const token = world.get(UnsubscribingService).tokenFor(anna.id);
    expect(await world.get(Links).find(token)).toMatchObject({ kind: 'unsubscribe', state: 'live' });
    expect(await world.get(Links).use(token, caller, false)).toEqual({ goto: `/${token}?done=1`, cookies: [] });
  });

  it('are unknown when they were never stored [#45]', async () => {
    const links = world.get(Links);
    expect(await links.find('a-token-that-was-never-stored-0000')).toBeNull();
    await expect(links.use('a-token-that-was-never-stored-0000', caller, false)).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('an invitation', () => {
  const invite = async () => {
    const [staff] = await world.rows<{ id: string }>(
      `insert into auth.staff (email, name, password_hash, totp_secret, roles) values ('c@staff.example', 'Cora', '', '', '{content}') returning id`,
    );
    return world.get(Transactions).run(async (tx) => {
      const id = await world.get(Invitations).make(tx, {
        siteId: demoIds.site,
        communityId: demoIds.community,
        staffId: staff?.id ?? '',
        note: '',
      });
      return { id, token: world.get(Invitations).tokenOf(id) };
    });
  };

  it('is accepted by its button, kept in a cookie that no script reads, and not used up by that [#18] [#45]', async () => {
    const { id, token } = await invite();
    const links = world.get(Links);
    expect(await links.find(token)).toEqual({ kind: 'invitation', state: 'live' });
    for (let press = 0; press < 2; press += 1) {
      expect(await links.use(token, caller, true)).toEqual({
        goto: '/signup',
        cookies: [`invitation=${token}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`],
      });
    }
    await world.get(Transactions).run((tx) => world.get(Invitations).revoke(tx, id));
    expect(await links.find(token)).toEqual({ kind: 'invitation', state: 'spent' });
    expect(await links.use(token, caller, true)).toEqual({ goto: `/${token}`, cookies: [] });
  });
});
