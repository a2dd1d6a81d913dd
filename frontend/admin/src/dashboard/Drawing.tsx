import { Box, useTheme } from '@mui/material';
import { useId } from 'react';
import { CartesianGrid, ComposedChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { chartColours, drawnOf, rowsOf } from './chart-data';
import { shapeOf } from './chart-shapes';
import type { Charted, Step } from './chart-types';
import { dashboardWords as text } from './dashboard-words';
import { Legend } from './Legend';

const HEIGHT = 240;
const AXIS_WIDTH = 64;
const axis = { fontSize: 13 } as const;

/** One chart. Its numbers stand in the table, which is what a screen reader is sent to. */
export function Drawing({ title, steps, series }: Charted) {
  const { palette } = useTheme();
  const hatch = useId();
  const drawn = drawnOf(series);
  const format = drawn[0]?.format;
  const colours = chartColours(palette);
  const soft = palette.text.secondary;
  return (
    <Box component="figure" sx={{ m: 0, fontSize: '0.875rem' }}>
      <Box
        role="img"
        aria-label={text.chartTold(title, steps[0]?.name ?? '', steps.at(-1)?.name ?? '')}
        sx={{ width: '100%', height: HEIGHT }}
      >
        <ResponsiveContainer>
          <ComposedChart data={rowsOf(steps, drawn)} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
            <defs>
              <pattern id={hatch} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <rect width="3" height="6" fill={colours.hatched} />
              </pattern>
            </defs>
            <CartesianGrid vertical={false} stroke={palette.divider} />
            <XAxis dataKey="short" tick={{ ...axis, fill: soft }} stroke={soft} minTickGap={12} />
            <YAxis
              width={AXIS_WIDTH}
              tick={{ ...axis, fill: soft }}
              stroke={soft}
              allowDecimals={format?.scale !== 'whole'}
              {...(format?.scale === 'percent' && { domain: [0, 100] })}
              tickFormatter={(value: number) => format?.shown(value) ?? String(value)}
            />
            <Tooltip
              isAnimationActive={false}
              cursor={{ fill: palette.action.hover }}
              contentStyle={{ background: palette.background.paper, border: `1px solid ${soft}`, color: palette.text.primary }}
              itemStyle={{ color: palette.text.primary }}
              labelFormatter={(_, [first]) => (first?.payload as Step | undefined)?.name ?? ''}
              formatter={(value, _, { dataKey }) => drawn.find((one) => one.key === dataKey)?.format.shown(Number(value)) ?? String(value)}
            />
            {drawn.map((one) => shapeOf(one, { colours, hatch, paper: palette.background.paper }))}
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
