import { metrics } from '#observability';
import type { Reading } from './readings.service.js';

/** The metrics that alarms may watch: measured in Postgres, Redis and the object store, so that every process has the same. */
export const gauges = {
  api_processes: metrics.apis,
  activation_mail_wait_seconds: metrics.activationWait,
  database_log_unsent_seconds: metrics.logUnsent,
  dead_letters: metrics.deadLettersWaiting,
  debits_uncollected: metrics.debitsUncollected,
  disputes_of_limit_ratio: metrics.disputes,
  worker_heartbeat_age_seconds: metrics.heartbeatAge,
  mails_failing_seconds: metrics.mailsFailing,
  mails_refused_members: metrics.mailsRefused,
  object_store_up: metrics.objectStoreUp,
  outbox_age_seconds: metrics.outboxAge,
  outbox_due: metrics.outboxDue,
  payment_event_wait_seconds: metrics.paymentWait,
  postgres_up: metrics.postgresUp,
  replica_missing: metrics.replicaMissing,
  queue_jobs: metrics.queueJobs,
  queue_oldest_job_seconds: metrics.queueOldest,
  reconciliation_issues_open: metrics.reconciliationIssues,
  recurring_delay_seconds: metrics.recurringDelay,
  recurring_failing: metrics.recurringFailing,
  redis_memory_ratio: metrics.redisMemory,
  redis_up: metrics.redisUp,
  sms_failing: metrics.smsFailing,
  sms_of_one_country: metrics.smsOfOneCountry,
  jobs_stalled: metrics.stalledJobs,
  unknown_payment_calls: metrics.unknownPaymentCalls,
  workers: metrics.workers,
} as const;
export type GaugeName = keyof typeof gauges;

export type Sample = { readonly metric: GaugeName; readonly labels: Readonly<Record<string, string>>; readonly value: number };

/** A reading as the metrics tell it. What could not be asked has no sample. */
export function samplesOf({ stored, redis, objectStore }: Reading): Sample[] {
  const one = (metric: GaugeName, value: number, labels = {}): Sample => ({ metric, value, labels });
  const samples = [one('postgres_up', stored ? 1 : 0), one('redis_up', redis ? 1 : 0), one('object_store_up', objectStore ? 1 : 0)];
  if (stored) {
    const { outbox, workers, recurring } = stored;
    samples.push(
      one('outbox_due', outbox.due),
      one('outbox_age_seconds', Math.max(0, outbox.oldestS ?? 0)),
      one('dead_letters', outbox.deadLetters),
      one('activation_mail_wait_seconds', stored.activationWaitS),
      one('payment_event_wait_seconds', stored.paymentWaitS),
      one('reconciliation_issues_open', stored.paymentIssues),
      one('debits_uncollected', stored.lateDebits),
      one('unknown_payment_calls', stored.unknownPaymentCalls),
      ...stored.disputes.map(({ way, share }) => one('disputes_of_limit_ratio', share, { way })),
      one('mails_failing_seconds', stored.mailsFailingS),
      one('mails_refused_members', stored.mailsRefused.domain, { of: 'domain' }),
      one('mails_refused_members', stored.mailsRefused.all, { of: 'all' }),
      one('recurring_delay_seconds', recurring.delay),
      one('recurring_failing', recurring.failing),
      one('replica_missing', stored.isReplicaMissing ? 1 : 0),
      one('api_processes', stored.apis),
      one('workers', workers.alive, { state: 'alive' }),
      one('workers', workers.lost, { state: 'lost' }),
    );
    if (stored.logUnsentS !== undefined) samples.push(one('database_log_unsent_seconds', stored.logUnsentS));
    if (workers.silentS !== undefined) samples.push(one('worker_heartbeat_age_seconds', workers.silentS));
  }
  if (redis) {
    samples.push(one('jobs_stalled', redis.stalled), one('redis_memory_ratio', redis.memoryRatio));
    samples.push(one('sms_failing', redis.sms.failedInARow), one('sms_of_one_country', redis.sms.mostOfOneCountry));
    for (const { name: queue, oldestS = 0, waiting, active, delayed, failed } of redis.queues) {
      samples.push(one('queue_oldest_job_seconds', oldestS, { queue }));
      for (const [state, value] of Object.entries({ waiting, active, delayed, failed }))
        samples.push(one('queue_jobs', value, { queue, state }));
    }
  }
  return samples;
}
