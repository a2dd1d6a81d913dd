import { currentEnvironment } from '#config';

/** The environment that a spec's services run in: the addresses come from the test run, the rest is fixed. */
export function testEnvironment(overrides: Readonly<Record<string, string>> = {}): Record<string, string | undefined> {
  return {
    APP_MODE: 'demo',
    SMTP_URL: 'smtp://127.0.0.1:9',
    APP_SECRET: 'a-secret-for-tests-that-is-long-enough-01',
    MOLLIE_KEY: 'test_a_key_for_tests_that_is_long_enough',
    LOG_LEVEL: 'silent',
    DATABASE_POOL: '10',
    ...currentEnvironment(),
    ...overrides,
  };
}
