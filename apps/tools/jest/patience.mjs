import { jest } from '@jest/globals';

// A project of jest cannot set this in its configuration. Far more than anything takes: a busy machine is no fault of the product.
const whole = process.env.LONG === '1' ? 10 : 1;
jest.setTimeout(whole * 120_000);
