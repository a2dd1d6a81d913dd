export { QueuesModule } from './queues.module.js';
export { JobQueues, sourceOf } from './job-queues.js';
export { QueueFigures, type QueueCounts, type QueueHistory } from './queue-figures.js';
export { StalledJobs } from './stalled-jobs.js';
export { LatencyProbe } from './latency-probe.js';
export { Throttle } from './throttle.js';
export { workerOptions } from './queue-options.js';
export { precedence } from './queue-order.js';
// The jobs stand where the outbox can see them.
export {
  jobs,
  jobNames,
  isJobName,
  recurringJobs,
  queueNames,
  type JobName,
  type JobDefinition,
  type PayloadOf,
  type QueueName,
} from '#events';
export { Handles, HANDLES } from './handles.js';
export { done, skipped, unfinished, GiveUp, type JobOutcome } from './outcome.js';
