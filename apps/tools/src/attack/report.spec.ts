import { describe, expect, it } from '@jest/globals';
import { Findings, linesOf } from './report.js';

describe('what an attack reports', () => {
  it('says how often it tried, what it found and how to see it again', () => {
    const findings = new Findings('fuzz');
    findings.tried(20);
    findings.find('POST /api/likes', 'status 500', '--seed 58');
    expect(linesOf(findings.report())).toEqual([
      'fuzz            20 tries, 1 findings',
      '  FOUND POST /api/likes: status 500\n        again: --seed 58',
    ]);
  });

  it('is never silent where nothing was tried', () => {
    expect(new Findings('tools').report().untried).toEqual(['nothing could be tried']);
    const told = new Findings('tools');
    told.skip('sqlmap is not here');
    expect(linesOf(told.report())).toEqual(['tools            0 tries, 0 findings, 1 not tried', '  not tried: sqlmap is not here']);
  });

  it('tells a program that is not to be had from a place that was not judged', () => {
    const lacking = new Findings('tools');
    lacking.lack('testssl is not here');
    expect(lacking.report()).toMatchObject({ isLacking: true, untried: ['testssl is not here'] });
    const told = new Findings('tools');
    told.skip('testssl was not through');
    expect(told.report()).not.toHaveProperty('isLacking');
  });
});
