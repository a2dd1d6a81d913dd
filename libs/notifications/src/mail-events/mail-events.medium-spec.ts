import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { randomBytes, randomUUID } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { AccountsService } from '#auth';
import { Transactions } from '#database';
import { setLogLevel } from '#observability';
import { World, type TestMember } from '#testing';
import { MailEvents, MailEventsModule } from '../index.js';
import { MailRefusals } from '../refusals/index.js';
import { MailsRepository } from '../mails/index.js';
import { TakenMailEventsRepository } from './taken-mail-events.repository.js';

setLogLevel('silent');

const secret = `whsec_${randomBytes(32).toString('base64')}`;
let world: World;
let events: MailEvents;
let anna: TestMember;
let messageId: string;
let recipient: string;
beforeAll(async () => {
  world = await World.open([MailEventsModule]);
  events = eventsSignedWith(secret);
});
beforeEach(async () => {
  await world.empty();
  anna = await world.member('Anna');
  const id = randomUUID();
  messageId = `<${id}@site.example>`;
  await world.rows(
    `insert into notifications.mail (id, member_id, kind, dedupe_key, locale, state, message_id, created_at)
     values ($1, $2, 'like', 'like:1', 'en', 'sent', $3, now())`,
    [id, anna.id, messageId],
  );
  const [account] = await world.rows<{ email: string }>(`select email from auth.account where id = $1`, [anna.id]);
  recipient = account?.email ?? '';
});
afterAll(() => world.close());

function eventsSignedWith(mailWebhookSecret: string | undefined): MailEvents {
  return new MailEvents(
    world.get(Transactions),
    world.get(MailsRepository),
    world.get(AccountsService),
    world.get(MailRefusals),
    world.get(TakenMailEventsRepository),
    { mailWebhookSecret },
  );
}
function signed(body: string, at = new Date(), by = secret, id = `msg_${randomUUID()}`): Record<string, string> {
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
    'webhook-signature': new Webhook(by).sign(id, at, body),
  };
}
const tell = (event: object) => {
  const body = JSON.stringify({ message_id: messageId, recipient, ...event });
  return events.receive(body, signed(body));
};
const stopsOf = async ({ id }: TestMember) =>
  (await world.rows<{ stops: string[] }>(`select notifications_disabled as stops from auth.account where id = $1`, [id]))[0]?.stops;

describe('what a mail service tells of a mail', () => {
  it.each([
    ['bounced', 'bounced'],
    ['complained', 'spam'],
    ['unsubscribed', 'unsubscribed'],
  ] as const)('that it %s ends the mails to its reader, once, however often it is told [#120]', async (type, stop) => {
    await tell({ type });
    await tell({ type, message_id: messageId.slice(1, -1), recipient: recipient.toUpperCase() });
    expect(await stopsOf(anna)).toEqual([stop]);
  });

  it('is taken once by its id: told again after the mark was taken away, it marks nobody; another one does', async () => {
    const body = JSON.stringify({ type: 'bounced', message_id: messageId, recipient });
    const call = (id: string) => events.receive(body, signed(body, new Date(), secret, id));
    await Promise.all([call('msg_a'), call('msg_a')]);
    expect(await stopsOf(anna)).toEqual(['bounced']);
    await world.rows(`update auth.account set notifications_disabled = '{}' where id = $1`, [anna.id]);
    await call('msg_a');
    expect(await stopsOf(anna)).toEqual([]);
    await call('msg_b');
    expect(await stopsOf(anna)).toEqual(['bounced']);
  });

  it.each([
    ['anna@xn--bcher-kva.example', '<anna@bücher.example>'],
    ['anna@xn--bcher-kva.example', 'Anna <ANNA@xn--bcher-kva.example>'],
    ['josé@mail.example', 'rfc822; jose\u0301@mail.example'],
  ])('names its reader %s as %s', async (email, named) => {
    await world.rows(`update auth.account set email = $2 where id = $1`, [anna.id, email]);
    await tell({ type: 'complained', recipient: named });
    expect(await stopsOf(anna)).toEqual(['spam']);
  });

  it('that many came back at a time marks nobody', async () => {
    const domain = recipient.split('@')[1];
    await world.rows(
      `insert into notifications.mail_refusal (member_id, domain, at, marked) select uuidv7(), $1, now(), false from generate_series(1, 5)`,
      [domain],
    );
    await tell({ type: 'bounced' });
    expect(await stopsOf(anna)).toEqual([]);
  });

  it.each<[string, object]>([
    ['of a mailbox that is full for now', { type: 'bounced', permanent: false }],
    ['of a mail that nobody sent', { type: 'bounced', message_id: `<${randomUUID()}@site.example>` }],
    ['of a mail that is none of ours', { type: 'bounced', message_id: '<CAF+1@mail.example>' }],
    ['of an address that was corrected meanwhile', { type: 'bounced', recipient: 'old@mail.example' }],
  ])('%s changes nothing', async (_what, event) => {
    await tell(event);
    expect(await stopsOf(anna)).toEqual([]);
  });

  it('is believed with its signature only: of this body, by this secret, of the last minutes', async () => {
    const body = JSON.stringify({ type: 'bounced', message_id: messageId, recipient });
    const other = `whsec_${randomBytes(32).toString('base64')}`;
    await expect(events.receive(body, {})).rejects.toThrow('forbidden');
    await expect(events.receive(body, signed(body, new Date(), other))).rejects.toThrow('forbidden');
    await expect(events.receive(body.replace('bounced', 'complained'), signed(body))).rejects.toThrow('forbidden');
    await expect(events.receive(body, signed(body, new Date(Date.now() - 10 * 60_000)))).rejects.toThrow('forbidden');
    await expect(eventsSignedWith(undefined).receive(body, signed(body))).rejects.toThrow('not_found');
    expect(await stopsOf(anna)).toEqual([]);
    await events.receive(body, signed(body));
    expect(await stopsOf(anna)).toEqual(['bounced']);
  });

  it('must be one of the things that can be told', async () => {
    await expect(tell({ type: 'opened' })).rejects.toThrow('malformed_call');
    await expect(events.receive('"x"', signed('"x"'))).rejects.toThrow('malformed_call');
    await expect(events.receive('no json', signed('no json'))).rejects.toThrow('forbidden');
  });

  it('is known by its id also when it lies in the archive by then', async () => {
    await world.rows(
      `with moved as (delete from notifications.mail returning *)
       insert into notifications.mail_archive (id, member_id, kind, dedupe_key, locale, state, message_id, created_at)
       select id, member_id, kind, dedupe_key, locale, state, message_id, created_at from moved`,
    );
    await tell({ type: 'complained' });
    expect(await stopsOf(anna)).toEqual(['spam']);
  });

  it('whose reader has no account ends nobody’s mails, though a member has the address too', async () => {
    await world.rows(`update notifications.mail set member_id = null`);
    await tell({ type: 'bounced', permanent: true });
    expect(await stopsOf(anna)).toEqual([]);
  });
});
