import { jest } from '@jest/globals';

// A project of jest cannot set this in its configuration.
const whole = process.env.LONG === '1' ? 10 : 1;
jest.setTimeout(whole * (process.env.PRODUCT_URLS ? 120_000 : 60_000));
