import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { register } from 'prom-client';
import { alarmNames, alarms, type Alarm } from './alarms.js';
import { alarmRules } from './alarm-rules.js';
import { judge } from './alarms.policy.js';
import { gauges, type Sample } from './samples.js';
import { seriesOf } from './series.fixture.js';

const committed = readFileSync(new URL('../../../deploy/alerts.yml', import.meta.url), 'utf8');
/** Every value that holds more than a word stands in quotes on one line, so that no reader of YAML is needed. */
const rules = committed
  .split('      - alert: ')
  .slice(1)
  .map((block) => {
    const [alert = '', ...lines] = block.trimEnd().split('\n');
    const valueOf = (key: string): string =>
      lines
        .find((line) => line.trim().startsWith(`${key}: `))
        ?.trim()
        .slice(key.length + 2) ?? '';
    const textOf = (key: string) => valueOf(key).slice(1, -1).replaceAll("''", "'");
    return { alert, expr: textOf('expr'), holds: valueOf('for'), summary: textOf('summary'), description: textOf('description') };
  });

/** The part of PromQL that the rules use, read from their text: the worst of some series, perhaps for each value of a label, and a bound. */
function read(expr: string) {
  const [, fold, by, metric = '', label, values = '', comparison, bound] =
    /^(max|min)(?: by \((\w+)\) )?\((\w+)(?:\{(\w+)=~"([\w|-]+)"\})?\) ([<>]) ([\d.]+)$/.exec(expr) ?? [];
  if (!fold) throw new Error(`not of the form that rules have: ${expr}`);
  return { fold, by, metric, label, values: values.split('|'), comparison, bound: Number(bound) };
}

function isTrue(expr: string, samples: readonly Sample[]): boolean {
  const { fold, by, metric, label, values, comparison, bound } = read(expr);
  const groups = new Map<string, number[]>();
  for (const sample of samples) {
    if (sample.metric !== metric || (label && !values.includes(sample.labels[label] ?? ''))) continue;
    const group = by ? (sample.labels[by] ?? '') : '';
    groups.set(group, [...(groups.get(group) ?? []), sample.value]);
  }
  const folded = [...groups.values()].map((group) => (fold === 'max' ? Math.max(...group) : Math.min(...group)));
  return folded.some((value) => (comparison === '>' ? value > bound : value < bound));
}

describe('the rules for Prometheus', () => {
  it('are those of the table of alarms, each with what is the matter and what to do [#141]', () => {
    expect(committed).toBe(alarmRules());
    expect(rules.map(({ alert }) => alert)).toEqual(alarmNames);
    for (const { summary, description } of rules) expect([summary, description].every((text) => text.length > 20)).toBe(true);
  });

  it('name only metrics that the processes export, with labels that they have', () => {
    for (const { expr } of rules) {
      const { metric, label } = read(expr);
      const exported = register.getSingleMetric(metric);
      expect([metric, exported]).toEqual([metric, expect.anything()]);
      expect(Object.keys(gauges)).toContain(metric);
      if (label) expect((exported as unknown as { labelNames: string[] }).labelNames).toContain(label);
    }
  });

  it.each(alarmNames)('fire and stay quiet on the same figures as the alarm of the product: %s [#141]', (name) => {
    const rule = rules.find(({ alert }) => alert === name);
    const alarm: Alarm = alarms[name];
    expect(rule?.holds).toBe(`${alarm.holdsS}s`);
    const series = seriesOf(alarm);
    const outcomes = Object.values(series).map((samples) => [isTrue(rule?.expr ?? '', samples), judge(alarm, samples).isWrong]);
    expect(outcomes).toEqual([
      [true, true],
      [false, false],
      [false, false],
      [false, false],
    ]);
  });
});
