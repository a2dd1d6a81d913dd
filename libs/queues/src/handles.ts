import { SetMetadata } from '@nestjs/common';
import type { JobName } from './catalogue.js';

export const HANDLES = 'queues:handles';

/** Marks a method of a provider as the one handler of a job. It gets the payload and the outbox id (or undefined for a recurring job). */
export const Handles = (job: JobName): MethodDecorator => SetMetadata(HANDLES, job);
