export { QueuesModule } from './queues.module.js';
export { JobQueues, sourceOf } from './job-queues.js';
export { QueueFigures, type QueueCounts, type QueueHistory } from './queue-figures.js';
export { StalledJobs } from './stalled-jobs.js';
export { workerOptions } from './queue-options.js';
export {
  jobs,
  jobNames,
  isJobName,
  recurringJobs,
  queueNames,
  precedence,
  type JobName,
  type JobDefinition,
  type PayloadOf,
  type QueueName,
} from './catalogue.js';
export { Handles, HANDLES } from './handles.js';
export { done, skipped, unfinished, GiveUp, type JobOutcome } from './outcome.js';
