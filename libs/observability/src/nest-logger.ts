import type { LoggerService } from '@nestjs/common';
import { logger } from './logger.js';

/** Lets Nest's own lines go the way of all others. */
export class NestLogger implements LoggerService {
  log(message: unknown, context?: string): void {
    logger.debug({ context }, String(message));
  }
  warn(message: unknown, context?: string): void {
    logger.warn({ context }, String(message));
  }
  error(message: unknown, stack?: string, context?: string): void {
    logger.error({ context, stack }, String(message));
  }
  fatal(message: unknown, context?: string): void {
    logger.fatal({ context }, String(message));
  }
  debug(message: unknown, context?: string): void {
    logger.debug({ context }, String(message));
  }
  verbose(message: unknown, context?: string): void {
    logger.trace({ context }, String(message));
  }
}
