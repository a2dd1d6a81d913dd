import { createServer, type Server } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { collectDefaultMetrics, Counter, Gauge, Histogram, register, type Registry } from 'prom-client';

const NANOSECONDS = 1e9;

export const metrics = {
  requests: new Histogram({
    name: 'http_request_seconds',
    help: 'Time of one HTTP request, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  }),
  // Not under `job`: Prometheus says by that label what it scraped.
  jobs: new Counter({ name: 'jobs_total', help: 'Jobs by name and outcome.', labelNames: ['name', 'outcome'] }),
  stalledJobs: new Gauge({ name: 'jobs_stalled', help: 'Jobs that a worker lost hold of in the last 15 minutes.' }),
  queueJobs: new Gauge({ name: 'queue_jobs', help: 'Jobs in Redis, by queue and state.', labelNames: ['queue', 'state'] }),
  queueOldest: new Gauge({ name: 'queue_oldest_job_seconds', help: 'How long the oldest waiting job waits.', labelNames: ['queue'] }),
  outboxDue: new Gauge({ name: 'outbox_due', help: 'Events that are due and not done.' }),
  outboxAge: new Gauge({ name: 'outbox_age_seconds', help: 'How long the oldest due event waits.' }),
  activationWait: new Gauge({
    name: 'activation_mail_wait_seconds',
    help: 'How long the oldest activation mail waits that no mail server has taken.',
  }),
  paymentWait: new Gauge({
    name: 'payment_event_wait_seconds',
    help: 'How long the oldest call of a payment provider waits to be settled.',
  }),
  deadLettersWaiting: new Gauge({ name: 'dead_letters', help: 'Events given up that nobody has had tried again.' }),
  recurringDelay: new Gauge({ name: 'recurring_delay_seconds', help: 'How long the longest due recurring job waits to begin.' }),
  recurringFailing: new Gauge({ name: 'recurring_failing', help: 'Recurring jobs that have failed since they last succeeded.' }),
  workers: new Gauge({
    name: 'workers',
    help: 'Workers that live, and those that went silent within the last hour without having ended.',
    labelNames: ['state'],
  }),
  apis: new Gauge({ name: 'api_processes', help: 'API processes that live.' }),
  heartbeatAge: new Gauge({ name: 'worker_heartbeat_age_seconds', help: 'How long ago the last sign of life of any worker was.' }),
  postgresUp: new Gauge({ name: 'postgres_up', help: '1 while Postgres answers this process, 0 while it does not.' }),
  objectStoreUp: new Gauge({
    name: 'object_store_up',
    help: '1 while the store of photos and files answers this process, 0 while it does not.',
  }),
  replicaMissing: new Gauge({
    name: 'replica_missing',
    help: '1 while the primary answers what a replica should, because that is away or more than five seconds behind.',
  }),
  logUnsent: new Gauge({
    name: 'database_log_unsent_seconds',
    help: 'How long ago Postgres last sent a piece of its log to where the backups are; nothing where it sends none.',
  }),
  databaseConnections: new Gauge({
    name: 'database_connections',
    help: 'Connections of this process to Postgres that are open, those of them without work, and statements that wait for one.',
    labelNames: ['state'],
  }),
  redisUp: new Gauge({ name: 'redis_up', help: '1 while Redis answers this process, 0 while it does not.' }),
  redisMemory: new Gauge({ name: 'redis_memory_ratio', help: 'What part of the memory that Redis may take is taken.' }),
  mails: new Counter({ name: 'mails_total', help: 'Mails handed to the mail server, by its answer.', labelNames: ['lane', 'outcome'] }),
  mailsHeld: new Counter({
    name: 'mails_held_total',
    help: 'Mails that were not sent, to an address that had enough of them today or that nobody has confirmed.',
    labelNames: ['kind', 'why'],
  }),
  mailsFailing: new Gauge({ name: 'mails_failing_seconds', help: 'How long mails have failed since the last one that was taken.' }),
  mailsRefused: new Gauge({
    name: 'mails_refused_members',
    help: 'Members whose mails were refused for good within ten minutes: in all, and of the receiving domain with the most.',
    labelNames: ['of'],
  }),
  sms: new Counter({
    name: 'sms_total',
    help: 'SMS handed to their provider, by the country of the phone and what became of them.',
    labelNames: ['country', 'outcome'],
  }),
  smsOfOneCountry: new Gauge({
    name: 'sms_of_one_country',
    help: 'SMS that were taken within an hour, of the country to which most went.',
  }),
  smsFailing: new Gauge({ name: 'sms_failing', help: 'SMS that failed within 15 minutes, none of which was taken since.' }),
  signupToMail: new Histogram({
    name: 'signup_to_250_seconds',
    help: 'From sign-up to the mail server taking the activation mail.',
    buckets: [0.5, 1, 2, 5, 10, 20, 30, 60, 120],
  }),
  sockets: new Gauge({ name: 'sockets_open', help: 'Open member sockets.' }),
  drift: new Gauge({ name: 'recount_drift', help: 'What the last nightly recount of messages and charges found wrong.' }),
  reconciliationIssues: new Gauge({
    name: 'reconciliation_issues_open',
    help: 'Differences between the provider, the orders and the books that are open.',
  }),
  disputes: new Gauge({
    name: 'disputes_of_limit_ratio',
    help: 'Disputes over sales of this month, or of the last one while this one has too few sales, as a part of what the card schemes bear.',
    labelNames: ['way'],
  }),
  debitsUncollected: new Gauge({
    name: 'debits_uncollected',
    help: 'Direct debits whose announced day is over and of which the provider has no payment.',
  }),
  unknownPaymentCalls: new Gauge({
    name: 'unknown_payment_calls',
    help: 'Calls of the payment webhook within an hour about payments that no order has.',
  }),
  deadLetters: new Counter({ name: 'dead_letters_total', help: 'Events given up.', labelNames: ['reaction'] }),
} as const;

/** Adds what every process tells of itself, whatever it is for. */
export function collectProcessMetrics(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  new Gauge({
    name: 'event_loop_delay_p99_seconds',
    help: 'Event loop delay since the last reading.',
    registers: [registry],
    collect() {
      this.set(delay.percentile(99) / NANOSECONDS);
      // Over the whole life of the process a bad minute would never be seen.
      delay.reset();
    },
  });
}

/** Serves `/metrics` at an address that no proxy leads to. Throws when it cannot listen there. */
export async function serveMetrics({ host, port }: { readonly host: string; readonly port: number }): Promise<Server> {
  collectProcessMetrics(register);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    void register.metrics().then(
      (text) => response.writeHead(200, { 'content-type': register.contentType }).end(text),
      () => response.writeHead(500).end(),
    );
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
  return server;
}
