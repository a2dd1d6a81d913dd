import { describe, expect, it } from '@jest/globals';
import { databaseUnavailable } from './errors.js';

describe('a database that may be asked again soon', () => {
  it.each([
    ['is starting', { code: '57P03', severity: 'FATAL' }],
    ['only follows another one since a moment ago', { code: '25006', severity: 'ERROR' }],
    ['has no connection left', { code: '53300', severity: 'FATAL' }],
    ['was lost by the pooler, or not found', { code: '08P01', severity: 'FATAL', message: 'server conn crashed?' }],
  ])('%s', (_, cause) => {
    expect(databaseUnavailable(cause)).toBe(true);
    expect(databaseUnavailable({ driverError: cause })).toBe(true);
  });

  it('is not one that was asked wrongly', () => {
    const tooFewValues = {
      code: '08P01',
      severity: 'ERROR',
      message: 'bind message supplies 1 parameters, but prepared statement requires 2',
    };
    expect(databaseUnavailable(tooFewValues)).toBe(false);
    expect(databaseUnavailable({ code: '42P01', severity: 'ERROR' })).toBe(false);
  });
});
