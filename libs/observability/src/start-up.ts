import { logger } from './logger.js';

/** Runs the start of a process. What stops it is told in one line, and the process ends: whoever watches it may try again. */
export async function startUp(start: () => Promise<void>): Promise<void> {
  // Node would write its own warnings between the lines of the log.
  process.removeAllListeners('warning');
  process.on('warning', (warning) => logger.warn({ err: warning }, 'a warning of Node'));
  process.on('unhandledRejection', (error) => logger.error({ err: error }, 'unhandled rejection'));
  try {
    await start();
  } catch (error) {
    logger.fatal({ err: error }, error instanceof Error ? error.message : 'the start failed');
    process.exit(1);
  }
}
