import { Global, Module } from '@nestjs/common';
import type pg from 'pg';
import { Mailer } from '#mail';
import { MailingPlans, MailingsService, NotificationsModule } from '#notifications';
import { setLogLevel } from '#observability';
import { QueuesModule } from '#queues';
import { openServices } from '../../open-services.js';
import type { Figure } from '../figure.js';
import { compare } from '../pairs.js';
import { mbOf, rssOf, signalAll, stopWorker } from '../processes.js';
import { configOf } from '../product-config.js';

/** As many as a worker has under way. */
const RANGES_AT_ONCE = 4;

/** R12: writing down who gets the weekly mail, in ranges that can be taken up again, against one statement that writes as many rows. */
export const mailingPlan: Figure = {
  key: 'R12',
  title: 'members planned for the weekly mail / bare INSERT … SELECT of as many mails (per second)',
  accepted: '>= 0.33',
  async measure({ pace, open, atEnd }) {
    const stage = await open();
    setLogLevel('silent');
    const app = await openServices(configOf(stage), [QueuesModule, NoMailModule, NotificationsModule]);
    atEnd(() => app.close());
    // It would send what is planned.
    await stopWorker(stage);
    atEnd(() => signalAll(stage, 'worker', 'SIGCONT'));
    atEnd(() => stage.owner.query(`update public.app_clock set ahead = interval '0'`));
    await stage.owner.query(
      `update public.app_clock set ahead = date_trunc('week', now()) + interval '11 days 20 hours' - now()`, // Friday evening in every zone
    );
    const ratio = await compare(
      () => planned(stage.owner, app.get(MailingPlans), app.get(MailingsService)),
      () => bare(stage.owner),
      { ...pace, warmUp: false },
    );
    await empty(stage.owner);
    return ratio;
  },
};

async function planned(owner: pg.Pool, plans: MailingPlans, mailings: MailingsService): Promise<number> {
  await empty(owner);
  const memory = rssOf(process.pid);
  const startedAt = performance.now();
  while (await plans.planDue());
  const { rows } = await owner.query<{ id: string }>(`select id from notifications.mailing_range`);
  const waiting = rows.map(({ id }) => id);
  const work = async () => {
    for (let id = waiting.shift(); id; id = waiting.shift()) await mailings.prepareRange(id);
  };
  await Promise.all(Array.from({ length: RANGES_AT_ONCE }, work));
  const perSecond = await mailsPerSecond(owner, startedAt);
  console.log(`    ${rows.length} ranges, memory grew by ${mbOf(rssOf(process.pid) - memory).toFixed(0)} MB`);
  return perSecond;
}

async function bare(owner: pg.Pool): Promise<number> {
  await empty(owner);
  const startedAt = performance.now();
  await owner.query(
    `insert into notifications.mail (id, member_id, kind, dedupe_key, locale, state, message_id, created_at)
     select i.id, a.id, 'new-members', 'bare:' || a.id, a.language, 'queued', '<' || i.id || '@site.example>', public.app_now()
       from auth.account a cross join lateral (select uuidv7() as id where a.id is not null) i where a.status = 'active'`,
  );
  return mailsPerSecond(owner, startedAt);
}

async function mailsPerSecond(owner: pg.Pool, startedAt: number): Promise<number> {
  const seconds = (performance.now() - startedAt) / 1_000;
  const { rows } = await owner.query<{ mails: number }>(`select count(*)::int as mails from notifications.mail where kind = 'new-members'`);
  return (rows[0]?.mails ?? 0) / seconds;
}

async function empty(owner: pg.Pool): Promise<void> {
  await owner.query(`delete from events.outbox where reaction = 'mail.mailing-range'`);
  await owner.query(`truncate notifications.mailing_range, notifications.mail`);
}

@Global()
@Module({ providers: [{ provide: Mailer, useValue: {} }], exports: [Mailer] })
class NoMailModule {}
