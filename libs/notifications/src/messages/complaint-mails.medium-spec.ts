import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Global, Module } from '@nestjs/common';
import { CONFIG, type Config } from '#config';
import { locales, type Locale } from '#contracts';
import { Transactions } from '#database';
import { wordsFor } from '#i18n';
import { OutboxStore } from '#events';
import { Mailer, MailDelayed, MailRejected, type OutgoingMail } from '#mail';
import { AppealRulings, AppealsService, appealTokenOf, CasesService, ComplaintsService, DecisionsService } from '#moderation';
import { metrics, setLogLevel } from '#observability';
import { demoIds } from '#site';
import { World } from '#testing';
import { MessagesService, NotificationsModule } from '../index.js';

setLogLevel('silent');
const taken: OutgoingMail[] = [];
let refusal: Error | undefined;
const mailer: Mailer = {
  send: async (mail) => {
    if (refusal) throw refusal;
    taken.push(mail);
  },
};
@Global()
@Module({ providers: [{ provide: Mailer, useValue: mailer }], exports: [Mailer] })
class FakeMailModule {}

let world: World;
let messages: MessagesService;
beforeAll(async () => {
  world = await World.open([FakeMailModule, NotificationsModule]);
  messages = world.get(MessagesService);
});
beforeEach(async () => {
  await world.empty();
  taken.length = 0;
  refusal = undefined;
});
afterAll(() => world.close());

const words = 'Buy cheap watches at evil.example';
const name = 'Win at evil.example';
const aClaim = () => world.get(OutboxStore).claim(randomUUID());

async function complaint(
  language: Locale,
  email = `wil.${language}@mail.example`,
  text = words,
): Promise<{ id: string; reference: string }> {
  const body = { category: 'rule_breach', words: text, name, email } as const;
  const site = { id: demoIds.site, communityId: demoIds.community };
  const { answer } = await world.get(ComplaintsService).complain(body, { site, language, ip: '10.1.1.1', memberId: null }, null);
  const [row] = await world.rows<{ id: string }>(`select id from moderation.complaint where reference = $1`, [answer.reference]);
  return { id: row?.id ?? '', reference: answer.reference };
}
const decided = (id: string, outcome: 'acted' | 'nothing') =>
  world.rows(`update moderation.complaint set outcome = $2 where id = $1`, [id, outcome]);
const heldReceipts = async (): Promise<number> =>
  (await metrics.mailsHeld.get()).values.find(({ labels }) => labels['kind'] === 'complaint-received' && labels['why'] === 'limit')
    ?.value ?? 0;
const last = () => taken.at(-1);
const forms = () => [last()?.html ?? '', last()?.text ?? ''];

describe.each(locales)('the mails about a complaint, in %s', (language) => {
  it('carry the answer of staff word for word, as theirs, and as text alone', async () => {
    const { id } = await complaint(language);
    const moderator = { id: randomUUID(), isOwner: false };
    const answer = 'You are right.\n\nThey are <b>larger</b> now.';
    await world.get(Transactions).run(async (tx) => {
      await world.get(CasesService).claim(tx, moderator, id);
      await world.get(ComplaintsService).resolve(tx, moderator, id, answer);
    });
    expect(await messages.answer('mail.complaint-decided', aClaim(), { complaintId: id })).toEqual({ kind: 'done' });
    const { complaintDecided } = wordsFor(language).moderation;
    const [intro = ''] = complaintDecided.answered.split('{date}');
    for (const part of [intro, 'You are right.', 'They are <b>larger</b> now.']) expect(last()?.text).toContain(part);
    expect(last()?.html).toContain('They are &lt;b&gt;larger&lt;/b&gt; now.');
    for (const form of forms()) expect(form).not.toContain(words);
  });

  it('tell its number and when there is an answer, and then the answer; nothing of what was written [#32]', async () => {
    const { id, reference } = await complaint(language);
    expect(await messages.answer('mail.complaint-received', aClaim(), { complaintId: id })).toEqual({ kind: 'done' });
    expect([last()?.to, last()?.subject.includes(reference)]).toEqual([`wil.${language}@mail.example`, true]);
    for (const form of forms()) {
      expect(form).toContain(reference);
      expect(form).toContain('http://localhost:3000/complaints');
      expect(form).not.toMatch(/evil\.example|\{\w+\}/);
    }
    expect(await messages.answer('mail.complaint-received', aClaim(), { complaintId: id })).toMatchObject({ kind: 'skipped' });

    expect(await messages.answer('mail.complaint-decided', aClaim(), { complaintId: id })).toMatchObject({ kind: 'skipped' });
    await decided(id, 'acted');
    expect(await messages.answer('mail.complaint-decided', aClaim(), { complaintId: id })).toEqual({ kind: 'done' });
    const acted = last()?.text;
    for (const form of forms()) expect([form.includes(reference), /evil\.example|\{\w+\}/.test(form)]).toEqual([true, false]);

    const other = await complaint(language, `other.${language}@mail.example`);
    await decided(other.id, 'nothing');
    expect(await messages.answer('mail.complaint-decided', aClaim(), { complaintId: other.id })).toEqual({ kind: 'done' });
    expect(last()?.text.replaceAll(other.reference, reference)).not.toBe(acted);
    expect(taken).toHaveLength(3);
  });
});

