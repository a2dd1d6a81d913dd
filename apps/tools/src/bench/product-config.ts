import { currentEnvironment, loadConfig, type Config, type Environment } from '#config';
import type { Stage } from './stage.js';

/** The settings of a part of the product that runs beside the started one and on its services. */
export const environmentOf = ({ product }: Stage): Environment => ({
  ...currentEnvironment(),
  APP_MODE: 'demo',
  DATABASE_URL: product.databaseUrl,
  REDIS_URL: product.redisUrl,
  SMTP_URL: product.smtpUrl,
  DATA_DIR: product.dataDir,
  APP_SECRET: 'a-secret-for-the-bench-that-is-long-enough',
  MOLLIE_KEY: 'test_a_key_for_the_bench_that_is_long_enough',
});

export const configOf = (stage: Stage): Config => loadConfig(environmentOf(stage));
