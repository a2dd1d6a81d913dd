import { SetMetadata } from '@nestjs/common';
import type { JobName } from '#events';

export const HANDLES = 'queues:handles';

/**
 * Marks a method of a provider as the one handler of a job, or of several. It gets the payload, the claim on its outbox row, which it settles,
 * and the name of the job; a recurring job has no row.
 */
export const Handles = (...handled: readonly JobName[]): MethodDecorator => SetMetadata(HANDLES, handled);
