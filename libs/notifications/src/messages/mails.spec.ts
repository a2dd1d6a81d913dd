import { describe, expect, it } from '@jest/globals';
import { mailLimits } from '#auth';
import { notificationCategories } from '#contracts';
import { eventsBehind } from '#events';
import { jobs } from '#queues';
import { mailKindOf } from '../announcements.policy.js';
import { allMails, answeringMails, mailJobs, mailOf } from './mails.js';
import { pushes, pushesOfMailings, pushJobs } from './pushes.js';

/** What every row of `notifications.mail` may be called: a kind that goes has its rows for 90 days. */
const kinds = allMails.map(({ kind }) => kind);
const samples = allMails.flatMap((mail) => Object.keys(mail.samples));

describe('the pushes of the product', () => {
  it.each(pushes)('$job: something that happens calls for it, and it waits for no mail', ({ job }) => {
    expect([jobs[job].queue, eventsBehind(job).length > 0]).toEqual(['push', true]);
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

  it('can be stopped unless the law wants them, somebody waits for them, or must know', () => {
    expect(allMails.filter(({ categories }) => categories.length > 0).map(({ kind }) => kind)).toEqual([
      'message',
      'unread',
      'like',
      'summary',
      'new-members',
      'promotion',
      'site-news',
    ]);
  });

  it('go out again when nobody knows whether they did, unless a second one is worse than none', () => {
    expect(allMails.filter(({ guarantee }) => guarantee === 'at-most-once').map(({ kind }) => kind)).toEqual([
      'address-tried',
      'message',
      'unread',
      'like',
      'summary',
      'new-members',
      'promotion',
      'site-news',
      'changed-terms',
      'site-closing',
    ]);
  });

  it('have a limit for each address, unless the member, the house or a payment alone causes them, or their own table says when', () => {
    expect(kinds.filter((kind) => !(kind in mailLimits))).toEqual([
      'mail-changed',
      'password-changed',
      'account-helped',
      'receipt',
      'order-received',
      'refund',
      'bank-account-request',
      'double-payment',
      'chargeback-reversed',
      'withdrawal-receipt',
      'debit-announced',
      'debit-returned',
      'mandate-revoked',
      'unread',
      'summary',
      'decision',
      'account-closed',
      'appeal-decided',
      'verification',
      'badge-lost',
      'announcement-test',
      'owners-changed',
      'new-members',
      'promotion',
      'site-news',
      'changed-terms',
      'site-closing',
    ]);
    expect(Object.keys(mailLimits).filter((limited) => !kinds.some((kind) => kind === limited))).toEqual([]);
  });

  it('hold every kind of announcement', () => {
    for (const kind of Object.values(mailKindOf)) expect(mailOf(kind)?.job).toBe('mail.mailing-range');
  });
});
