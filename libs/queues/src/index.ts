export { QueuesModule } from './queues.module.js';
export { JobQueues } from './job-queues.js';
export { workerOptions } from './queue-options.js';
export { jobs, jobNames, isJobName, queueNames, type JobName, type JobDefinition, type PayloadOf, type QueueName } from './catalogue.js';
export { Handles, HANDLES } from './handles.js';
export { done, skipped, GiveUp, type JobOutcome } from './outcome.js';
