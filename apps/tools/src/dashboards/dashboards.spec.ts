import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { Histogram, register, Registry, type Metric } from 'prom-client';
import { z } from 'zod';
import { collectProcessMetrics } from '#observability';
import { alarmNames } from '#operations';
import { projectRoot } from '../project.js';
import { dashboards, fileOf } from './index.js';

const ofProcess = new Registry();
collectProcessMetrics(ofProcess);

/** What Prometheus adds to every series that it scrapes. */
const ofTarget = ['job', 'instance'];
/** What its type leaves out of every metric. */
type Named = Metric & { readonly name: string; readonly labelNames: readonly string[] };
type Series = readonly [name: string, labels: readonly string[]];

function seriesOf(metric: Named): Series[] {
  const { name, labelNames } = metric;
  const labels = [...labelNames, ...ofTarget];
  if (!(metric instanceof Histogram)) return [[name, labels]];
  return [
    [`${name}_bucket`, [...labels, 'le']],
    [`${name}_sum`, labels],
    [`${name}_count`, labels],
  ];
}

/** Every series that the processes expose, with the labels that it has. */
const series = new Map<string, readonly string[]>(
  [register, ofProcess].flatMap((registry) => (registry.getMetricsAsArray() as unknown as Named[]).flatMap(seriesOf)),
);

/** The words of PromQL that the dashboards use, besides names of series and labels. */
const words = new Set('sum min max by rate increase topk histogram_quantile'.split(' '));

/** The names of series in a question, and the labels that it asks of them. */
function read(expr: string): { readonly names: string[]; readonly labels: string[] } {
  const withoutTexts = expr.replaceAll(/"[^"]*"/g, '""').replaceAll(/\[\w+\]/g, '');
  const labels: string[] = [];
  const rest = withoutTexts
    .replaceAll(/\{([^}]*)\}/g, (_all, inner: string) => {
      labels.push(...[...inner.matchAll(/(\w+)\s*(?:=~|!=|!~|=)/g)].map(([, label = '']) => label));
      return '';
    })
    .replaceAll(/by \(([^)]*)\)/g, (_all, inner: string) => {
      labels.push(...inner.split(',').map((label) => label.trim()));
      return '';
    });
  const names = [...rest.matchAll(/[a-z_][\w:]*/gi)].map(([name]) => name).filter((name) => !words.has(name));
  return { names, labels };
}

const questions = dashboards.flatMap(({ uid, panels }) =>
  panels.flatMap(({ title, lines }) => lines.map(([expr, legend]) => ({ where: `${uid}: ${title}`, expr, legend }))),
);

const place = z.strictObject({ x: z.int().min(0).max(23), y: z.int().min(0), w: z.int().min(1).max(24), h: z.int().min(1) });
const datasource = z.strictObject({ type: z.literal('prometheus'), uid: z.literal('${datasource}') });
/** What Grafana needs to draw a dashboard from a file (schema 39). */
const grafana = z.object({
  uid: z.string().regex(/^[\w-]{1,40}$/),
  title: z.string().min(1),
  schemaVersion: z.literal(39),
  time: z.object({ from: z.string(), to: z.string() }),
  templating: z.object({ list: z.array(z.object({ name: z.literal('datasource'), type: z.literal('datasource') })).length(1) }),
  panels: z
    .array(
      z.object({
        id: z.int().min(1),
        type: z.enum(['timeseries', 'stat']),
        title: z.string().min(1),
        description: z.string().min(10),
        gridPos: place,
        datasource,
        targets: z
          .array(z.object({ refId: z.string().regex(/^[A-Z]$/), datasource, expr: z.string().min(1), legendFormat: z.string().min(1) }))
          .min(1),
        fieldConfig: z.object({
          defaults: z.object({
            unit: z.string(),
            thresholds: z.object({
              mode: z.literal('absolute'),
              steps: z.array(z.object({ color: z.string(), value: z.number().nullable() })).min(1),
            }),
          }),
        }),
      }),
    )
    .min(4),
});

const overlaps = (one: z.infer<typeof place>, other: z.infer<typeof place>): boolean =>
  one.x < other.x + other.w && other.x < one.x + one.w && one.y < other.y + other.h && other.y < one.y + one.h;

describe('the dashboards', () => {
  it('ask only for series that the processes expose, by labels that these have', () => {
    for (const { where, expr } of questions) {
      const { names, labels } = read(expr);
      expect([where, names.length]).not.toEqual([where, 0]);
      for (const name of names) {
        expect([where, name, series.has(name)]).toEqual([where, name, true]);
        for (const label of labels) expect([where, name, label, series.get(name)?.includes(label)]).toEqual([where, name, label, true]);
      }
    }
  });

  it('call each line by labels that its question leaves', () => {
    for (const { where, expr, legend } of questions) {
      const kept = [...expr.matchAll(/by \(([^)]*)\)/g)].map(([, inner = '']) => inner.split(',').map((label) => label.trim()));
      const { names } = read(expr);
      const left = kept[0] ?? (/^(sum|min|max)\(/.test(expr) ? [] : [...(series.get(names[0] ?? '') ?? [])]);
      for (const [, label = ''] of legend.matchAll(/\{\{(\w+)\}\}/g))
        expect([where, label, left.includes(label)]).toEqual([where, label, true]);
    }
  });

  it('see a name that nobody exposes, and a label that a series lacks', () => {
    const { names, labels } = read('max by (queue) (rate(no_such_seconds_count{state="x"}[5m]))');
    expect(names).toEqual(['no_such_seconds_count']);
    expect(labels.toSorted()).toEqual(['queue', 'state']);
    expect(series.has('no_such_seconds_count')).toBe(false);
    expect(series.get('outbox_age_seconds')).not.toContain('queue');
  });

  it('show every series that an alarm watches', () => {
    const shown = new Set(questions.flatMap(({ expr }) => read(expr).names));
    const text = readFileSync(join(projectRoot, 'deploy', 'alerts.yml'), 'utf8');
    const watched = [...text.matchAll(/expr: '(?:max|min)(?: by \(\w+\) )?\((\w+)/g)].map(([, name = '']) => name);
    expect(watched).toHaveLength(alarmNames.length);
    expect(watched.filter((name) => !shown.has(name))).toEqual([]);
  });

  it.each(dashboards)('are files that Grafana reads: $uid', (dashboard) => {
    const { panels } = grafana.parse(JSON.parse(readFileSync(fileOf(dashboard), 'utf8')));
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
    for (const [index, { gridPos, targets }] of panels.entries()) {
      expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
      expect(new Set(targets.map(({ refId }) => refId)).size).toBe(targets.length);
      for (const other of panels.slice(index + 1)) expect(overlaps(gridPos, other.gridPos)).toBe(false);
    }
  });

  it('lie alone in their folder, where the provisioning looks for them', () => {
    const folder = join(projectRoot, 'deploy', 'grafana');
    expect(readdirSync(join(folder, 'dashboards')).toSorted()).toEqual(dashboards.map(({ uid }) => `${uid}.json`).toSorted());
    const provider = readFileSync(join(folder, 'provisioning', 'dashboards', 'second-spring.yml'), 'utf8');
    const compose = readFileSync(join(projectRoot, 'docker-compose.yml'), 'utf8');
    const [, path = ''] = /path: (\S+)/.exec(provider) ?? [];
    expect(compose).toContain(`./deploy/grafana/dashboards:${path}:ro`);
    expect(compose).toContain('./deploy/grafana/provisioning:/etc/grafana/provisioning:ro');
  });
});
