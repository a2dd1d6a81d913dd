import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { alarmNames, alarms, type Alarm, type AlarmName } from '#operations';
import { projectRoot } from '../project.js';

const file = join(projectRoot, 'deploy/alerts.test.yml');
/** As the rules are evaluated. */
const STEP_S = 15;
/** Time after which a rule that was wrong is right again, in the last case. */
const QUIET_S = 60;

type Series = { readonly labels: string; readonly values: string };
type Look = { readonly atS: number; readonly fires: readonly (string | undefined)[] };
type Case = { readonly title: string; readonly series: readonly Series[]; readonly looks: readonly Look[] };

/** As YAML quotes a text, and the formatter of this repository leaves it. */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** The same figure for so many seconds. */
const lasting = (value: number, seconds: number): string => `${value}+0x${Math.ceil(seconds / STEP_S)}`;

const stepOver = (bound: number): number => (Number.isInteger(bound) ? 1 : 0.05);
const rounded = (value: number): number => Math.round(value * 10_000) / 10_000;

/** Each alarm fires, keeps quiet, and ends: by figures that Prometheus itself evaluates. */
function casesOf(name: AlarmName): Case[] {
  const { only, wrongAbove, wrongBelow, holdsS }: Alarm = alarms[name];
  const bound = wrongAbove ?? wrongBelow ?? 0;
  const wrong = rounded(wrongBelow === undefined ? bound + stepOver(bound) : bound - stepOver(bound));
  const values = only?.values ?? [undefined];
  const seriesOf = (figures: string): Series[] =>
    values.map((value) => ({ labels: [...(only ? [`${only.label}="${value}"`] : []), 'instance="one"'].join(','), values: figures }));
  // Rules about queues name each of them; all others tell of the worst figure alone.
  const told = only?.label === 'queue' ? only.values : [undefined];
  return [
    {
      title: `${name} fires once its figure has been out of bounds for long enough`,
      series: seriesOf(lasting(wrong, holdsS + QUIET_S)),
      looks: [...(holdsS > 0 ? [{ atS: holdsS - STEP_S, fires: [] }] : []), { atS: holdsS, fires: told }],
    },
    {
      title: `${name} does not fire at its bound`,
      series: seriesOf(lasting(bound, holdsS + QUIET_S)),
      looks: [{ atS: holdsS + QUIET_S, fires: [] }],
    },
    {
      title: `${name} ends when its figure is back`,
      series: seriesOf(`${lasting(wrong, holdsS)} ${lasting(bound, QUIET_S)}`),
      looks: [{ atS: holdsS + QUIET_S, fires: [] }],
    },
    ...(only
      ? [
          {
            title: `${name} does not fire because of what it does not watch`,
            series: [{ labels: `${only.label}="another",instance="one"`, values: lasting(wrong, holdsS + QUIET_S) }],
            looks: [{ atS: holdsS + QUIET_S, fires: [] }],
          },
        ]
      : []),
  ];
}

function linesOf(name: AlarmName, { title, series, looks }: Case): string[] {
  const { metric, urgency, summary, remedy }: Alarm = alarms[name];
  return [
    `  - name: ${quoted(title)}`,
    `    interval: ${STEP_S}s`,
    '    input_series:',
    ...series.flatMap(({ labels, values }) => [`      - series: ${quoted(`${metric}{${labels}}`)}`, `        values: ${quoted(values)}`]),
    '    alert_rule_test:',
    ...looks.flatMap(({ atS, fires }) => [
      `      - eval_time: ${atS}s`,
      `        alertname: ${name}`,
      ...(fires.length === 0 ? ['        exp_alerts: []'] : ['        exp_alerts:']),
      ...fires.flatMap((queue) => [
        '          - exp_labels:',
        `              urgency: ${urgency}`,
        ...(queue === undefined ? [] : [`              queue: ${queue}`]),
        '            exp_annotations:',
        `              summary: ${quoted(summary)}`,
        `              description: ${quoted(remedy)}`,
      ]),
    ]),
  ];
}

const alertTests = (): string =>
  [
    '# What promtool tries the rules with, from libs/operations/src/alarms.ts: node apps/tools/run.mjs alert-tests',
    'rule_files:',
    '  - alerts.yml',
    `evaluation_interval: ${STEP_S}s`,
    'tests:',
    ...alarmNames.flatMap((name) => casesOf(name).flatMap((one) => linesOf(name, one))),
    '',
  ].join('\n');

/** Writes the tests of the rules for Prometheus from the table of alarms. */
export async function writeAlertTests(): Promise<void> {
  await writeFile(file, alertTests());
}

/** A fault when the committed file is not what the table of alarms would write now. */
export async function staleAlertTests(): Promise<string | undefined> {
  const committed = await readFile(file, 'utf8').catch(() => '');
  return committed === alertTests() ? undefined : 'deploy/alerts.test.yml is stale: node apps/tools/run.mjs alert-tests';
}
