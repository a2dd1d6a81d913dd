import { z } from 'zod';
import { list, url } from './kinds.js';

/** What is counted, logged and tried. */
export const watchingSettings = {
  ANALYTICS_URL: url('https://stats.example.org/tag.js', 'http', 'https')
    .optional()
    .describe(
      'Script that counts visits, from another host. It is loaded on public pages only, after the visitor has said yes. Without it nobody is asked.',
    ),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'must be trace, debug, info, warn, error, fatal or silent')
    .default('info')
    .describe('How much is logged.'),
  TRACES_URL: url('http://collector:4318/v1/traces', 'http', 'https')
    .optional()
    .describe(
      'Where a collector takes traces (OTLP over HTTP, as JSON). They name routes, statements, jobs and hints, and nothing of members. Without it nothing is traced.',
    ),
  TRACES_RATIO: z.coerce
    .number('must be a number')
    .min(0, 'must be 0 or more')
    .max(1, 'must be 1 or less')
    .default(0.01)
    .describe('What part of all requests is traced, with all that follows from them: 0.01 is one of a hundred.'),
  FAIL_POINTS: list.optional().describe('Demo only: names of places in the code that shall fail, to try what happens then.'),
};
