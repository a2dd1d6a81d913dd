import type { Alarm } from './alarms.js';
import type { Sample } from './samples.js';

/** Made figures for an alarm: on the wrong side of its bound, on it, far from it, and of something else. */
export function seriesOf({ metric, only, wrongAbove, wrongBelow }: Alarm) {
  const bound = wrongAbove ?? wrongBelow ?? 0;
  const step = wrongBelow === undefined ? 0.1 : -0.1;
  const samples = (value: number): Sample[] =>
    only ? only.values.map((label) => ({ metric, labels: { [only.label]: label }, value })) : [{ metric, labels: {}, value }];
  return {
    wrong: samples(bound + step),
    atBound: samples(bound),
    healthy: samples(wrongBelow === undefined ? 0 : 2),
    foreign: only ? [{ metric, labels: { [only.label]: 'another' }, value: bound + 1_000 * step }] : [],
  };
}
