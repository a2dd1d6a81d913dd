import type { FastifyRequest } from 'fastify';
import { isSourceKnown } from './tracking.js';

/** Whether this caller came from a source within the last 30 days: the page that they came to left a cookie. */
export const sourceIsKnown = (request: FastifyRequest): boolean => isSourceKnown(null, request.cookies?.['source']);
