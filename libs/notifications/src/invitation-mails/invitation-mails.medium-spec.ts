import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Global, Module } from '@nestjs/common';
import { Invitations } from '#auth';
import { locales, type Locale } from '#contracts';
import { Transactions } from '#database';
import { OutboxStore } from '#events';
import { Mailer, MailRejected, type OutgoingMail } from '#mail';
import { setLogLevel } from '#observability';
import { demoIds } from '#site';
import { World } from '#testing';
import { MailRetention, MessagesService, NotificationsModule, StaffMails, StaffMailsModule } from '../index.js';

setLogLevel('silent');

const taken: OutgoingMail[] = [];
let failure: Error | undefined;
class FakeMailer extends Mailer {
  send(mail: OutgoingMail): Promise<void> {
    if (failure) return Promise.reject(failure);
    taken.push(mail);
    return Promise.resolve();
  }
}
@Global()
@Module({ providers: [{ provide: Mailer, useClass: FakeMailer }], exports: [Mailer] })
class FakeMailModule {}

const staffId = randomUUID();
const address = 'ria@elsewhere.example';
let world: World;
beforeAll(async () => void (world = await World.open([FakeMailModule, NotificationsModule, StaffMailsModule])));
beforeEach(async () => {
  await world.empty();
  taken.length = 0;
  failure = undefined;
  await world.rows(
    `insert into auth.staff (id, email, name, password_hash, totp_secret, roles) values ($1, 'c@staff.example', 'Cora', '', '', '{content}')`,
    [staffId],
  );
});
afterAll(() => world.close());

const invite = (language: Locale = 'nl') =>
  world.get(Transactions).run(async (tx) => {
    const id = await world.get(Invitations).make(tx, { siteId: demoIds.site, communityId: demoIds.community, staffId, note: 'Ria' });
    await world.get(StaffMails).invite(tx, id, { address, language });
    return id;
  });
const addresses = () => world.rows(`select address from notifications.invitation_mail`);

async function work(): Promise<string[]> {
  const outcomes: string[] = [];
  const rows = await world.rows<{ id: string; invitationId: string }>(
    `select id, payload->>'invitationId' as "invitationId" from events.outbox where reaction = 'mail.invitation'`,
  );
  for (const { id, invitationId } of rows) {
    const claim = world.get(OutboxStore).claim(id);
    const outcome = await world.get(MessagesService).answer('mail.invitation', claim, { invitationId });
    expect(claim.isSettled()).toBe(true);
    outcomes.push('why' in outcome ? outcome.why : outcome.kind);
  }
  return outcomes;
}

describe('an invitation by mail', () => {
  it('goes to somebody who is no member, once, with the link; and the address is forgotten [#9] [#18]', async () => {
    const id = await invite();
    expect(await addresses()).toEqual([{ address }]);
    expect(await work()).toEqual(['done']);
    expect(await work()).toEqual([]);
    expect(taken).toMatchObject([{ to: address, subject: 'Je bent uitgenodigd voor Second Spring', lane: 'bulk' }]);
    expect(taken[0]?.text).toContain(`/${world.get(Invitations).tokenOf(id)}`);
    expect(taken[0]?.unsubscribeUrl).toBeUndefined();
    expect(await addresses()).toEqual([]);
    expect(JSON.stringify(await world.rows(`select m::text from notifications.mail m`))).not.toContain(address);
    expect(await world.rows(`select member_id, kind, state from notifications.mail`)).toEqual([
      { member_id: null, kind: 'invitation', state: 'sent' },
    ]);
  });

  it.each<[string, (id: string) => Promise<unknown>]>([
    ['was taken back', (id) => world.get(Transactions).run((tx) => world.get(Invitations).revoke(tx, id))],
    ['has ended', () => world.clockAhead('31 days')],
  ])('does not go out when it %s meanwhile', async (_what, change) => {
    await change(await invite());
    expect(await work()).toEqual(['nobody to invite']);
    expect([taken, await addresses()]).toEqual([[], []]);
  });

  it('to an address that does not exist ends there', async () => {
    await invite();
    failure = new MailRejected('550 no such mailbox');
    expect(await work()).toEqual(['bounced']);
    expect(await world.rows(`select state from notifications.mail`)).toEqual([{ state: 'bounced' }]);
    expect(await addresses()).toEqual([]);
  });

  it('keeps no address longer than the invitation holds, even when no server takes it', async () => {
    await invite();
    await world.get(MailRetention).forgetOld();
    expect(await addresses()).toHaveLength(1);
    await world.clockAhead('31 days');
    await world.get(MailRetention).forgetOld();
    expect(await addresses()).toEqual([]);
  });

  it.each(locales)('is whole in %s [#E20]', async (language) => {
    await invite(language);
    await work();
    const [mail] = taken;
    expect(`${mail?.subject}${mail?.html}${mail?.text}`).not.toMatch(/\{\w+\}|undefined/);
    expect(mail?.text).toMatch(/20\d\d/);
  });
});
