import { alarms, type Alarm, type AlarmName } from '#operations';

/** As Grafana names units. */
export type Unit = 's' | 'short' | 'reqps' | 'ops' | 'percentunit' | 'bytes';

export type Panel = {
  readonly title: string;
  /** What to look for in it. */
  readonly help: string;
  readonly unit: Unit;
  /** Each a question to Prometheus, with what its lines are called. */
  readonly lines: readonly (readonly [expr: string, legend: string])[];
  /** Its bound is drawn. */
  readonly alarm?: AlarmName;
  /** A number instead of a curve: for what is either well or not. */
  readonly isNumber?: true;
};

export type Dashboard = {
  /** Part of its address, and the name of its file. */
  readonly uid: string;
  readonly title: string;
  readonly panels: readonly Panel[];
};

const COLUMNS = 24;
const sizes = { curve: { w: 12, h: 8 }, number: { w: 6, h: 4 } } as const;
const datasource = { type: 'prometheus', uid: '${datasource}' } as const;

/** As Grafana reads it from a file: numbers in rows of four, curves in rows of two. */
export function grafanaJson({ uid, title, panels }: Dashboard): object {
  const places = placesOf(panels);
  return {
    uid: `second-spring-${uid}`,
    title: `Second Spring: ${title}`,
    tags: ['second-spring'],
    timezone: 'browser',
    schemaVersion: 39,
    version: 1,
    editable: false,
    graphTooltip: 1,
    refresh: '30s',
    time: { from: 'now-6h', to: 'now' },
    templating: { list: [{ name: 'datasource', label: 'Prometheus', type: 'datasource', query: 'prometheus', current: {}, hide: 0 }] },
    annotations: { list: [] },
    links: [
      {
        title: 'Second Spring',
        type: 'dashboards',
        tags: ['second-spring'],
        asDropdown: true,
        includeVars: true,
        keepTime: true,
        icon: 'external link',
        targetBlank: false,
        tooltip: '',
        url: '',
      },
    ],
    panels: panels.map((panel, index) => panelJson(panel, index + 1, places[index])),
  };
}

function panelJson({ title, help, unit, lines, alarm, isNumber }: Panel, id: number, gridPos: object | undefined): object {
  return {
    id,
    type: isNumber ? 'stat' : 'timeseries',
    title,
    description: alarm ? `${help} Alarm ${alarm}: ${alarms[alarm].summary}` : help,
    gridPos,
    datasource,
    targets: lines.map(([expr, legendFormat], index) => ({
      refId: String.fromCodePoint(65 + index),
      datasource,
      expr,
      legendFormat,
      range: !isNumber,
      instant: Boolean(isNumber),
    })),
    fieldConfig: {
      defaults: {
        unit,
        ...(unit === 'percentunit' ? {} : { min: 0 }),
        thresholds: thresholdsOf(alarm && alarms[alarm]),
        custom: isNumber ? {} : { drawStyle: 'line', lineWidth: 2, fillOpacity: 8, thresholdsStyle: { mode: alarm ? 'line' : 'off' } },
      },
      overrides: [],
    },
    options: isNumber
      ? { colorMode: 'background', graphMode: 'area', reduceOptions: { calcs: ['lastNotNull'], fields: '', values: false } }
      : { legend: { displayMode: 'list', placement: 'bottom', showLegend: true }, tooltip: { mode: 'multi', sort: 'desc' } },
  };
}

function thresholdsOf(alarm: Alarm | undefined): object {
  const [good, bad] = ['green', 'red'];
  const bound = alarm?.wrongAbove ?? alarm?.wrongBelow;
  const steps =
    bound === undefined
      ? [{ color: good, value: null }]
      : alarm?.wrongBelow === undefined
        ? [
            { color: good, value: null },
            { color: bad, value: bound },
          ]
        : [
            { color: bad, value: null },
            { color: good, value: bound },
          ];
  return { mode: 'absolute', steps };
}

function placesOf(panels: readonly Panel[]): object[] {
  let [x, y, row] = [0, 0, 0];
  return panels.map(({ isNumber }) => {
    const { w, h } = isNumber ? sizes.number : sizes.curve;
    if (x + w > COLUMNS || (row > 0 && h !== row)) [x, y] = [0, y + row];
    const place = { x, y, w, h };
    [x, row] = [x + w, h];
    return place;
  });
}
