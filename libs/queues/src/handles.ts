import { SetMetadata } from '@nestjs/common';
import type { JobName } from './catalogue.js';

export const HANDLES = 'queues:handles';

/** Marks a method of a provider as the one handler of a job. It gets the payload and the claim on its outbox row, which it settles; a recurring job has no row. */
export const Handles = (job: JobName): MethodDecorator => SetMetadata(HANDLES, job);
