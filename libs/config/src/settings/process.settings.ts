import { z } from 'zod';
import { port } from './kinds.js';

/** How the processes run. */
export const processSettings = {
  APP_MODE: z
    .enum(['demo', 'production'], 'must be demo or production')
    .default('production')
    .describe('demo or production. `npm start` sets demo: mailbox, demo logins, only for this machine.'),
  PORT: port.default(3000).describe('Port of the first API process; the next process takes the next port.'),
  HOST: z.string().default('127.0.0.1').describe('Address to listen on. A demo listens on this machine only.'),
  API_PROCESSES: z.coerce
    .number('must be a number')
    .int()
    .min(1, 'must be 1 or more')
    .max(32, 'must be 32 or less')
    .default(1)
    .describe('How many API processes `npm start` runs.'),
  WORKER_PROCESSES: z.coerce
    .number('must be a number')
    .int()
    .min(1, 'must be 1 or more')
    .max(8, 'must be 8 or less')
    .default(2)
    .describe('How many workers `npm start` runs: while one that ended starts again, the others go on.'),
  PROCESS_INDEX: z.coerce
    .number('must be a number')
    .int()
    .min(0)
    .max(31)
    .default(0)
    .describe('Which API process this is, from 0. It listens on PORT + PROCESS_INDEX.'),
  METRICS_HOST: z
    .string()
    .default('127.0.0.1')
    .describe('Address on which metrics listen. They say nothing of members, but are not for strangers: no proxy may lead there.'),
  METRICS_PORT: port.default(9464).describe('Private port of the metrics of the first API process; the next process takes the next port.'),
  WORKER_METRICS_PORT: port.default(9400).describe('Private port of the metrics of the worker. `npm start` gives the others free ones.'),
  DATA_DIR: z.string().default('.data').describe('Folder for photos and, in a demo, for the embedded services.'),
  STATUS_DIR: z
    .string()
    .optional()
    .describe(
      'Folder where the status page is written each minute, for a proxy to show while the API is away (deploy/Caddyfile). Without it status in DATA_DIR.',
    ),
};
