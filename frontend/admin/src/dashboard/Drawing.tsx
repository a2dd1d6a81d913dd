import { Box, useTheme } from '@mui/material';
import { useId } from 'react';
import { Bar, CartesianGrid, ComposedChart, Line, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { dashboardWords as text } from './dashboard-words';
import type { Charted, Look, Series, Step } from './chart-types';

type Drawn = Series & { readonly look: Look };

const HEIGHT = 240;
const AXIS_WIDTH = 64;
const axis = { fontSize: 13 } as const;

/** One chart. Its numbers stand in the table, which is what a screen reader is sent to. */
export function Drawing({ title, steps, series }: Charted) {
  const { palette } = useTheme();
  const hatch = useId();
  const drawn = series.filter((one): one is Drawn => one.look !== undefined);
  const data = steps.map((step, index) => ({
    ...step,
    ...Object.fromEntries(drawn.map(({ figures }, order) => [`f${order}`, figures[index] ?? null])),
  }));
  const format = drawn[0]?.format;
  const colours = {
    bar: palette.primary.main,
    hatched: palette.secondary.main,
    line: palette.primary.main,
    broken: palette.secondary.main,
  };
  return (
    <Box component="figure" sx={{ m: 0, fontSize: '0.875rem' }}>
      <Box
        role="img"
        aria-label={text.chartTold(title, steps[0]?.name ?? '', steps.at(-1)?.name ?? '')}
        sx={{ width: '100%', height: HEIGHT }}
      >
        <ResponsiveContainer>
          <ComposedChart data={data} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
            <defs>
              <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <rect width="3" height="6" fill={colours.hatched} />
              </pattern>
            </defs>
            <CartesianGrid vertical={false} stroke={palette.divider} />
            <XAxis dataKey="short" tick={{ ...axis, fill: palette.text.secondary }} stroke={palette.text.secondary} minTickGap={12} />
            <YAxis
              width={AXIS_WIDTH}
              tick={{ ...axis, fill: palette.text.secondary }}
              stroke={palette.text.secondary}
              allowDecimals={format?.scale !== 'whole'}
              {...(format?.scale === 'percent' && { domain: [0, 100] })}
              tickFormatter={(value: number) => format?.shown(value) ?? String(value)}
            />
            <Tooltip
              isAnimationActive={false}
              cursor={{ fill: palette.action.hover }}
              contentStyle={{
                background: palette.background.paper,
                border: `1px solid ${palette.text.secondary}`,
                color: palette.text.primary,
              }}
              itemStyle={{ color: palette.text.primary }}
              labelFormatter={(_, [first]) => (first?.payload as Step | undefined)?.name ?? ''}
              formatter={(value, _, { dataKey }) => drawn[Number(String(dataKey).slice(1))]?.format.shown(Number(value)) ?? String(value)}
            />
            {drawn.map(({ name, look }, order) =>
              look === 'bar' || look === 'hatched' ? (
                <Bar
                  key={name}
                  dataKey={`f${order}`}
                  name={name}
                  fill={look === 'bar' ? colours.bar : `url(#${hatch})`}
                  stroke={colours[look]}
                  isAnimationActive={false}
                />
              ) : (
                <Line
                  key={name}
                  dataKey={`f${order}`}
                  name={name}
                  stroke={colours[look]}
                  strokeWidth={3}
                  {...(look === 'broken' && { strokeDasharray: '6 4' })}
                  dot={{ r: 3, fill: look === 'line' ? colours.line : palette.background.paper, strokeDasharray: '' }}
                  isAnimationActive={false}
                />
              ),
            )}
          </ComposedChart>
        </ResponsiveContainer>
      </Box>
      <Box component="figcaption" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, pt: 0.5 }}>
        {drawn.map(({ name, look }) => (
          <Legend key={name} name={name} look={look} colour={colours[look]} />
        ))}
      </Box>
    </Box>
  );
}

const swatches = {
  bar: (colour: string) => ({ height: 12, background: colour }),
  hatched: (colour: string) => ({
    height: 12,
    border: `1px solid ${colour}`,
    background: `repeating-linear-gradient(135deg, ${colour} 0 3px, transparent 3px 6px)`,
  }),
  line: (colour: string) => ({ height: 0, borderTop: `3px solid ${colour}` }),
  broken: (colour: string) => ({ height: 0, borderTop: `3px dashed ${colour}` }),
} satisfies Record<Look, (colour: string) => object>;

const Legend = ({ name, look, colour }: { readonly name: string; readonly look: Look; readonly colour: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
    <Box component="span" aria-hidden sx={{ width: 20, ...swatches[look](colour) }} />
    {name}
  </Box>
);
