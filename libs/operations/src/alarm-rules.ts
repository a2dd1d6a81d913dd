import { alarmNames, alarms, type Alarm } from './alarms.js';

/** The series that an alarm watches, over all processes that measure it: the worst one counts. */
function expressionOf({ metric, only, wrongAbove, wrongBelow }: Alarm): string {
  const selector = only ? `{${only.label}=~"${only.values.join('|')}"}` : '';
  const by = only?.label === 'queue' ? ' by (queue) ' : '';
  const series = `${by}(${metric}${selector})`;
  return wrongBelow === undefined ? `max${series} > ${wrongAbove}` : `min${series} < ${wrongBelow}`;
}

/** As YAML quotes a text, and the formatter of this repository leaves it. */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const ruleOf = (name: string, alarm: Alarm): string[] => [
  `      - alert: ${name}`,
  `        expr: ${quoted(expressionOf(alarm))}`,
  `        for: ${alarm.holdsS}s`,
  `        labels:`,
  `          urgency: ${alarm.urgency}`,
  `        annotations:`,
  `          summary: ${quoted(alarm.summary)}`,
  `          description: ${quoted(alarm.remedy)}`,
];

/** The table of alarms as a rule file of Prometheus. */
export const alarmRules = (): string =>
  [
    '# Written from libs/operations/src/alarms.ts: node apps/tools/run.mjs alerts',
    'groups:',
    '  - name: second-spring',
    '    interval: 15s',
    '    rules:',
    ...alarmNames.flatMap((name) => ruleOf(name, alarms[name])),
    '',
  ].join('\n');
