import { createHash, randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { mailLimits } from '#auth';
import { notificationCategories } from '#contracts';
import { eventsBehind, reactionsTo } from '#events';
import { jobs } from '#queues';
import { mailKindOf } from '../announcements/index.js';
import { allMails, answeringMails, mailJobs, mailOf } from './mails.js';
import { pushes, pushesOfMailings, pushJobs } from './pushes.js';

/** What every row of `notifications.mail` may be called: a kind that goes has its rows for 90 days. */
const kinds = allMails.map(({ kind }) => kind);
const samples = allMails.flatMap((mail) => Object.keys(mail.samples));

const soon = jobs['notifications.check-unread'].pauses;
const patient = jobs['payment.sync'].pauses;
type Cause = (typeof answeringMails)[number]['on'][number];
const reactionOf = (job: string) => (cause: Cause) => (typeof cause === 'string' ? { event: cause, job } : { ...cause, job });
const reactionsOf = (job: string) =>
  eventsBehind(job).flatMap((event) =>
    reactionsTo(event)
      .filter((reaction) => reaction.job === job)
      .map((reaction) => ({ event, ...reaction })),
  );

describe('the pushes of the product', () => {
  it.each(pushes)('$job: what its file says calls for it, and it waits for no mail', ({ job, on }) => {
    expect([jobs[job].queue, on.length > 0]).toEqual(['push', true]);
    expect(reactionsOf(job)).toEqual(on.map(reactionOf(job)));
  });

  it('are the only ones: every job that sends one push is answered by one', () => {
    const others = ['push.mailing-range'];
    expect(
      Object.keys(jobs)
        .filter((job) => job.startsWith('push.') && !others.includes(job))
        .toSorted(),
    ).toEqual(pushJobs.toSorted());
  });

  it('are of the categories by which the settings offer a push', () => {
    expect([...new Set([...pushes, ...pushesOfMailings].flatMap(({ categories }) => categories))].toSorted()).toEqual(
      notificationCategories.toSorted(),
    );
  });
});

describe('the mails of the product', () => {
  it.each(allMails)('$kind: somebody waits for it where its job stands on the queue of such mails', ({ job, urgency }) => {
    expect(jobs[job].queue).toBe(urgency === 'critical' ? 'mail-critical' : 'mail-bulk');
  });

  it.each(allMails)('$kind: something that happens calls for it', ({ job }) => {
    expect(eventsBehind(job)).not.toEqual([]);
  });

  it.each(answeringMails)('$kind: the table of jobs has what its file says', ({ job, on, queue, pauses }) => {
    expect(reactionsOf(job)).toEqual(on.map(reactionOf(job)));
    expect([jobs[job].queue, jobs[job].pauses.length]).toEqual([queue, { soon: soon.length, patient: patient.length }[pauses]]);
  });

  it('each have a kind and a job of their own', () => {
    expect(new Set(kinds).size).toBe(kinds.length);
    expect(new Set(mailJobs).size).toBe(answeringMails.length);
  });

  it('each have samples, under names of their own', () => {
    // A message is told of with the words of the reminder.
    expect(allMails.filter((mail) => Object.keys(mail.samples).length === 0).map(({ kind }) => kind)).toEqual(['message']);
    expect(new Set(samples).size).toBe(samples.length);
  });

  it('are the only ones: every job that sends one mail is answered by one', () => {
    const others = ['mail.mailing-range'];
    expect(
      Object.keys(jobs)
        .filter((job) => job.startsWith('mail.') && !others.includes(job))
        .toSorted(),
    ).toEqual(mailJobs.toSorted());
  });

  it('can be stopped when their reader may be told of such things at other times, and never when somebody waits for them', () => {
    for (const { kind, urgency, categories } of allMails.filter((mail) => mail.categories.length > 0))
      expect([kind, urgency, categories.every((category) => notificationCategories.includes(category))]).toEqual([kind, 'bulk', true]);
    expect([...new Set(allMails.flatMap(({ categories }) => categories))].toSorted()).toEqual(notificationCategories.toSorted());
  });

  it('go out again when nobody knows whether they did, unless a second one is worse than none', () => {
    const atMostOnce = allMails.filter(({ guarantee }) => guarantee === 'at-most-once');
    // What can be stopped, and of the rest what nobody waits for.
    expect(atMostOnce.filter(({ categories }) => categories.length === 0).map(({ kind }) => kind)).toEqual([
      'address-tried',
      'changed-terms',
      'site-closing',
    ]);
    expect(allMails.filter(({ categories }) => categories.length > 0)).toEqual(
      atMostOnce.filter(({ categories }) => categories.length > 0),
    );
  });

  it('can be stopped when they are these, and no others', () => {
    expect(
      allMails
        .filter(({ categories }) => categories.length > 0)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['like', 'message', 'new-members', 'promotion', 'site-news', 'summary', 'unread']);
  });

  it('have no limit for an address when the member, the house or a payment alone causes them, or their own table says when', () => {
    expect(
      allMails
        .filter(({ limit }) => limit === 'none')
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual([
      'account-closed',
      'account-helped',
      'announcement-test',
      'appeal-decided',
      'badge-lost',
      'bank-account-request',
      'changed-terms',
      'chargeback-reversed',
      'debit-announced',
      'debit-returned',
      'decision',
      'double-payment',
      'mail-changed',
      'mandate-revoked',
      'new-members',
      'order-received',
      'owners-changed',
      'password-changed',
      'promotion',
      'receipt',
      'refund',
      'site-closing',
      'site-news',
      'summary',
      'unread',
      'verification',
      'withdrawal-receipt',
    ]);
    expect(Object.keys(mailLimits).filter((limited) => !kinds.some((kind) => kind === limited))).toEqual([]);
  });

  it('have a limit for each address where those who ask for them are counted too, and the same one', () => {
    for (const [kind, limit] of Object.entries(mailLimits)) expect([kind, mailOf(kind)?.limit]).toEqual([kind, limit]);
  });

  it('go to an address that nobody has confirmed when they confirm it, take its account over or away, or say that it was tried', () => {
    expect(
      allMails
        .filter(({ toUnconfirmed }) => toUnconfirmed)
        .map(({ kind }) => kind)
        .toSorted(),
    ).toEqual(['activation', 'address-tried', 'mail-change', 'reset', 'undo-deletion']);
  });

  it('hold every kind of announcement', () => {
    for (const kind of Object.values(mailKindOf)) expect(mailOf(kind)?.job).toBe('mail.mailing-range');
  });
});

/** As chats/src/sql/accept_message.sql makes it. */
const keyOf = (text: string): string =>
  createHash('md5')
    .update(text)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

describe('the reminders of a message', () => {
  it.each(['message', 'unread'])('take every key that the send function makes: %s', (kind) => {
    const mail = answeringMails.find((one) => one.kind === kind);
    for (let pair = 0; pair < 200; pair += 1) {
      const payload = { key: keyOf(`${pair}`), conversationId: randomUUID(), memberId: randomUUID() };
      expect([payload.key, mail?.payload.safeParse(payload).success]).toEqual([payload.key, true]);
    }
  });
});
