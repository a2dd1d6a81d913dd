import { randomUUID } from 'node:crypto';
import { Global, Module, type Type } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { featureLibraries } from '#config';
import { Transactions } from '#database';
import { Schedule } from '#events';
import { Mailer, type OutgoingMail } from '#mail';
import { mailOf, NotificationsModule, PushSubscriptionsModule } from '#notifications';
import { PaymentProvider } from '#payments';
import { jobs, recurringJobs, type JobDefinition, type JobName } from '#queues';
import { ObjectStore } from '#storage';
import { PushService, World } from '#testing';
import { Handlers } from '../relay/handlers.js';
import { JobRunner } from '../relay/job-runner.js';
import { ReactionRunner } from '../relay/reaction-runner.js';
import { RecurringRunner } from '../relay/recurring-runner.js';
import { HandlersModule } from '../handlers.module.js';
import { FakeProvider } from './fake-provider.fixture.js';
import { WorkerDeath, type Step } from './worker-death.fixture.js';

/** As BullMQ hands it over. */
type Job = Parameters<JobRunner['run']>[0];
/** What of it is read. */
type TakenJob = Pick<Job, 'id' | 'name' | 'data'>;

const TRIES = 12;
/** Files that no row names are swept later; how a recurring job stands is no effect; and standing rows are not of the members. */
const passedOver = new Set(['media.stray_object', 'events.schedule', 'events.heartbeat']);

class TakingMailer extends Mailer {
  readonly taken: OutgoingMail[] = [];
  onTaken: () => void = () => undefined;

  async send(mail: OutgoingMail): Promise<void> {
    this.taken.push(mail);
    this.onTaken();
  }
}
const mailer = new TakingMailer();

@Global()
@Module({ providers: [{ provide: Mailer, useValue: mailer }], exports: [Mailer] })
class FakeMailModule {}

@Module({
  imports: [FakeMailModule, NotificationsModule, PushSubscriptionsModule, DiscoveryModule, HandlersModule],
  providers: [Handlers, JobRunner, ReactionRunner, RecurringRunner],
})
class RunnersModule {}

/** What somebody else can see of the work: how many rows each table has, and what went out. */
export interface Effects {
  readonly rows: Readonly<Record<string, number>>;
  readonly mails: readonly string[];
  readonly pushes: readonly string[];
  readonly refunds: number;
  readonly debits: number;
}

/**
 * A worker that can be killed after each of its steps. Whatever it does then fails, its rollbacks and notes included, as nothing is done by a
 * process that is gone; what was committed or handed over before stays.
 */
export class MortalWorker {
  readonly provider: FakeProvider;
  private readonly death = new WorkerDeath();

  private constructor(
    readonly world: World,
    readonly push: PushService,
  ) {
    const { death } = this;
    this.provider = new FakeProvider((what) => death.took(what));
    Object.assign(world.get(PaymentProvider), this.provider.methods);
    mailer.onTaken = () => death.took('mail');
    push.onTaken = () => death.note('push');
    death.guardTransactions(world.get(Transactions));
    death.guardFiles(world.get(ObjectStore));
    world.get(Handlers).collect();
  }

  /** What it did since the last plan, in order. */
  get steps(): readonly Step[] {
    return this.death.steps;
  }

  static async open(): Promise<MortalWorker> {
    return new MortalWorker(await World.open([RunnersModule as Type]), await PushService.listen());
  }

  async close(): Promise<void> {
    this.push.close();
    await this.world.close();
  }

  async empty(): Promise<void> {
    this.death.revive();
    await this.world.empty();
    mailer.taken.length = 0;
    this.push.taken.length = 0;
    this.provider.empty();
  }

  /** Runs the job that is due, and dies after so many steps; whether it did. */
  async runAndDie(name: JobName, atStep: number): Promise<boolean> {
    this.death.planAt(atStep);
    for (let tries = 0; !this.death.isDead && (await this.tryOnce(name)); tries += 1)
      if (tries > TRIES) throw new Error(`${name} does not end`);
    const died = this.death.isDead;
    this.death.revive();
    return died;
  }

