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
  FAIL_POINTS: list.optional().describe('Demo only: names of places in the code that shall fail, to try what happens then.'),
};
