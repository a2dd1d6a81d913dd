import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Global, Module } from '@nestjs/common';
import { StaffLinks } from '#auth';
import { locales, type Locale } from '#contracts';
import { OutboxStore } from '#events';
import { Mailer, type OutgoingMail } from '#mail';
import { setLogLevel } from '#observability';
import { World } from '#testing';
import { MessagesService, NotificationsModule } from '../index.js';

setLogLevel('silent');

const taken: OutgoingMail[] = [];
class FakeMailer extends Mailer {
  send(mail: OutgoingMail): Promise<void> {
    taken.push(mail);
    return Promise.resolve();
  }
}
@Global()
@Module({ providers: [{ provide: Mailer, useClass: FakeMailer }], exports: [Mailer] })
class FakeMailModule {}

const address = 'cora@staff.example';
let world: World;
beforeAll(async () => void (world = await World.open([FakeMailModule, NotificationsModule])));
beforeEach(async () => {
  await world.empty();
  taken.length = 0;
});
afterAll(() => world.close());

async function aLink(language: Locale = 'nl', purpose: 'invite' | 'renew' = 'invite'): Promise<string> {
  const [id, staffId] = [randomUUID(), randomUUID()];
  await world.rows(`insert into auth.staff (id, email, name, roles) values ($1, $2, 'Cora', '{content}')`, [staffId, address]);
  await world.rows(
    `insert into auth.staff_link (id, staff_id, purpose, sets_password, address, language, token_hash, created_at, expires_at)
     values ($1, $2, $3, true, $4, $5, '', public.app_now(), public.app_now() + interval '72 hours')`,
    [id, staffId, purpose, address, language],
  );
  await world.rows(
    `insert into events.outbox (id, reaction, payload, v, due, at) values (gen_random_uuid(), 'mail.staff-link', $1, 1, now(), now())`,
    [{ linkId: id }],
  );
  return id;
}

async function work(): Promise<string[]> {
  const outcomes: string[] = [];
  const rows = await world.rows<{ id: string; linkId: string }>(
    `select id, payload->>'linkId' as "linkId" from events.outbox where reaction = 'mail.staff-link'`,
  );
  for (const { id, linkId } of rows) {
    const outcome = await world.get(MessagesService).answer('mail.staff-link', world.get(OutboxStore).claim(id), { linkId });
    outcomes.push('why' in outcome ? outcome.why : outcome.kind);
  }
  return outcomes;
}

describe('the link of somebody of the back office', () => {
  it('goes to their own address, at once and once, and leads to a page where no server sees it [#18] [#140]', async () => {
    const id = await aLink();
    expect(await work()).toEqual(['done']);
    expect(await work()).toEqual([]);
    expect(taken).toMatchObject([{ to: address, subject: 'Je account op het kantoor van Second Spring', lane: 'critical' }]);
    expect(taken[0]?.text).toContain(`/admin/set-up#${world.get(StaffLinks).tokenOf(id, address)}`);
    expect(taken[0]?.text).toContain('Cora');
    expect(taken[0]?.unsubscribeUrl).toBeUndefined();
  });

  it.each([
    ['was used', `update auth.staff_link set used_at = public.app_now()`],
    ['is over', `update auth.staff_link set expires_at = public.app_now()`],
    ['belongs to an account that has ended', `update auth.staff set active = false`],
    ['was for an address of before', `update auth.staff set email = 'other@staff.example'`],
  ])('does not go out when it %s meanwhile', async (_what, change) => {
    await aLink();
    await world.rows(change);
    expect(await work()).toEqual(['nothing to set up']);
    expect(taken).toEqual([]);
  });

  it.each<[Locale, string]>([
    ['nl', 'losgekoppeld'],
    ['en', 'removed'],
    ['de', 'entfernt'],
    ['da', 'fjernet'],
    ['nb', 'fjernet'],
    ['sv', 'tagit bort'],
  ])('says in %s that the device before is %s: only an account ends', async (language, said) => {
    await aLink(language, 'renew');
    await work();
    expect(taken[0]?.text).toContain(said);
  });

  it.each(locales.flatMap((language) => [[language, 'invite'] as const, [language, 'renew'] as const]))(
    'is whole in %s, for an account: %s',
    async (language, purpose) => {
      await aLink(language, purpose);
      await work();
      const [mail] = taken;
      expect(`${mail?.subject}${mail?.html}${mail?.text}`).not.toMatch(/\{\w+\}|undefined/);
      expect(mail?.text).toMatch(/20\d\d/);
    },
  );
});
