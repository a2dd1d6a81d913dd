import { jest } from '@jest/globals';

// A project of jest cannot set this in its configuration.
jest.setTimeout(process.env.PRODUCT_URLS ? 120_000 : 20_000);
