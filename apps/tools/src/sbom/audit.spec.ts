import { describe, expect, it } from '@jest/globals';
import { readAudit } from './audit.js';

const hole = (severity: string) => ({ severity, range: '<2.0.0', via: [], fixAvailable: true });

describe('what is known against the packages', () => {
  it('is a fault when it is grave, and none when it is not [ASVS 15.2.1]', () => {
    const printed = JSON.stringify({
      vulnerabilities: { one: hole('high'), two: hole('critical'), three: hole('moderate') },
      metadata: {},
    });
    expect(readAudit(printed)).toEqual({ isJudged: true, faults: ['one <2.0.0: high', 'two <2.0.0: critical'] });
    expect(readAudit(JSON.stringify({ vulnerabilities: {} }))).toEqual({ isJudged: true, faults: [] });
  });

  it.each([
    ['', 'the registry did not say what is known against the packages'],
    ['{"message":"Not Found"}', 'the registry did not say what is known against the packages: Not Found'],
    [
      '{"error":{"code":"ENOAUDIT","summary":"no audit here"}}',
      'the registry did not say what is known against the packages: no audit here',
    ],
  ])('is not judged where nobody said it: %s', (printed, why) => {
    expect(readAudit(printed)).toEqual({ isJudged: false, why });
  });
});
