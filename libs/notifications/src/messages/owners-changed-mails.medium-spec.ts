import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Global, Module } from '@nestjs/common';
import { locales, type Locale } from '#contracts';
import { ownerChanges, type OwnerChange } from '#contracts-admin';
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

let world: World;
beforeAll(async () => void (world = await World.open([FakeMailModule, NotificationsModule])));
beforeEach(async () => {
  await world.empty();
  taken.length = 0;
});
afterAll(() => world.close());

async function staff(name: string, language?: Locale): Promise<string> {
  const id = randomUUID();
  await world.rows(`insert into auth.staff (id, email, name, roles) values ($1, $2, $3, '{owner}')`, [
    id,
    `${name.toLowerCase()}@staff.example`,
    name,
  ]);
  if (language)
    await world.rows(
      `insert into auth.staff_link (id, staff_id, purpose, sets_password, address, language, token_hash, created_at, expires_at)
       values (gen_random_uuid(), $1, 'invite', true, '', $2, '', public.app_now(), public.app_now())`,
      [id, language],
    );
  return id;
}

async function tell(change: OwnerChange, [readerId, actorId, personId]: readonly [string, string, string]): Promise<string> {
  const payload = { noticeId: randomUUID(), readerId, actorId, personId, change };
  const [row] = await world.rows<{ id: string }>(
    `insert into events.outbox (id, reaction, payload, v, due, at)
     values (gen_random_uuid(), 'mail.owners-changed', $1, 1, now(), now()) returning id`,
    [payload],
  );
  const outcome = await world.get(MessagesService).answer('mail.owners-changed', world.get(OutboxStore).claim(row?.id ?? ''), payload);
  return 'why' in outcome ? outcome.why : outcome.kind;
}

describe('what is told of an owner of the office', () => {
  it('says who did what to whom, and where it is undone, at once [#18] [#140]', async () => {
    const people = [await staff('Otis'), await staff('Olga'), await staff('Otto')] as const;
    expect(await tell('ended', people)).toBe('done');
    expect(taken).toMatchObject([{ to: 'otis@staff.example', subject: 'A change among the owners of Second Spring', lane: 'critical' }]);
    expect(taken[0]?.text).toContain('Olga has ended the account of Otto');
    expect(taken[0]?.text).toContain('npm run staff');
    expect(taken[0]?.text).toContain('/admin/staff');
    expect(taken[0]?.unsubscribeUrl).toBeUndefined();
  });

  it('reaches also who was ended meanwhile: whoever wants to be alone ends all others at once [#140]', async () => {
    const people = [await staff('Otis'), await staff('Olga'), await staff('Otto')] as const;
    await world.rows(`update auth.staff set active = false`);
    expect(await tell('given', people)).toBe('done');
    expect(taken).toHaveLength(1);
  });

  it('is nothing when somebody of it is gone', async () => {
    expect(await tell('given', [await staff('Otis'), await staff('Olga'), randomUUID()])).toBe('nobody to tell, or to tell of');
    expect(taken).toEqual([]);
  });

  it.each(locales)('is whole in %s, whatever it is, in the language in which its reader was last written to', async (language) => {
    const people = [await staff('Otis', language), await staff('Olga'), await staff('Otto')] as const;
    for (const change of ownerChanges) await tell(change, people);
    expect(new Set(taken.map(({ text }) => text)).size).toBe(ownerChanges.length);
    for (const { subject, html, text } of taken) {
      expect(`${subject}${html}${text}`).not.toMatch(/\{\w+\}|undefined/);
      for (const said of ['Olga', 'Otto', 'Staff', 'npm run staff']) expect(text).toContain(said);
    }
    expect(language === 'en' || taken.every(({ text }) => !text.includes('owner'))).toBe(true);
  });
});
