import { burstBounds } from '#notifications';
import type { QueueName } from '#queues';
import type { GaugeName } from './samples.js';

/** `now`: somebody is called, at any hour. `today`: it waits for the next working hour. */
export type Urgency = 'now' | 'today';

export type Alarm = {
  readonly metric: GaugeName;
  /** Only series with this label and one of these values. */
  readonly only?: { readonly label: string; readonly values: readonly string[] };
  /** The bound, and on which side of it something is wrong. */
  readonly wrongAbove?: number;
  readonly wrongBelow?: number;
  /** Seconds for which it must be wrong without a break. */
  readonly holdsS: number;
  readonly urgency: Urgency;
  /** What is the matter, for somebody who was just called. */
  readonly summary: string;
  /** What to do about it. */
  readonly remedy: string;
};

const queue = (...values: readonly QueueName[]) => ({ label: 'queue', values });

/**
 * When ops are called. The rules for Prometheus are written from this table, and the queues page of the back office follows the same one. Most
 * bounds are on an age, which says by itself how long something has lasted.
 */
export const alarms = {
  ActivationMailLate: {
    metric: 'activation_mail_wait_seconds',
    wrongAbove: 30,
    holdsS: 0,
    urgency: 'now',
    summary: 'An activation mail has waited for more than 30 seconds: it is promised within a minute.',
    remedy: 'Look at the queue mail-critical and at the workers. If mails fail as well, the mail server is the cause.',
  },
  MailsFailing: {
    metric: 'mails_failing_seconds',
    wrongAbove: 300,
    holdsS: 0,
    urgency: 'now',
    summary: 'For five minutes the mail server has taken no mail, and those that were tried have failed.',
    remedy:
      'Check the mail server at SMTP_URL. No mail is lost: they are tried again by themselves, those that were given up from their list.',
  },
  MailsRefusedByDomain: {
    metric: 'mails_refused_members',
    only: { label: 'of', values: ['domain'] },
    wrongAbove: burstBounds.domain,
    holdsS: 0,
    urgency: 'today',
    summary: 'Within ten minutes the mail server of one domain has refused mails to more than 5 members.',
    remedy:
      'Look in the log of the worker for the answers: a block list, our reputation, SPF or DKIM. Nobody is marked as unreachable meanwhile, and what members wait for is tried again.',
  },
  MailsRefused: {
    metric: 'mails_refused_members',
    only: { label: 'of', values: ['all'] },
    wrongAbove: burstBounds.all,
    holdsS: 0,
    urgency: 'today',
    summary: 'Within ten minutes mails to more than 20 members were refused.',
    remedy:
      'Check login and settings of the mail server at SMTP_URL, then the answers in the log of the worker. Nobody is marked as unreachable meanwhile, and what members wait for is tried again.',
  },
  SmsFailing: {
    metric: 'sms_failing',
    wrongAbove: 2,
    holdsS: 0,
    urgency: 'today',
    summary: 'Within 15 minutes three SMS or more have failed, and none was taken: nobody gets the code for a direct debit.',
    remedy:
      'See in the log of the API why ("an SMS was not sent"): the balance and the token at CM.com, the sender in SMS_SENDER, or an outage of theirs. Members can pay in every other way meanwhile.',
  },
  SmsPumping: {
    metric: 'sms_of_one_country',
    wrongAbove: 100,
    holdsS: 0,
    urgency: 'now',
    summary: 'Within an hour more than 100 SMS went to phones of one country: somebody may earn by each of them (SMS pumping).',
    remedy:
      'See in sms_total which country, and in the office whether as many direct debits followed. If they did not, empty CM_PRODUCT_TOKEN and SMS_SENDER until it is over: direct debit is not offered then.',
  },
  OutboxStuck: {
    metric: 'outbox_age_seconds',
    wrongAbove: 30,
    holdsS: 0,
    urgency: 'now',
    summary: 'The oldest due event has waited for more than 30 seconds: what follows from it does not happen.',
    remedy: 'See whether a worker lives and Redis answers; then look in the log of the worker for "relay waits" and "job failed".',
  },
  OutboxSlow: {
    metric: 'outbox_age_seconds',
    wrongAbove: 5,
    holdsS: 300,
    urgency: 'today',
    summary: 'For five minutes events have waited for more than 5 seconds: the workers hardly keep up.',
    remedy: 'See which queue is the longest, and start another worker.',
  },
  UrgentQueueSlow: {
    metric: 'queue_oldest_job_seconds',
    only: queue('mail-critical', 'payments'),
    wrongAbove: 30,
    holdsS: 0,
    urgency: 'now',
    summary: 'A job for which somebody waits at the screen has waited in its queue for more than 30 seconds.',
    remedy: 'See whether a worker lives, what it runs and what fails; start another worker if all of them are busy.',
  },
  QueueSlow: {
    metric: 'queue_oldest_job_seconds',
    only: queue('push', 'photo', 'moderation', 'schedule', 'export'),
    wrongAbove: 600,
    holdsS: 0,
    urgency: 'today',
    summary: 'A job has waited in its queue for more than ten minutes.',
    remedy: 'Open the queue and see what it runs and what fails; start another worker if all of them are busy.',
  },
  BulkMailSlow: {
    metric: 'queue_oldest_job_seconds',
    only: queue('mail-bulk'),
    wrongAbove: 10_800,
    holdsS: 0,
    urgency: 'today',
    summary: 'A mail that is not urgent has waited for more than three hours.',
    remedy: 'See whether the mail server slows us down; start another worker if it does not.',
  },
  DeadLetters: {
    metric: 'dead_letters',
    wrongAbove: 0,
    holdsS: 0,
    urgency: 'today',
    summary: 'Work was given up after all its tries.',
    remedy: 'Open "Given up" in the back office, mend the cause and have each of them tried again.',
  },
  NoApi: {
    metric: 'api_processes',
    wrongBelow: 1,
    holdsS: 30,
    urgency: 'now',
    summary: 'No API process has given a sign of life: nobody reaches the site.',
    remedy: 'Start the API; its last lines in the log say why it ended. The proxy shows the status page meanwhile.',
  },
  NoWorker: {
    metric: 'workers',
    only: { label: 'state', values: ['alive'] },
    wrongBelow: 1,
    holdsS: 30,
    urgency: 'now',
    summary: 'No worker has given a sign of life: no mail, push, photo or payment is worked on.',
    remedy: 'Start the worker; its last lines in the log say why it ended.',
  },
  WorkerLost: {
    metric: 'workers',
    only: { label: 'state', values: ['lost'] },
    wrongAbove: 0,
    holdsS: 0,
    urgency: 'today',
    summary: 'A worker went silent within the last hour without having ended by itself.',
    remedy: 'See on its machine whether it was killed (memory) or hangs. Others do its work meanwhile, if there are any.',
  },
  JobsStalled: {
    metric: 'jobs_stalled',
    wrongAbove: 0,
    holdsS: 0,
    urgency: 'today',
    summary: 'A worker lost hold of jobs in the last 15 minutes: it was killed, or it stood still.',
    remedy: 'They are run again by themselves. If no worker was lost, look at event_loop_delay_p99_seconds of the workers.',
  },
  PaymentEventLate: {
    metric: 'payment_event_wait_seconds',
    wrongAbove: 300,
    holdsS: 0,
    urgency: 'now',
    summary: 'A call of the payment provider has not been settled for more than five minutes: somebody paid and has no credits.',
    remedy:
      'Look at the queue payments and at the status page of the provider. It is asked again by itself, and each hour for all open orders.',
  },
  PaymentIssuesOpen: {
    metric: 'reconciliation_issues_open',
    wrongAbove: 0,
    holdsS: 3_600,
    urgency: 'today',
    summary: 'For an hour payments, orders and books have not agreed, or a payment waits for somebody in finance.',
    remedy:
      'The back office lists what is open under "Payment issues". Most ends by itself when its cause is gone; the rest is closed there with a reason.',
  },
  DebitsUncollected: {
    metric: 'debits_uncollected',
    wrongAbove: 0,
    holdsS: 900,
    urgency: 'today',
    summary: 'A direct debit was not collected on the day that its member was told of.',
    remedy:
      'See in "Recurring" whether payment.collect-debits fails, and why. The back office lists the debits under "Payment issues". They are tried again by themselves; tell finance when it lasts for days, as each of these members was told another day.',
  },
  DisputesNearLimit: {
    metric: 'disputes_of_limit_ratio',
    // Half of the limit is too much already.
    wrongAbove: 0.4999,
    holdsS: 0,
    urgency: 'today',
    summary: 'So many sales of a way to pay are disputed that half of what the card schemes bear is reached (DISPUTE_LIMIT_PERCENT).',
    remedy:
      'Open "Payouts" in the back office: it says which way to pay, and how many. Look with finance at the disputed orders for what they have in common; above the limit the schemes fine, and may take the cards away.',
  },
  UnknownPaymentCalls: {
    metric: 'unknown_payment_calls',
    wrongAbove: 100,
    holdsS: 0,
    urgency: 'today',
    summary: 'Within an hour more than 100 calls named payments that no order has.',
    remedy:
      'Somebody invents ids, or another shop uses our address. Nothing is granted by it; block the address at the proxy if it goes on. If the ids are those of our account, see the log for "call about a payment that is not ours".',
  },
  RecurringJobLate: {
    metric: 'recurring_delay_seconds',
    wrongAbove: 300,
    holdsS: 0,
    urgency: 'today',
    summary: 'A recurring job should have begun more than five minutes ago.',
    remedy: 'Open "Recurring" in the back office: it says which. Look at the queue schedule and the workers.',
  },
  RecurringJobFailing: {
    metric: 'recurring_failing',
    wrongAbove: 0,
    holdsS: 900,
    urgency: 'today',
    summary: 'A recurring job has failed for a quarter of an hour.',
    remedy: 'Open "Recurring" in the back office: it says which and why. Mend the cause and run it.',
  },
  RedisGone: {
    metric: 'redis_up',
    wrongBelow: 1,
    holdsS: 30,
    urgency: 'now',
    summary: 'Redis does not answer: nothing is worked on until it does.',
    remedy: 'Start Redis. Nothing is lost: what waits stands in Postgres and is brought again.',
  },
  RedisMemoryShort: {
    metric: 'redis_memory_ratio',
    wrongAbove: 0.8,
    holdsS: 300,
    urgency: 'now',
    summary: 'Redis has taken more than 80 percent of its memory. It refuses jobs when all of it is taken.',
    remedy: 'See which queue is the longest, and start another worker or give Redis more memory. Never let it evict keys.',
  },
  PostgresGone: {
    metric: 'postgres_up',
    wrongBelow: 1,
    holdsS: 30,
    urgency: 'now',
    summary: 'Postgres does not answer: nobody can log in, write or buy.',
    remedy: 'Start Postgres, and see whether its disk is full or all its connections are taken.',
  },
  ReplicaMissing: {
    metric: 'replica_missing',
    wrongAbove: 0,
    holdsS: 120,
    urgency: 'today',
    summary: 'The replica is away or more than five seconds behind: the primary answers what it should.',
    remedy:
      'See in pg_stat_replication of the primary whether it is connected, and how far it is; whether its disk is full or a long query holds it up.',
  },
  ObjectStoreGone: {
    metric: 'object_store_up',
    wrongBelow: 1,
    holdsS: 30,
    urgency: 'now',
    summary: 'The object store does not answer: no photo that is not in a browser yet can be seen, and none can be uploaded.',
    remedy:
      'See whether the address at S3_ENDPOINT answers, and whether its key still holds. Without a bucket it is the folder of DATA_DIR. What waits to be stored is tried again by itself.',
  },
  DatabaseLogUnsent: {
    metric: 'database_log_unsent_seconds',
    wrongAbove: 600,
    holdsS: 120,
    urgency: 'today',
    summary: 'For ten minutes Postgres has sent nothing to the backups: what is written now would be missing if all databases were lost.',
    remedy:
      'On the host of the backups: pgbackrest --stanza=second-spring check. Its disk may be full, or its server be away; the log of Postgres says what archive-push answered. The log waits on the disk of the leader meanwhile.',
  },
} as const satisfies Record<string, Alarm>;

export type AlarmName = keyof typeof alarms;
export const alarmNames = Object.keys(alarms) as AlarmName[];
