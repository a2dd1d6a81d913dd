import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { alarmNames, alarms, type Alarm } from '#operations';
import { projectRoot } from '../project.js';

const text = readFileSync(join(projectRoot, 'deploy', 'alerts.test.yml'), 'utf8');
const cases = text
  .split(/^ {2}- name: /m)
  .slice(1)
  .map((block) => ({
    alertname: /alertname: (\w+)/.exec(block)?.[1],
    fires: /exp_alerts:\n/.test(block),
    figures: [...block.matchAll(/values: '([^']+)'/g)].map(([, values = '']) => values),
    metric: /series: '(\w+)/.exec(block)?.[1],
  }));

describe('the tests of the rules for Prometheus', () => {
  it.each(alarmNames)('have a case in which it fires, and others in which it keeps quiet: %s [#141]', (name) => {
    const mine = cases.filter(({ alertname }) => alertname === name);
    const { metric, wrongAbove, wrongBelow = 0, only }: Alarm = alarms[name];
    expect(mine.map(({ fires }) => fires)).toEqual([true, false, false, ...(only ? [false] : [])]);
    expect(new Set(mine.map((one) => one.metric))).toEqual(new Set([metric]));
    const [firing, atBound] = mine.map(({ figures: [first = ''] }) => Number.parseFloat(first));
    expect(atBound).toBe(wrongAbove ?? wrongBelow);
    expect(wrongAbove === undefined ? Number(firing) < wrongBelow : Number(firing) > wrongAbove).toBe(true);
  });

  it('are of alarms that there are', () => {
    expect([...new Set(cases.map(({ alertname }) => alertname))]).toEqual(alarmNames);
  });
});
