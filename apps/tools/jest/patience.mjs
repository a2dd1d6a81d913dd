import { jest } from '@jest/globals';

// A project of jest cannot set these in its configuration.
if (process.env.PRODUCT_URLS) {
  jest.setTimeout(120_000);
  // Two products and two browsers share the machine: what fails is shown, and tried once more.
  jest.retryTimes(1, { logErrorsBeforeRetry: true });
} else jest.setTimeout(20_000);
