import { type DynamicModule, Global, Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type pg from 'pg';
import { ConfigModule, type Config } from '#config';
import { DatabaseModule } from '#database';
import { EventsModule } from '#events';
import { featureModules } from '#features';
import { Mailer } from '#mail';
import { MemberDataModule } from '#member-data';
import { MailingsService, NotificationsModule } from '#notifications';
import { setLogLevel } from '#observability';
import { QueuesModule } from '#queues';
import { RealtimeModule } from '#realtime';
import { StorageModule } from '#storage';
import type { Figure } from './figure.js';
import { compare } from './pairs.js';
import { pidsOf, rssOf } from './processes.js';
import { configOf } from './product-config.js';
import { Stage } from './stage.js';

/** As many as a worker has under way. */
const RANGES_AT_ONCE = 4;
const BYTES_PER_MB = 1_048_576;

/** R12: writing down who gets the weekly mail, in ranges that can be taken up again, against one statement that writes as many rows. */
export const r12: Figure = {
  name: 'R12',
  title: 'members planned for the weekly mail / bare INSERT … SELECT of as many mails (per second)',
  accepted: '>= 0.33',
  async measure({ members, pace }) {
    const stage = await Stage.open(members);
    const app = await NestFactory.createApplicationContext(PlanningModule.with(configOf(stage)), { logger: false, abortOnError: false });
    const worker = (signal: NodeJS.Signals) => pidsOf(stage, 'worker').forEach((pid) => process.kill(pid, signal));
    // It would send what is planned.
    worker('SIGSTOP');
    try {
      await stage.owner.query(
        `update public.app_clock set ahead = date_trunc('week', now()) + interval '11 days 20 hours' - now()`, // Friday evening in every zone
      );
      const ratio = await compare(
        () => planned(stage.owner, app.get(MailingsService)),
        () => bare(stage.owner),
        { ...pace, warmUp: false },
      );
      await empty(stage.owner);
      return ratio;
    } finally {
      await stage.owner.query(`update public.app_clock set ahead = interval '0'`);
      worker('SIGCONT');
      await app.close();
      await stage.close();
    }
  },
};

async function planned(owner: pg.Pool, mailings: MailingsService): Promise<number> {
  await empty(owner);
  const memory = rssOf(process.pid);
  const startedAt = performance.now();
  while (await mailings.planDue());
  const { rows } = await owner.query<{ id: string }>(`select id from notifications.mailing_range`);
  const waiting = rows.map(({ id }) => id);
  const work = async () => {
    for (let id = waiting.shift(); id; id = waiting.shift()) await mailings.prepareRange(id);
  };
  await Promise.all(Array.from({ length: RANGES_AT_ONCE }, work));
  const perSecond = await mailsPerSecond(owner, startedAt);
  console.log(`    ${rows.length} ranges, memory grew by ${((rssOf(process.pid) - memory) / BYTES_PER_MB).toFixed(0)} MB`);
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

@Module({})
class PlanningModule {
  static with(config: Config): DynamicModule {
    setLogLevel('silent');
    return {
      module: PlanningModule,
      imports: [
        ConfigModule.forRoot(config),
        DatabaseModule.forRoot(),
        EventsModule,
        QueuesModule,
        RealtimeModule.publishing(),
        StorageModule,
        MemberDataModule,
        NoMailModule,
        ...featureModules,
        NotificationsModule,
      ],
    };
  }
}