describe('the answer that nothing was found', () => {
  const other = { id: randomUUID(), isOwner: false };
  const decide = async (id: string, who = { id: randomUUID(), isOwner: false }) => {
    const { decision } = await world.get(Transactions).run(async (tx) => {
      await world.get(CasesService).claim(tx, who, id);
      return world.get(DecisionsService).decide(tx, who, id, { measure: 'none', rule: null });
    });
    await world.get(DecisionsService).carryOut(aClaim(), decision.id);
    return decision.id;
  };
  const answer = (id: string) => messages.answer('mail.complaint-decided', aClaim(), { complaintId: id });

  it('leads to where one objects, names the body for disputes, and goes out once more when the case was opened anew', async () => {
    const { id } = await complaint('nl');
    const decisionId = await decide(id);
    expect(await answer(id)).toEqual({ kind: 'done' });
    const token = appealTokenOf(world.get<Config>(CONFIG as never).appSecret, decisionId);
    for (const form of forms()) {
      expect(form).toContain(`http://localhost:3000/appeals/${token}`);
      expect(form).toMatch(/bezwaar maken tot \d+ \w+ \d{4}.*geschillencommissie/s);
    }
    expect(await answer(id)).toMatchObject({ kind: 'skipped' });

    await world.get(AppealsService).appeal(token, { words: 'Look at the link.' });
    const [appeal] = await world.rows<{ id: string }>(`select id from moderation.appeal`);
    const appealId = appeal?.id ?? '';
    await world.get(Transactions).run((tx) => world.get(AppealRulings).decide(tx, other, appealId, { outcome: 'overturned' }));
    expect(await messages.answer('mail.appeal-decided', aClaim(), { appealId })).toEqual({ kind: 'done' });
    expect([last()?.to, last()?.text]).toEqual(['wil.nl@mail.example', expect.stringContaining('de zaak is weer open')]);
    await decide(id, other);
    expect(await answer(id)).toEqual({ kind: 'done' });
    expect(taken).toHaveLength(3);
  });
});

describe('the receipt of a complaint', () => {
  it('that bounces ends there: there is no account whose mails would stop', async () => {
    const { id } = await complaint('nl');
    refusal = new MailRejected('550 no such user');
    expect(await messages.answer('mail.complaint-received', aClaim(), { complaintId: id })).toMatchObject({ kind: 'skipped' });
    expect(await world.rows(`select member_id, state from notifications.mail`)).toEqual([{ member_id: null, state: 'bounced' }]);
  });

  it('comes five times a day to an address, whatever its spelling, and what is more is counted and not tried again', async () => {
    const before = await heldReceipts();
    const ids: string[] = [];
    for (const turn of [1, 2, 3, 4, 5, 6, 7]) ids.push((await complaint('nl', `w.i.l+${turn}@gmail.com`, `${words} ${turn}`)).id);
    for (const complaintId of ids) await messages.answer('mail.complaint-received', aClaim(), { complaintId });
    expect([taken.length, (await heldReceipts()) - before]).toEqual([5, 2]);
    await messages.answer('mail.complaint-received', aClaim(), { complaintId: ids[6] ?? '' });
    expect([taken.length, (await heldReceipts()) - before]).toEqual([5, 2]);

    const other = await complaint('nl', 'jan@gmail.com');
    expect(await messages.answer('mail.complaint-received', aClaim(), { complaintId: other.id })).toEqual({ kind: 'done' });
    await decided(ids[6] ?? '', 'acted');
    expect(await messages.answer('mail.complaint-decided', aClaim(), { complaintId: ids[6] ?? '' })).toEqual({ kind: 'done' });
  });

  it('that the server did not take is counted once, however often it is tried', async () => {
    const { id } = await complaint('nl');
    refusal = new MailDelayed('not-taken');
    for (let turn = 0; turn < 6; turn += 1)
      await messages.answer('mail.complaint-received', aClaim(), { complaintId: id }).catch(() => undefined);
    refusal = undefined;
    expect(await messages.answer('mail.complaint-received', aClaim(), { complaintId: id })).toEqual({ kind: 'done' });
  });

  it('stops no mails of a member whose address somebody else gave', async () => {
    const anna = await world.member('Anna');
    const [account] = await world.rows<{ email: string }>(`select email from auth.account where id = $1`, [anna.id]);
    const { id } = await complaint('nl', account?.email);
    refusal = new MailRejected('550 no such user');
    await messages.answer('mail.complaint-received', aClaim(), { complaintId: id });
    expect(await world.rows(`select notifications_disabled as stops from auth.account where id = $1`, [anna.id])).toEqual([{ stops: [] }]);
  });

  it('of one that is gone, or was forgotten, is dropped', async () => {
    expect(await messages.answer('mail.complaint-received', aClaim(), { complaintId: randomUUID() })).toMatchObject({ kind: 'skipped' });
    const { id } = await complaint('nl');
    await world.rows(`update moderation.complaint set sealed = null, body_hash = null`);
    expect(await messages.answer('mail.complaint-received', aClaim(), { complaintId: id })).toMatchObject({ kind: 'skipped' });
  });

  it('is followed by the answer as soon as the decision is carried out', async () => {
    const { id } = await complaint('nl');
    const moderator = { id: randomUUID(), isOwner: false };
    const decision = await world.get(Transactions).run(async (tx) => {
      await world.get(CasesService).claim(tx, moderator, id);
      return (await world.get(DecisionsService).decide(tx, moderator, id, { measure: 'none', rule: null })).decision;
    });
    await world.get(DecisionsService).carryOut(aClaim(), decision.id);
    expect(await messages.answer('mail.complaint-decided', aClaim(), { complaintId: id })).toEqual({ kind: 'done' });
    expect(last()?.subject).toContain('de uitkomst');
  });
});