  /** What the next worker does when the dead one's time with its job is over: it ends what was begun, and a recurring job has its next run, too. */
  async recover(name: JobName): Promise<void> {
    await this.doAll(name);
    if ((jobs[name] as JobDefinition).every) {
      await this.world.rows(`update payments.orders set ask_at = now() where ask_at is not null`); // what its pause would do
      await this.makeDue(name);
      await this.doAll(name);
    }
  }

  private async doAll(name: JobName): Promise<void> {
    for (let tries = 0; tries <= TRIES; tries += 1) {
      await this.endLeases();
      if (!(await this.tryOnce(name))) return;
    }
    throw new Error(`${name} does not end`);
  }

  private async endLeases(): Promise<void> {
    await this.world.rows(`update events.outbox set leased_until = null`);
    await this.world.rows(`update events.schedule set leased_until = now() where leased_until is not null`);
    for (const table of ['mail', 'waiting'])
      await this.world.rows(`update notifications.${table} set leased_until = now() where leased_until is not null`);
  }

  /** Does everything that is in the outbox, whenever it is due, and what follows from it; each once. */
  async work(): Promise<void> {
    const seen = new Set<string>();
    for (;;) {
      const rows = await this.world.rows<{ id: string; name: JobName; data: unknown }>(
        `select id, reaction as name, payload as data from events.outbox where id <> all($1) order by at, id`,
        [[...seen]],
      );
      if (rows.length === 0) return;
      for (const { id, name, data } of rows) {
        seen.add(id);
        await this.run({ id: `ob-${id}`, name, data });
      }
    }
  }

  /** How many mails and pushes went out. */
  sentCounts(): Readonly<Record<'email' | 'push', number>> {
    return { email: mailer.taken.length, push: this.push.taken.length };
  }

  async effects(): Promise<Effects> {
    const tables = await this.world.rows<{ name: string; rows: number }>(
      `select format('%s.%s', n.nspname, c.relname) as name,
              (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I.%I', n.nspname, c.relname), false, true, '')))[1]::text::int as rows
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any($1)`,
      [['events', ...featureLibraries]],
    );
    const rows = Object.fromEntries(tables.filter(({ name }) => !passedOver.has(name)).map((table) => [table.name, table.rows]));
    const mails = mailer.taken.map(({ messageId }) => messageId);
    const pushes = this.push.taken.map(({ notice }) => (notice as { tag: string }).tag);
    return { rows, mails, pushes, refunds: this.provider.refunds.length, debits: this.provider.debits };
  }

  /** Of the mails that there are: whether they go out at least or at most once. */
  async guarantee(): Promise<'at-least-once' | 'at-most-once' | undefined> {
    const [mail] = await this.world.rows<{ kind: string }>(`select kind from notifications.mail order by created_at desc`);
    return mail && mailOf(mail.kind)?.guarantee;
  }

  /** One try of the job, if it is due; whether it was. */
  private async tryOnce(name: JobName): Promise<boolean> {
    const definition: JobDefinition = jobs[name];
    const job = await (definition.every ? this.dueRun(name) : this.dueReaction(name));
    if (!job) return false;
    await this.run(job);
    return true;
  }

  private async run(job: TakenJob): Promise<void> {
    await this.death.during(() => this.world.get(JobRunner).run(job as Job));
  }

  private async dueReaction(name: JobName): Promise<TakenJob | undefined> {
    const [row] = await this.world.rows<{ id: string; payload: unknown }>(`select id, payload from events.outbox where reaction = $1`, [
      name,
    ]);
    return row && { id: `ob-${row.id}`, name, data: row.payload };
  }

  private async dueRun(name: JobName): Promise<TakenJob | undefined> {
    const [run] = await this.world.get(Schedule).lease([name]);
    return run && { id: `run-${name}-${run.run}`, name, data: {} };
  }

  /** Makes a recurring job due. */
  async makeDue(name: JobName): Promise<void> {
    await this.world.get(Schedule).register(recurringJobs);
    await this.world.rows(`update events.schedule set next_run_at = now() where name = $1`, [name]);
  }

  /** Puts a reaction into the outbox, alone. */
  async order(name: JobName, payload: unknown): Promise<void> {
    await this.world.rows(`delete from events.outbox`);
    await this.world.rows(`insert into events.outbox (id, reaction, payload, due, at) values ($1, $2, $3, now(), now())`, [
      randomUUID(),
      name,
      JSON.stringify(payload),
    ]);
  }
}
